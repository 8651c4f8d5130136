import { describe, it } from 'vitest';
import { analyticsId, commandsOf, eventsOf, parametersOf, playGoogle, toGoogle } from '../support/browser/analytics.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite({ settings: { GOOGLE_ANALYTICS_ID: analyticsId } });

describe('before a yes', () => {
  it.each(['undecided', 'refused'] as const)(
    'nothing is loaded, kept or sent where cookies are %s',
    async (cookies) => {
      const page = await site.open('/', { cookies });
      await page.getByRole('link', { name: 'Start for Free' }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveTitle(/Frequently Asked Questions/);
      await untilIdle(page);
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.locator('script[src^="https:"]').count()).toBe(0);
    },
  );
});

describe('with the yes', () => {
  it('Google Analytics is loaded with addresses anonymised, and the policy lets it send', async () => {
    const page = await site.open('/robots.txt', { cookies: 'undecided', expected: toGoogle });
    await playGoogle(page);
    await page.goto('/');
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
        page_location: `${site.server.url}/`,
      },
    ]);
    expect(commands.filter(([command]) => command === 'config')).toHaveLength(1);
  });

  it('each displayed page is reported once, with its title, address and kind of user', async () => {
    const page = await site.open('/robots.txt', { cookies: 'accepted', expected: toGoogle });
    await playGoogle(page);
    await page.goto('/?utm_source=letter#how-it-works');
    const views = () => parametersOf(page, 'page_view');
    await expect.poll(views).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(views).toHaveLength(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fridge', exact: true }).click();
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
    for (const { name, parameters } of await eventsOf(page)) {
      expect(parameters).toMatchObject({ user_type: 'visitor', user_status: 'signed-out' });
      if (name === 'page_view') {
        expect(parameters.page_location).toBe(`${site.server.url}${parameters.page_path}`);
      }
    }
  });

  it('a page that only redirects is not reported, and visitors differ from free and premium users', async () => {
    const resident = await site.resident();
    const look = async () => {
      const page = await site.open('/robots.txt', { as: resident, cookies: 'accepted', expected: toGoogle });
      await playGoogle(page);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
      await expect.poll(() => parametersOf(page, 'page_view')).not.toEqual([]);
      return (await eventsOf(page)).map(({ parameters: { page_path, user_type, user_status } }) => [
        page_path,
        user_type,
        user_status,
      ]);
    };
    expect(await look()).toEqual([['/dashboard', 'free', 'signed-in']]);
    await site.server.database
      .knex('households')
      .where({ id: resident.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    expect(await look()).toEqual([['/dashboard', 'premium', 'signed-in']]);

    const page = await site.open('/robots.txt', { cookies: 'accepted', expected: toGoogle });
    await playGoogle(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => parametersOf(page, 'page_view')).toMatchObject([{ page_path: '/login' }]);
  });

  it('ends as soon as it is taken back', async () => {
    const page = await site.open('/robots.txt', { cookies: 'accepted', expected: toGoogle });
    await playGoogle(page);
    await page.goto('/');
    await expect.poll(() => parametersOf(page, 'page_view')).toHaveLength(1);
    const { hostname } = new URL(site.server.url);
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', domain: hostname, path: '/' }]);
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    const before = (await eventsOf(page)).length;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle(/Pricing Plans/);
    expect(await eventsOf(page)).toHaveLength(before);
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), analyticsId)).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
  });
});
