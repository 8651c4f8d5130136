import { describe, it } from 'vitest';
import {
  allEventsOf,
  analyticsId,
  commandsOf,
  eventsOf,
  parametersAmong,
  parametersOf,
  playGoogle,
  toGoogle,
} from '../support/browser/analytics.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite({ settings: { GOOGLE_ANALYTICS_ID: analyticsId } });

describe('Google Analytics', () => {
  it('is loaded after a yes and not before, receives each page once, and ends when the yes is taken back', async () => {
    const page = await site.open('/', { cookies: 'undecided', expected: toGoogle });
    const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await page.getByRole('link', { name: 'Start for Free' }).click();
    await footerLink('FAQ').click();
    await expect(page).toHaveTitle(/Frequently Asked Questions/);
    await untilAtRest(page);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.locator('script[src^="https:"]').count()).toBe(0);

    await playGoogle(page);
    await page.goto('/?utm_source=letter#how-it-works');
    const beacon = page.waitForResponse('https://region1.google-analytics.com/**');
    await page.getByRole('button', { name: 'Accept' }).click();
    expect((await beacon).status()).toBe(204);
    const commands = await commandsOf(page);
    expect(commands[0]?.[0]).toBe('js');
    expect(commands[1]).toEqual([
      'config',
      analyticsId,
      {
        anonymize_ip: true,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_location: `${site.server.url}/?utm_source=letter`,
      },
    ]);
    expect(commands.filter(([command]) => command === 'config')).toHaveLength(1);

    const views = async () => parametersAmong(await allEventsOf(page), 'page_view');
    await expect.poll(views).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(views).toHaveLength(2);
    await footerLink('Fridge').click();
    await expect.poll(views).toHaveLength(3);
    await page.goBack();
    await expect.poll(views).toHaveLength(4);
    expect((await views()).map(({ page_path }) => page_path)).toEqual([
      '/',
      '/pricing',
      '/maintenance/fridge',
      '/pricing',
    ]);
    expect((await views()).map(({ page_title }) => page_title)).toEqual([
      expect.stringMatching(/^Never Worry/),
      expect.stringMatching(/^Pricing Plans/),
      expect.stringMatching(/^How to Maintain Your .*: Complete Guide/),
      expect.stringMatching(/^Pricing Plans/),
    ]);
    for (const { name, parameters } of await allEventsOf(page)) {
      expect(parameters).toMatchObject({ user_type: 'visitor', user_status: 'signed-out' });
      if (name === 'page_view') {
        const campaign = parameters.page_path === '/' ? '?utm_source=letter' : '';
        expect(parameters.page_location).toBe(`${site.server.url}${parameters.page_path}${campaign}`);
      }
    }

    const { hostname } = new URL(site.server.url);
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', domain: hostname, path: '/' }]);
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId)).toBe(true);
    const before = (await allEventsOf(page)).length;
    await footerLink('FAQ').click();
    await expect(page).toHaveTitle(/Frequently Asked Questions/);
    expect(await allEventsOf(page)).toHaveLength(before);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('learns nothing personal, whatever a newcomer does from the first page to the first week', async () => {
    const email = newAddress();
    const page = await site.open('/robots.txt', { cookies: 'accepted', expected: toGoogle });
    await playGoogle(page);
    await page.goto('/login');
    await expect.poll(() => parametersOf(page, 'page_view')).toMatchObject([{ page_path: '/login' }]);
    await askForLink(page, email);
    const link = new URL(await site.mailedLink(email));
    const token = link.searchParams.get('token') ?? '';
    const told: unknown[] = [...(await eventsOf(page))];
    await page.goto(link.href);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText('Step 1 of 9')).toBeVisible();
    await expect
      .poll(() => parametersOf(page, 'onboarding_progress'))
      .toEqual([{ step_number: 1, step_name: 'propertyType' }]);
    told.push(...(await eventsOf(page)));
    await page.goto('/payment/cancel?session_id=cs_test_secret&reason=payment_failed');
    await expect.poll(() => parametersOf(page, 'page_view')).toHaveLength(1);
    told.push(...(await eventsOf(page)));
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/@|%40|token|session_id|cs_test/);
    expect(text).not.toContain(token.slice(0, 12));
    expect(text).toContain('/onboarding');
  });
});
