import { expect, it } from 'vitest';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

it.each([
  ['/pricing', 320],
  ['/fr/tarifs', 320],
  ['/fr/tarifs', 390],
  ['/de/preise', 320],
  ['/de/preise', 390],
] as const)('what the plans of %s contain is written in whole words at %i px', async (path, width) => {
  const page = await site.open(path, { viewport: { width, height: 844 } });
  const broken = await page.locator('thead th, tbody td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      const text = [...cell.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
  expect(await page.locator('thead th').count()).toBe(2);
});
