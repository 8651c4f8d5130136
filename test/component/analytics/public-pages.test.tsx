import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { product } from '#apps/contract/product.ts';
import { analyticsId } from '#test/support/browser/analytics.ts';
import { eventsSoFar, forgetEvents, parametersSoFar, scriptsSoFar, setGoogleAnalytics } from '../support/analytics.ts';
import { main, type Opened, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

setGoogleAnalytics();
beforeEach(() => forgetEvents());

/** Opens a page as a visitor, and waits until the page view is reported. */
async function openPage(path: string): Promise<Opened> {
  const app = await open(path);
  await expect.poll(eventsSoFar).not.toEqual([]);
  return app;
}
const button = (name: string) => main().getByRole('button', { name, exact: true });

describe('the home page reports', () => {
  it('its ways on', async () => {
    const app = await openPage('/');
    for (const [text, to] of [
      ['Start for Free', '/login'],
      ['See How It Works', '/#how-it-works'],
      ['Sign up now', '/login'],
      ['Compare plans', '/pricing'],
    ] as const) {
      await main().getByRole('link', { name: text }).click();
      await expect.poll(app.address).toBe(to);
      await page.getByRole('link', { name: `${product.name}, home page` }).click();
      await expect.element(button('Gas Stove')).toBeVisible();
      await rests();
      expect(parametersSoFar('home_cta_click').at(-1)).toEqual({ cta_text: text, link_url: to });
    }
    expect(parametersSoFar('home_cta_click')).toHaveLength(4);
  });

  it('its previews', async () => {
    await openPage('/');
    await button('Gas Stove').click();
    const coils = button('Complete Clean refrigerator coils');
    await coils.click();
    await coils.click();
    const event = main().getByRole('button', { name: 'Maintain your home' });
    await event.click();
    await event.click();
    await rests();
    expect(parametersSoFar('home_feature_preview_click')).toEqual([
      {
        feature: 'onboarding',
        action: 'select_option',
        option: 'Gas Stove',
        step: 1,
        step_title: 'Kitchen appliances',
      },
      { feature: 'task', action: 'complete', task_name: 'Clean refrigerator coils' },
      { feature: 'task', action: 'uncomplete', task_name: 'Clean refrigerator coils' },
      { feature: 'calendar', action: 'open' },
      { feature: 'calendar', action: 'close' },
    ]);
  });
});

describe('the frame of every page reports', () => {
  const stay = (click: Event) => click.preventDefault();
  afterEach(() => document.removeEventListener('click', stay, true));

  it('the links of its navbar and its footer', async () => {
    await openPage('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Pricing', 'Login / Signup', 'home page']) await menu.getByRole('link', { name }).click();
    await rests();
    expect(parametersSoFar('navbar_link_click')).toEqual([
      { link_text: 'Pricing', link_url: '/pricing' },
      { link_text: 'Login / Signup', link_url: '/login' },
      { link_text: product.name, link_url: '/' },
    ]);
    // The machine has no mail programme; that it would be asked is enough.
    document.addEventListener('click', stay, true);
    for (const name of ['How it works', 'Coffee Machine', 'Contact', product.supportEmail, 'Privacy Policy']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    }
    await rests();
    expect(parametersSoFar('footer_link_click')).toEqual([
      { link_text: 'How it works', link_url: '/#how-it-works', section: 'About Us' },
      { link_text: 'Coffee Machine', link_url: '/maintenance/coffee-machine', section: 'Maintenance Guides' },
      { link_text: 'Contact', link_url: '/', section: 'Contact Us' },
      { link_text: 'Support email', link_url: 'mailto:', section: 'Contact Us' },
      { link_text: 'Privacy Policy', link_url: '/privacy', section: 'Legal' },
    ]);
  });
});

describe('the prompt of a guide reports', () => {
  it.each([
    ['fridge', 4],
    ['dishwasher', 6],
    ['boiler', 1],
  ])('which of its buttons led to the sign-in page, and from which guide: %s', async (slug, remaining) => {
    const app = await openPage(`/maintenance/${slug}`);
    const told = { maintenance_type: slug, remaining_tasks_count: remaining, link_url: '/login' };
    for (const [text, event] of [
      ['Sign up for free', 'signup_cta_click'],
      ['Sign in to see them', 'signin_cta_click'],
    ] as const) {
      const link = main()
        .getByRole('complementary', { name: /^Unlock / })
        .getByRole('link', { name: text });
      await link.click();
      await expect.poll(app.address).toBe('/login');
      await rests();
      expect(parametersSoFar(event)).toEqual([{ cta_text: text, ...told }]);
      app.goBack();
      await expect.element(link).toBeVisible();
    }
  });
});

describe('a visitor', () => {
  it('who said no is not counted: nothing is loaded, kept or queued', async () => {
    forgetEvents(false);
    await open('/');
    await main().getByRole('link', { name: 'Start for Free' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => document.title).toMatch(/Frequently Asked Questions/);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Frequently Asked Questions');
    await rests();
    expect(window.dataLayer).toBeUndefined();
    expect(document.cookie).toBe('');
    expect(scriptsSoFar()).toEqual([]);
  });

  it('who said yes is counted by one script', async () => {
    await open('/');
    await expect.poll(scriptsSoFar).toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`]);
  });
});
