import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { question } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHome } from '../support/serve-home.ts';
import { button, heading, openWeek, task, toast } from './week-screen.ts';

const today = '2027-01-06';
const barbecue = question();
const attic = question({
  id: 'attic',
  question: 'Is there a loft or attic that you can get into?',
  why: 'Leaks and damp show there first.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
});
const heater = question({
  id: 'water-heater',
  question: 'What heats your hot water?',
  why: 'A gas heater needs a yearly check, and a tank needs its safety valve operated.',
  options: ['Electric tank', 'Gas heater', 'The heating boiler', 'Heat pump', 'Tankless electric', 'Shared'].map(
    (label) => ({ value: label.toLowerCase(), label }),
  ),
});
const card = ({ question: name }: typeof barbecue) => main().getByRole('region', { name, exact: true });
const thanks = () => main().getByRole('region', { name: 'Thank you' });
const wipe = { title: 'Wipe', scheduledAt: today };

describe('the questions about the home', () => {
  it('come one after another, say why they are asked, and end with thanks', async () => {
    const app = await openWeek([wipe], '/settings');
    app.ask(heater, barbecue, attic);
    app.goTo('/dashboard');
    await expect.element(card(heater)).toMatchTextContent(heater.why);
    await expect.element(card(heater)).toMatchTextContent('1 of 3');
    await expect.element(card(barbecue)).not.toBeInTheDocument();
    await look('a question about the home');
    const before = requestsTo('getWeek').length;
    await card(heater).getByRole('button', { name: 'Heat pump' }).click();
    await expect.element(card(barbecue)).toMatchTextContent('2 of 3');
    await expect.element(card(barbecue)).toMatchTextContent('Saved');
    await expect.element(page.getByRole('heading', { name: barbecue.question })).toHaveFocus();
    // The answer may have changed the week.
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(page.getByRole('heading', { name: attic.question })).toHaveFocus();
    await card(attic).getByRole('button', { name: 'Not sure' }).click();
    await expect.element(thanks()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await look('all questions answered');
    await expect
      .poll(() => requestsTo('answerQuestions').map(({ body }) => body.answers))
      .toEqual([{ 'water-heater': 'heat pump' }, { barbecue: 'charcoal' }, { attic: 'not-sure' }]);
    await thanks().getByRole('link', { name: 'preferences' }).click();
    await expect.poll(app.address).toBe('/settings?tab=preferences#home');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Home' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByText('Kitchen appliances').first()).toBeVisible();
  });

  it('leave the week usable and are asked in the current week only', async () => {
    const app = await openWeek([wipe], '/settings');
    app.ask(attic);
    app.goTo('/dashboard');
    await expect.element(card(attic)).toBeVisible();
    await button('Complete Wipe').click();
    await expect.poll(() => app.saved()).toEqual([`Wipe: ${today} done`]);
    await button('Next Week').click();
    await expect.element(heading()).toHaveTextContent('Next week');
    await expect.element(card(attic)).not.toBeInTheDocument();
    await button('Back to Current Week').click();
    await expect.element(card(attic)).toBeVisible();
  });

  it('are asked again when an answer could not be saved', async () => {
    const app = await openWeek([wipe], '/settings');
    app.ask(attic);
    app.interceptChanges(() => {
      throw refused(500);
    });
    app.goTo('/dashboard');
    await card(attic).getByRole('button', { name: 'Yes' }).click();
    await expect.element(toast('We couldn’t save your answer')).toMatchTextContent(attic.question);
    await expect.element(card(attic)).toBeVisible();
    await expect.element(card(attic)).not.toMatchTextContent('Saved');
    await expect.element(thanks()).not.toBeInTheDocument();
    app.interceptChanges(() => {});
    await card(attic).getByRole('button', { name: 'Yes' }).click();
    await expect.element(thanks()).toBeVisible();
  });

  it('are asked by the tasks that rest on them too, where they can also be said not to apply', async () => {
    const reason = 'You haven’t told us what your barbecue burns. Not yours? Say so';
    const { answer: _, effect: __, ...asks } = barbecue;
    const app = await openWeek([
      { ...wipe, reason, asks },
      { title: 'Sweep', scheduledAt: today, asks },
    ]);
    await button('Wipe').click();
    const group = task('Wipe').getByRole('group', { name: barbecue.question });
    await expect.element(group).toMatchTextContent(barbecue.why);
    await look('a task that asks about the home');
    await group.getByRole('button', { name: 'Charcoal' }).click();
    await expect.element(toast('Thank you. Your plan takes this into account')).toBeVisible();
    await expect.element(group).not.toBeInTheDocument();
    await expect
      .poll(() => requestsTo('answerQuestions').map(({ body }) => body.answers))
      .toEqual([{ barbecue: 'charcoal' }]);
    await rests();
    expect(app.saved()).toHaveLength(2);
  });

  it('open in the row that rests on one, from a button of its own, and close again', async () => {
    const { answer: _, effect: __, ...asks } = barbecue;
    const reason = 'You haven’t said what your barbecue burns';
    await openWeek([
      { ...wipe, reason, asks, isAssumed: true },
      { title: 'Sweep', scheduledAt: today, asks },
    ]);
    const ask = task('Wipe').getByRole('button', { name: 'Not mine?' });
    const group = task('Wipe').getByRole('group', { name: barbecue.question });
    await ask.click();
    await expect.element(group).toMatchTextContent(barbecue.why);
    await look('a question in its row');
    await ask.click();
    await expect.element(group).not.toBeInTheDocument();
    await ask.click();
    await group.getByRole('button', { name: 'Charcoal' }).click();
    await expect.element(toast('Thank you. Your plan takes this into account')).toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('answerQuestions').map(({ body }) => body.answers)).toEqual([{ barbecue: 'charcoal' }]);
    expect(task('Sweep').getByRole('button', { name: 'Not mine?' }).query()).toBeNull();
  });

  it('open by a link, and in the settings once no row rests on them', async () => {
    const { answer: _, effect: __, ...asks } = barbecue;
    serveHome({});
    const app = await openWeek([{ ...wipe, asks, isAssumed: true }], '/settings');
    app.goTo('/dashboard?ask=barbecue');
    const question = task('Wipe').getByRole('heading', { name: barbecue.question });
    await expect.element(question).toHaveFocus();
    await task('Wipe').getByRole('button', { name: 'Gas' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await rests();
    expect(app.address()).toBe('/dashboard');
    app.goTo('/dashboard?ask=attic');
    await expect.poll(app.address).toBe('/settings?tab=preferences#home');
  });

  it('lead to a task that does not apply, which goes and can come back', async () => {
    const { answer: _, effect: __, ...asks } = barbecue;
    const app = await openWeek([{ ...wipe, asks }]);
    await button('Wipe').click();
    await task('Wipe').getByRole('button', { name: 'Don’t plan this task again' }).click();
    await expect.element(toast('This won’t be planned again')).toBeVisible();
    await expect.poll(() => app.saved()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => app.saved()).toEqual([`Wipe: ${today}`]);
  });

  it('cannot be answered offline', async () => {
    const app = await openWeek([wipe], '/settings');
    app.ask(attic);
    app.goTo('/dashboard');
    await expect.element(card(attic).getByRole('button', { name: 'Yes' })).toBeEnabled();
    setOnline(false);
    await expect.element(card(attic).getByRole('button', { name: 'Yes' })).toBeDisabled();
    setOnline(true);
    await expect.element(task('Wipe')).toBeVisible();
  });
});
