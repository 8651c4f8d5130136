import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { open } from '../support/open.tsx';
import { writeSiteSettings } from '../support/site-settings.ts';
import { advance, drawnUntil, holdTime } from '../support/time.ts';

const address = 'https://js.stripe.com/v3/pricing-table.js';
const ourCard = () => page.getByRole('region', { name: 'Premium', exact: true });
const script = () => document.querySelector(`script[src="${address}"]`);

// A separate file, because the browser keeps a script that it has loaded.
it('our cards stay while Stripe’s table is awaited, and for good if its script defines none', async () => {
  writeSiteSettings({ pricingTable: { id: 'prctbl_test', publishableKey: 'pk_test_key' } });
  await commands.serveScript(address, '// as a blocker replaces it');
  localStorage.setItem('cookieConsent', 'true');
  await open('/pricing');
  await expect.element(ourCard()).toBeVisible();
  holdTime();
  await drawnUntil(script);
  await expect.element(ourCard()).toBeVisible();
  await advance(5_000);
  await drawnUntil(() => !script());
  await expect.element(ourCard()).toBeVisible();
  expect(document.querySelector('stripe-pricing-table')).toBeNull();
});
