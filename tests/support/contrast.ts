/** How far the lightness of two colours is apart, as WCAG reckons it. */
export function contrast(one: string, other: string): number {
  const lightness = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [lightness(one), lightness(other)];
  return Math.max(a, b) / Math.min(a, b);
}
