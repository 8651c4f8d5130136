import { expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { footer } from './shell-screen.ts';

const link = (name: string) => footer.getByRole('link', { name, exact: true });

it('leads to the end of a contract only where there can be one, and to the accessibility statement everywhere', async () => {
  serveWeek([]);
  const app = await openAs(user(), '/dashboard');
  await expect.element(link('Cancel or withdraw')).toHaveAttribute('href', '/cancel');
  await expect.element(link('Accessibility')).toHaveAttribute('href', '/accessibility');
  writeSiteSettings({ endsNoContract: true });
  await app.reload();
  await expect.element(link('Accessibility')).toBeVisible();
  await rests();
  expect(link('Cancel or withdraw').elements()).toHaveLength(0);
});
