import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user, type WeeklySummary, weeklySummary } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { card, saved } from './settings-screen.ts';

const summary = card('Weekly summary');
const onOff = summary.getByRole('switch', { name: 'Send me a weekly summary' });
const day = summary.getByLabelText('Day');
const hour = summary.getByLabelText('Hour');
const sendNow = summary.getByRole('button', { name: 'Send me this week’s summary now' });
const startAgain = summary.getByRole('button', { name: 'Start again' });
const alert = summary.getByRole('alert');

const changes = () => requestsTo('updateWeeklySummary').map(({ body }) => body);

/** Opens the settings of a user whom the server has these settings for. It saves changes, and switching on starts again. */
async function openWith(overrides: Partial<WeeklySummary> = {}, timezone = 'Europe/Paris') {
  const app = await openAs(user({ timezone }), '/faq');
  let kept = weeklySummary(overrides);
  respond('getWeeklySummary', () => kept);
  respond('updateWeeklySummary', ({ body }) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    kept = { ...kept, ...given, ...(body.enabled && { stopped: null, paused: false }) };
    return kept;
  });
  app.goTo('/settings#summary');
  await expect.element(summary).toBeVisible();
  return app;
}

describe('the weekly summary', () => {
  it('shows its day and hour, and the next one in the household’s time zone', async () => {
    await openWith({ nextAt: '2027-01-10T19:03:00.000Z' }, 'Pacific/Auckland');
    await expect.element(onOff).toBeChecked();
    await expect.element(onOff).toHaveAccessibleDescription('To ada@home.example');
    await expect.element(day).toHaveValue('Monday');
    await expect.element(hour).toHaveValue('8');
    await expect.element(summary).toMatchTextContent('Monday 11 January at 08:03');
    await expect.element(summary).toMatchTextContent('Pacific/Auckland time');
    await look('the settings of the weekly summary');
  });

  it('saves another day and hour at once, one after the other', async () => {
    await openWith();
    const hold = pending();
    respond('updateWeeklySummary', async ({ body }) => {
      await hold.promise;
      const { weekday = 'Monday', hour: at = 8 } = body;
      return weeklySummary({ weekday, hour: at, nextAt: '2027-01-07T17:05:00.000Z' });
    });
    await day.selectOptions('Thursday');
    await expect.element(day).toHaveValue('Thursday');
    await hour.selectOptions('18:00');
    await expect.element(hour).toHaveValue('18');
    hold.release();
    await expect.element(saved(summary)).toBeVisible();
    await expect.poll(changes).toEqual([{ weekday: 'Thursday' }, { weekday: 'Thursday', hour: 18 }]);
    await expect.element(day).toHaveValue('Thursday');
    await expect.element(hour).toHaveValue('18');
    await expect.element(summary).toMatchTextContent('Thursday 7 January at 18:05');
  });

  it('can be switched off and on again', async () => {
    await openWith();
    await onOff.click();
    await expect.element(saved(summary)).toBeVisible();
    await expect.element(onOff).not.toBeChecked();
    await expect.element(day).not.toBeInTheDocument();
    await expect.element(summary).not.toMatchTextContent('Next summary');
    await look('a weekly summary that is switched off');
    await onOff.click();
    await expect.element(day).toBeVisible();
    await expect.poll(changes).toEqual([{ enabled: false }, { enabled: true }]);
  });

  it('returns to the saved hour when a change could not be saved, and says so', async () => {
    await openWith();
    respond('updateWeeklySummary', () => {
      throw unreachable();
    });
    await hour.selectOptions('18:00');
    await expect.element(alert).toHaveTextContent('We couldn’t save your summary settings');
    await expect.element(hour).toHaveValue('8');
    await look('a summary setting that could not be saved');
  });

  it('can be loaded again after a failure, and is announced while it loads', async () => {
    const app = await openAs(user(), '/faq');
    const hold = pending();
    respond('getWeeklySummary', async () => {
      await hold.promise;
      throw refused(400);
    });
    app.goTo('/settings#summary');
    await expect.element(summary.getByRole('status')).toHaveTextContent('Loading...');
    hold.release();
    await expect.element(alert).toMatchTextContent('We couldn’t load your summary settings');
    await look('summary settings that could not be loaded');
    respond('getWeeklySummary', () => weeklySummary());
    await summary.getByRole('button', { name: 'Try again' }).click();
    await expect.element(onOff).toBeChecked();
  });

  it('loads when the user is back online', async () => {
    respond('listTemplates', () => []);
    respond('getAppliances', () => ({ today: '2027-01-06', season: 'winter', appliances: [] }));
    const app = await openAs(user(), '/settings?tab=custom-tasks');
    await page.getByRole('tab', { name: 'Account' }).hover();
    await expect.element(page.getByText('You have no custom tasks yet.')).toBeVisible();
    setOnline(false);
    app.goTo('/settings#summary');
    await expect.element(summary).toMatchTextContent('We’ll load your summary settings when you’re back online.');
    setOnline(true);
    await expect.element(onOff).toBeChecked();
  });
});

describe('a weekly summary that has stopped', () => {
  it.each([
    ['unsubscribed', 'You unsubscribed, so we don’t send you summaries.'],
    ['complained', 'reported a summary as spam'],
    ['bounced', 'A summary to ada@home.example couldn’t be delivered'],
    ['rejected', 'The mail server of ada@home.example rejected several summaries'],
  ] as const)('because it was %s says so, and can start again', async (stopped, words) => {
    await openWith({ stopped, nextAt: null });
    await expect.element(summary).toMatchTextContent(words);
    await expect.element(onOff).not.toBeChecked();
    if (stopped === 'unsubscribed') await look('a weekly summary that has stopped');
    await startAgain.click();
    await expect.element(onOff).toBeChecked();
    await expect.element(startAgain).not.toBeInTheDocument();
    await expect.poll(changes).toEqual([{ enabled: true }]);
  });

  it('is started again by its switch, too', async () => {
    await openWith({ stopped: 'bounced', nextAt: null });
    await onOff.click();
    await expect.element(startAgain).not.toBeInTheDocument();
    await expect.element(onOff).toBeChecked();
  });

  it('only pauses until the next visit after several weeks without one', async () => {
    await openWith({ paused: true, nextAt: null });
    await expect.element(summary).toMatchTextContent('Your summary is paused');
    await expect.element(summary.getByRole('link', { name: 'open your week' })).toHaveAttribute('href', '/dashboard');
    await look('a weekly summary that is paused');
  });
});

it('says when the last email about the account couldn’t be delivered', async () => {
  await openWith({ emailRefused: true });
  await expect.element(alert).toMatchTextContent('couldn’t be delivered to ada@home.example');
  await expect.element(alert).toMatchTextContent('works before you log out');
  await look('an address that receives no mail');
});

describe('sending this week’s summary now', () => {
  it('is sent once, and says so', async () => {
    await openWith();
    const hold = pending();
    respond('sendWeeklySummary', async () => {
      await hold.promise;
      return { message: 'Your summary is on its way' };
    });
    await sendNow.click();
    await expect.element(sendNow).toHaveAttribute('aria-busy', 'true');
    sendNow.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    hold.release();
    await expect.element(summary.getByText('Your summary is on its way')).toBeVisible();
    await rests();
    expect(requestsTo('sendWeeklySummary')).toHaveLength(1);
    await look('a summary that was sent now');
  });

  it('says when the next one is possible', async () => {
    await openWith();
    respond('sendWeeklySummary', () => {
      throw refused(429, { message: 'Too many requests.' }, { 'Retry-After': '1200' });
    });
    await sendNow.click();
    await expect.element(alert).toHaveTextContent('Too many requests. You can try again in 20 minutes.');
    await look('a summary that can’t be sent now');
  });
});
