import { it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

it('the home page requests nothing from the server while a reader tries its previews', async () => {
  const page = await site.open('/');
  const event = page.getByRole('button', { name: 'Maintain your home' });
  await event.click();
  await expect(event).toHaveAttribute('aria-expanded', 'true');
  await untilAtRest(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await event.click();
  await page.getByRole('button', { name: 'Fridge', exact: true }).click();
  await page.getByRole('button', { name: 'Complete Clean refrigerator coils' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  expect(asked).toEqual([]);
});
