import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectStep, newcomer, openOnboarding } from '../onboarding/onboarding-screen.ts';
import { clearEvents, eventsSoFar, forgetEvents, parametersSoFar, setGoogleAnalytics } from '../support/analytics.ts';
import { user } from '../support/data.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { connection, serveCalendar } from '../support/serve-calendar.ts';
import { serveWeek } from '../support/serve-week.ts';
import { button, complete, heading, markIncomplete, openWeek, remove, toast } from '../week/week-screen.ts';

setGoogleAnalytics();
beforeEach(() => forgetEvents());

const elements = (event: string) => parametersSoFar(event).map(({ element_name }) => element_name);

describe('a page that is shown', () => {
  it.each([
    ['free', false],
    ['premium', true],
  ])('is reported with the kind of user, and one that only redirects is not: %s', async (type, isPremium) => {
    serveWeek([]);
    const app = await openAs(user({ isPremium }), '/login');
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(heading()).toHaveTextContent('This week');
    await expect.poll(eventsSoFar).not.toEqual([]);
    expect(
      eventsSoFar().map(({ parameters: { page_path, user_type, user_status } }) => [page_path, user_type, user_status]),
    ).toEqual([['/dashboard', type, 'signed-in']]);
  });

  it('is the sign-in page where a visitor asks for the week', async () => {
    const app = await open('/dashboard');
    await expect.poll(app.address).toBe('/login');
    await expect.poll(() => parametersSoFar('page_view')).toMatchObject([{ page_path: '/login' }]);
    expect(eventsSoFar()).toMatchObject([{ parameters: { user_type: 'visitor', user_status: 'signed-out' } }]);
  });
});

describe('onboarding', () => {
  it('reports each step that is shown', async () => {
    await openOnboarding(newcomer());
    await expect.poll(() => parametersSoFar('onboarding_progress')).not.toEqual([]);
    // React's strict mode shows the first step twice during development.
    await rests();
    for (const step of parametersSoFar('onboarding_progress')) {
      expect(step).toEqual({ step_number: 1, step_name: 'propertyType' });
    }
    clearEvents();
    await page.getByRole('radio', { name: 'House' }).click();
    await expectStep(2);
    await button('Next').click();
    await expectStep(3);
    await button('Back').click();
    await expectStep(2);
    await expect
      .poll(() => parametersSoFar('onboarding_progress'))
      .toEqual([
        { step_number: 2, step_name: 'kitchenAppliances' },
        { step_number: 3, step_name: 'bathroomFeatures' },
        { step_number: 2, step_name: 'kitchenAppliances' },
      ]);
    await rests();
    for (const { parameters } of eventsSoFar()) {
      expect(parameters).toMatchObject({ user_type: 'free', user_status: 'signed-in' });
    }
  });
});

it('the frame of the app reports the links of its menu, its places and its footer', async () => {
  await openWeek([]);
  const stay = (click: Event) => click.preventDefault();
  document.addEventListener('click', stay, true);
  onTestFinished(() => document.removeEventListener('click', stay, true));
  const click = (place: string, name: string) =>
    page.getByRole('navigation', { name: place }).getByRole('link', { name, exact: true }).click();
  await click('Main', 'Settings');
  await click('Places', 'Year');
  await click('Footer', 'Invite someone');
  await click('Footer', 'FAQ');
  expect(parametersSoFar('navbar_link_click')).toEqual([
    { link_text: 'Settings', link_url: '/settings' },
    { link_text: 'Year', link_url: '/year' },
  ]);
  expect(parametersSoFar('footer_link_click')).toEqual([
    { link_text: 'Invite someone', link_url: '/settings?tab=account#people', section: 'Home' },
    { link_text: 'FAQ', link_url: '/faq', section: 'About Us' },
  ]);
});

describe('the week and the settings', () => {
  it('report what is pressed, and no words of the user’s own', async () => {
    serveCalendar({ connected: connection() });
    await openWeek([{ title: 'Secret wish', scheduledAt: '2027-01-06' }]);
    await complete('Secret wish');
    await markIncomplete('Secret wish');
    await remove('Secret wish');
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Sync to Calendar.*Wednesday/ }).click();
    for (const name of ['Next Week', 'Previous Week', 'Previous Week', 'Back to Current Week']) {
      await button(name).click();
    }
    await rests();
    expect(elements('dashboard_interaction')).toEqual([
      'complete_task',
      'mark_task_incomplete',
      'delete_task',
      'undo',
      'sync_calendar',
      'next_week',
      'previous_week',
      'previous_week',
      'back_to_current_week',
    ]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Task Preferences' }).click();
    await page.getByRole('checkbox', { name: 'Monday' }).click();
    await page.getByRole('tab', { name: 'Calendar Integration' }).click();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(page.getByText('Connect your calendar')).toBeVisible();
    await rests();
    expect(elements('settings_interaction')).toEqual([
      'tab_preferences',
      'save_preferences',
      'tab_calendar',
      'disconnect_calendar',
    ]);
    expect(JSON.stringify(eventsSoFar())).not.toContain('Secret');
  });
});
