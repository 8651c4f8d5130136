import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { analyticsId, eventsOf, parametersOf, playGoogle, toGoogle } from '../support/browser/analytics.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

const site = makeSite({ settings: { GOOGLE_ANALYTICS_ID: analyticsId } });

/** Opens a page as a visitor who accepted cookies, after the first page view was sent. */
async function open(path: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open('/robots.txt', { cookies: 'accepted', expected: toGoogle, ...options });
  await playGoogle(page);
  await page.goto(path);
  await expect.poll(() => eventsOf(page)).not.toEqual([]);
  return page;
}

const main = (page: Page) => page.getByRole('main');

describe('the reported events', () => {
  it('the home page: its ways on', async () => {
    const page = await open('/');
    for (const [text, to] of [
      ['Start for Free', '/login'],
      ['See How It Works', '/#how-it-works'],
      ['Sign up now', '/login'],
      ['Compare plans', '/pricing'],
    ] as const) {
      await main(page).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(site.server.url + to);
      await page.getByRole('link', { name: `${product.name}, home page` }).click();
      await expect
        .poll(async () => (await parametersOf(page, 'home_cta_click')).at(-1))
        .toEqual({
          cta_text: text,
          link_url: to,
        });
    }
    expect(await parametersOf(page, 'home_cta_click')).toHaveLength(4);
  });

  it('the home page: its previews', async () => {
    const page = await open('/');
    await main(page).getByRole('button', { name: 'Gas Stove' }).click();
    const coils = page.getByRole('button', { name: 'Complete Clean refrigerator coils' });
    await coils.click();
    await coils.click();
    const event = page.getByRole('button', { name: 'Maintain your home' });
    await event.click();
    await event.click();
    expect(await parametersOf(page, 'home_feature_preview_click')).toEqual([
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

  it('navbar and footer', async () => {
    const page = await open('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await menu.getByRole('link', { name: 'Login / Signup' }).click();
    await menu.getByRole('link', { name: 'home page' }).click();
    expect(await parametersOf(page, 'navbar_link_click')).toEqual([
      { link_text: 'Pricing', link_url: '/pricing' },
      { link_text: 'Login / Signup', link_url: '/login' },
      { link_text: product.name, link_url: '/' },
    ]);
    // The machine has no mail programme; that it would be asked is enough.
    await page.evaluate(() => document.addEventListener('click', (click) => click.preventDefault(), true));
    for (const name of ['How it works', 'Coffee Machine', 'Contact', product.supportEmail, 'Privacy Policy']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    }
    expect(await parametersOf(page, 'footer_link_click')).toEqual([
      { link_text: 'How it works', link_url: '/#how-it-works', section: 'About Us' },
      { link_text: 'Coffee Machine', link_url: '/maintenance/coffee-machine', section: 'Maintenance Guides' },
      { link_text: 'Contact', link_url: '/', section: 'Contact Us' },
      { link_text: 'Support e-mail', link_url: 'mailto:', section: 'Contact Us' },
      { link_text: 'Privacy Policy', link_url: '/privacy', section: 'Legal' },
    ]);
  });

  it('a guide’s sign-up prompt', async () => {
    const page = await open('/maintenance/fridge');
    const told = { maintenance_type: 'fridge', remaining_tasks_count: 4, link_url: '/login' };
    for (const [name, kind] of [
      ['Sign up for free', 'signup_cta_click'],
      ['Sign in to see them', 'signin_cta_click'],
    ] as const) {
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(await parametersOf(page, kind)).toEqual([{ cta_text: name, ...told }]);
      await page.goBack();
    }
  });

  it('onboarding: each step that is shown', async () => {
    const page = await open('/onboarding', { as: await site.newcomer() });
    await page.getByRole('radio', { name: 'House' }).click();
    await expect(page.getByText('Step 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 3 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 2 of 9')).toBeVisible();
    expect(await parametersOf(page, 'onboarding_progress')).toEqual([
      { step_number: 1, step_name: 'propertyType' },
      { step_number: 2, step_name: 'kitchenAppliances' },
      { step_number: 3, step_name: 'bathroomFeatures' },
      { step_number: 2, step_name: 'kitchenAppliances' },
    ]);
    for (const { parameters } of await eventsOf(page)) {
      expect(parameters).toMatchObject({ user_type: 'free', user_status: 'signed-in' });
    }
  });

  it('dashboard and settings', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [{ title: 'Secret wish', scheduledOn: '2027-01-06' }]);
    const page = await open('/dashboard', { as: resident });
    const { complete, markIncomplete, choose, toast } = weekPage(page);
    await complete('Secret wish');
    await markIncomplete('Secret wish');
    await choose('Secret wish', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    for (const name of ['Next Week', 'Previous Week', 'Previous Week', 'Back to Current Week']) {
      await page.getByRole('button', { name }).click();
    }
    const names = async (event: string) => (await parametersOf(page, event)).map(({ element_name }) => element_name);
    expect(await names('dashboard_interaction')).toEqual([
      'complete_task',
      'mark_task_incomplete',
      'delete_task',
      'undo',
      'next_week',
      'previous_week',
      'previous_week',
      'back_to_current_week',
    ]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    expect(await names('settings_interaction')).toEqual(['tab_preferences', 'save_preferences']);
    expect(JSON.stringify(await eventsOf(page))).not.toContain('Secret');
  });
});

describe('the absence of personal data', () => {
  it('whatever a newcomer does from the first page to the first week', async () => {
    const email = newAddress();
    const page = await open('/login');
    await askForLink(page, email);
    const link = new URL(await site.mailedLink(email));
    const token = link.searchParams.get('token') ?? '';
    const told: unknown[] = [...(await eventsOf(page))];
    await page.goto(link.href);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText('Step 1 of 9')).toBeVisible();
    await expect.poll(() => parametersOf(page, 'onboarding_progress')).toHaveLength(1);
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
