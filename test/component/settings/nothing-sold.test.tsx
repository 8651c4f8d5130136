import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main, openAs } from '../support/open.tsx';
import { serveCalendar } from '../support/serve-calendar.ts';
import { writeSiteSettings } from '../support/site-settings.ts';

it('the settings say who to write to for premium where nothing is sold', async () => {
  writeSiteSettings({ sellsNothing: true });
  serveCalendar();
  await openAs(user(), '/settings?tab=calendar');
  await expect.element(main()).toMatchTextContent('Premium isn’t sold here. If you’re interested, write to support@');
  await expect.element(page.getByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  await look('where nothing is sold');
});
