import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { openAs } from '../support/open.tsx';
import { writeSiteSettings } from '../support/site-settings.ts';

// A separate file, because the app reads these settings only once.
it('the plans offer no checkout where nothing is sold', async () => {
  writeSiteSettings({ sellsNothing: true });
  await openAs(user(), '/pricing');
  await expect
    .element(page.getByRole('region', { name: 'Premium', exact: true }))
    .toMatchTextContent('Premium is not sold here.');
  await expect.element(page.getByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
});
