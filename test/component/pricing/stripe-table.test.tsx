import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { open, openAs } from '../support/open.tsx';
import { writeSiteSettings } from '../support/site-settings.ts';
import { advance, drawn, drawnUntil, holdTime } from '../support/time.ts';

const address = 'https://js.stripe.com/v3/pricing-table.js';
/** Replaces Stripe's script. */
const script = "customElements.define('stripe-pricing-table', class extends HTMLElement {});";

const title = () => page.getByRole('heading', { level: 1 });
const table = () => document.querySelector('stripe-pricing-table');
const attribute = (name: string) => table()?.getAttribute(name);
const ourCard = () => page.getByRole('region', { name: 'Premium', exact: true });
const whyNot = () => page.getByText('once you accept cookies');
const awaited = () => document.querySelector(`script[src="${address}"]`);
const loads = () => performance.getEntriesByName(address).length + document.querySelectorAll('[src*="stripe"]').length;

/** The page keeps an element that is defined in it, so each test gets definitions of its own. */
function forgetElement(): void {
  const defined = Promise.withResolvers<CustomElementConstructor>();
  let element: CustomElementConstructor | undefined;
  vi.spyOn(customElements, 'get').mockImplementation(() => element);
  vi.spyOn(customElements, 'whenDefined').mockReturnValue(defined.promise);
  vi.spyOn(customElements, 'define').mockImplementation((_, made) => {
    element = made;
    defined.resolve(made);
  });
}

describe('Stripe’s price table', () => {
  beforeAll(async () => {
    writeSiteSettings({ pricingTable: { id: 'prctbl_test', publishableKey: 'pk_test_key' } });
    // Loaded ahead, so that a page that wants Stripe's script asks for it at once.
    await import('#apps/site/live/stripe-table.ts');
  });
  beforeEach(() => {
    forgetElement();
    // A browser notes only the first few hundred loads of a page.
    performance.clearResourceTimings();
  });
  afterEach(() => awaited()?.remove());

  it.each([
    ['undecided', null],
    ['refused', 'false'],
  ])('is not loaded while cookies are %s, and the page says why', async (_, choice) => {
    await commands.serveScript(address, script);
    localStorage.clear();
    if (choice) localStorage.setItem('cookieConsent', choice);
    await open('/pricing');
    await expect.element(whyNot()).toBeVisible();
    await expect.element(ourCard()).toBeVisible();
    await drawn();
    expect([table(), loads()]).toEqual([null, 0]);
  });

  it('gives way to our cards where it cannot be loaded', async () => {
    await commands.serveScript(address, undefined);
    localStorage.setItem('cookieConsent', 'true');
    await open('/pricing');
    await expect.poll(loads).toBeGreaterThan(0);
    await expect.element(ourCard()).toBeVisible();
    expect(table()).toBeNull();
  });

  it('is awaited for a while, and our cards stay for good if its script does not define it', async () => {
    await commands.serveScript(address, '// as a blocker replaces it');
    localStorage.setItem('cookieConsent', 'true');
    holdTime();
    await open('/pricing');
    await drawnUntil(awaited);
    await expect.element(ourCard()).toBeVisible();
    await advance(5_000);
    await drawnUntil(() => !awaited());
    await expect.element(ourCard()).toBeVisible();
    expect(table()).toBeNull();
  });

  it('takes the place of our cards once cookies are accepted', async () => {
    await commands.serveScript(address, script);
    localStorage.setItem('cookieConsent', 'true');
    await open('/pricing');
    await expect.poll(table).not.toBeNull();
    const attributes = ['pricing-table-id', 'publishable-key', 'client-reference-id', 'customer-email'].map(attribute);
    // An account that is made for the buyer begins in the language of the page.
    expect(attributes).toEqual(['prctbl_test', 'pk_test_key', 'language-en', null]);
    await expect.element(ourCard()).not.toBeInTheDocument();
    await expect.element(whyNot()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  });

  it('receives the payer’s address, if they are signed in', async () => {
    await commands.serveScript(address, script);
    localStorage.setItem('cookieConsent', 'true');
    const ada = user();
    await openAs(ada, '/pricing');
    await expect.element(title()).toHaveTextContent('Upgrade Your Plan');
    await expect.poll(() => attribute('client-reference-id')).toBe(ada.id);
    expect(attribute('customer-email')).toBe(ada.email);
  });
});
