import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main, openAs } from '../support/open.tsx';

it('the notifications tab has no button, and is coming soon', async () => {
  await openAs(user(), '/settings?tab=notifications');
  await expect.element(main().getByText('coming soon', { exact: true })).toBeVisible();
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Task Preferences',
    'Custom Tasks',
    'Calendar Integration',
  ]);
  await look('notifications');
});
