import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Block } from '../core/screenBlocks';

interface BlockCanvasProps extends Omit<ComponentProps<'canvas'>, 'width' | 'height'> {
  readonly blocks: readonly Block[];
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Screen pixels for each pixel of the picture. */
  readonly scale: number;
}

/** A picture of rectangles, pixel by pixel. */
export default function BlockCanvas({
  blocks,
  pixelWidth,
  pixelHeight,
  scale,
  style,
  ...rest
}: BlockCanvasProps): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.clearRect(0, 0, pixelWidth, pixelHeight);
    for (const { x, y, width, height, rgb } of blocks) {
      context.fillStyle = rgb;
      context.fillRect(x, y, width, height);
    }
  }, [blocks, pixelWidth, pixelHeight]);
  return (
    <canvas
      ref={ref}
      width={pixelWidth}
      height={pixelHeight}
      style={{
        width: `${pixelWidth * scale}px`,
        height: `${pixelHeight * scale}px`,
        imageRendering: 'pixelated',
        ...style,
      }}
      {...rest}
    />
  );
}
