import { expect, it } from 'vitest';
import { checklistSeasons } from '#apps/site/content/checklist-seasons.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const phone = { width: 390, height: 844 };

it('each guide answers its question on the first screen of a phone, with the first rows of its table', async () => {
  const page = await site.open('/robots.txt', { viewport: phone });
  for (const { slug, answer } of guides) {
    await page.goto(`/maintenance/${slug}`);
    const [text, rows] = await Promise.all([
      page.getByText(answer).boundingBox(),
      page.locator('#at-a-glance tbody tr').nth(1).boundingBox(),
    ]);
    expect([slug, (text?.y ?? 1e4) + (text?.height ?? 0) < 500, (rows?.y ?? 1e4) + (rows?.height ?? 0)]).toEqual([
      slug,
      true,
      expect.toSatisfy((bottom: number) => bottom <= phone.height),
    ]);
  }
});

it.each([
  ['en', '/'],
  ['fr', '/fr'],
  ['de', '/de'],
])('the home page is short, and shows the product early: %s', async (locale, path) => {
  for (const [width, tallest] of [
    [390, 9_000],
    [1440, 6_000],
  ] as const) {
    const page = await site.open('/robots.txt', { locale, viewport: { width, height: 844 } });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const picture = await page.locator('main img[alt]:not([alt=""]):visible').first().boundingBox();
    expect({ width, height, top: picture?.y }).toEqual({
      width,
      height: expect.toSatisfy((pixels: number) => pixels <= tallest),
      top: expect.toSatisfy((pixels: number) => pixels < 700),
    });
    await page.close();
  }
});

it('each checklist prints on one page', async () => {
  const page = await site.open('/robots.txt', { javaScriptEnabled: false });
  for (const season of checklistSeasons) {
    await page.goto(`/checklists/${season}`);
    const pdf = (
      await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
    ).toString('latin1');
    expect([season, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([season, 1]);
  }
});
