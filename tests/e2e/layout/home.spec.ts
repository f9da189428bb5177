import { rowAt } from '../../support/night';
import { expect, test } from '../../support/site';

for (const [place, width] of [390, 1280].entries()) {
  test(
    `the circuit on home has its room before it comes, at ${width} px`,
    rowAt(place),
    async ({ memberPage: page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const circuit = page.getByRole('figure', { name: /adderar två bitar/ });
      await expect(circuit).toBeVisible();
      // What stands below would move by as much, away from under a pointer.
      const missing = await circuit.evaluate((lab) => {
        const room = lab.parentElement ?? lab;
        return room.getBoundingClientRect().height - parseFloat(getComputedStyle(room).minHeight);
      });
      expect(missing).toBeLessThan(1);
    },
  );
}
