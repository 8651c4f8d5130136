import { it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { openWeek } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

it('on a phone the first task is in sight, and the arrows beside the heading lead to other weeks', async () => {
  const { page, heading, task } = await openWeek(
    site,
    [
      { title: 'Wipe the seals', scheduledOn: '2027-01-06' },
      { title: 'Vacuum the coils', scheduledOn: '2027-01-20' },
    ],
    { viewport: { width: 390, height: 844 } },
  );
  await expect(task('Wipe the seals')).toBeInViewport({ ratio: 1 });
  const next = page.getByRole('button', { name: 'Next Week', exact: true });
  const place = await next.boundingBox();
  for (const title of ['Next week', '18 to 24 January']) {
    await next.click();
    await expect(heading).toHaveText(title);
    expect(await next.boundingBox()).toEqual(place);
  }
  await expect(task('Vacuum the coils')).toBeInViewport({ ratio: 1 });
  await look(page, 'a week to come');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Previous Week', exact: true }).click();
  await expect(heading).toHaveText('Next week');
  await page.getByRole('button', { name: 'Back to Current Week' }).click();
  await expect(heading).toHaveText('This week');
});
