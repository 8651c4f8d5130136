import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { type Home, home, question, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveHome } from '../support/serve-home.ts';
import { card, toast } from './settings-screen.ts';

const about = card('Home');
const openQuestions = () => about.getByText(/ answered$/).click();
const barbecue = about.getByLabelText('What does your barbecue burn?');

async function openWith(overrides: Partial<Home>) {
  const app = await openAs(user(), '/settings?tab=account');
  const served = serveHome(overrides);
  app.goTo('/settings?tab=preferences#home');
  if (overrides.traits) await openQuestions();
  return { ...app, served };
}

const many = Array.from({ length: 9 }, (_, index) =>
  question({ id: `trait-${index}`, question: `Question ${index + 1}?`, answer: index % 2 ? null : 'gas' }),
);

describe('what the plan knows about the home', () => {
  it('is one question after another with its answer and the tasks that depend on it', async () => {
    await openWith({ traits: [question({ answer: 'gas' }), ...many.slice(0, 3)] });
    await expect.element(barbecue).toHaveValue('gas');
    await expect.element(about.getByLabelText('Question 2?')).toHaveValue('');
    const effect = about.getByText('Affects 2 tasks').first();
    await effect.click();
    await expect.element(about.getByText('Test the gas hose for leaks').first()).toBeVisible();
    await expect.element(about.getByText('Gas hoses are tested for leaks').first()).toBeVisible();
    await look('what the plan knows about the home');
  });

  it('saves each change at once, also taking an answer back, and undoes it', async () => {
    await openWith({ traits: [question({ answer: 'gas' })] });
    await barbecue.selectOptions('Electric');
    await expect.element(toast('Saved')).toBeVisible();
    await expect.element(barbecue).toHaveValue('electric');
    await toast('Saved').getByRole('button', { name: 'Undo' }).click();
    await expect.element(barbecue).toHaveValue('gas');
    await barbecue.selectOptions('Not sure');
    await expect.poll(() => requestsTo('answerQuestions').length).toBe(3);
    await barbecue.selectOptions('No answer yet');
    await expect
      .poll(() => requestsTo('answerQuestions').map(({ body }) => body.answers.barbecue))
      .toEqual(['electric', 'gas', 'not-sure', null]);
    await expect.element(barbecue).toHaveValue('');
  });

  it('returns to the saved answer when a change could not be saved, and says so', async () => {
    await openWith({ traits: [question({ answer: 'gas' })] });
    respond('answerQuestions', () => {
      throw refused(500);
    });
    await barbecue.selectOptions('Electric');
    await expect.element(toast('We couldn’t save your answer')).toBeVisible();
    await expect.element(barbecue).toHaveValue('gas');
    await look('an answer that could not be saved');
  });

  it('begins with the questions that matter most, and shows the others on request', async () => {
    await openWith({ traits: many });
    const selects = about.getByRole('combobox');
    await expect.poll(() => selects.length).toBe(6);
    await about.getByRole('button', { name: 'Show all 9 questions' }).click();
    await expect.poll(() => selects.length).toBe(9);
    await expect.element(about.getByLabelText('Question 7?')).toHaveFocus();
  });

  it('keeps its order when an answer changes what matters most', async () => {
    const { served } = await openWith({ traits: many.slice(0, 3) });
    await expect.element(about.getByLabelText('Question 1?')).toBeVisible();
    served.change({ traits: many.slice(0, 4).toReversed() });
    await about.getByLabelText('Question 3?').selectOptions('Electric');
    await expect.element(about.getByLabelText('Question 4?')).toBeVisible();
    const shown = about.getByRole('listitem').filter({ has: page.getByRole('combobox') });
    await rests();
    expect(shown.elements().map((row) => row.querySelector('label')?.textContent)).toEqual([
      'Question 1?',
      'Question 2?',
      'Question 3?',
      'Question 4?',
    ]);
  });

  it('may be nothing yet', async () => {
    await openWith({});
    await expect.element(about).toMatchTextContent('There’s nothing to ask about your home yet.');
  });

  it('can be loaded again after a failure, and is announced while it loads', async () => {
    const app = await openAs(user(), '/settings?tab=account');
    const gate = pending();
    respond('getHome', async () => {
      await gate.promise;
      throw refused(400);
    });
    app.goTo('/settings?tab=preferences#home');
    await expect.element(about.getByText('Loading...')).toBeInTheDocument();
    gate.release();
    await expect.element(about.getByRole('alert')).toMatchTextContent('We couldn’t load your home');
    respond('getHome', () => home({ traits: [question()] }));
    await about.getByRole('button', { name: 'Try again' }).click();
    await openQuestions();
    await expect.element(barbecue).toBeVisible();
  });

  it('loads when the user is back online', async () => {
    const app = await openAs(user(), '/settings?tab=account');
    await expect.element(page.getByRole('tab', { name: 'Task Preferences' })).toBeVisible();
    await page.getByRole('tab', { name: 'Task Preferences' }).hover();
    setOnline(false);
    app.goTo('/settings?tab=preferences#home');
    await expect.element(about).toMatchTextContent('We’ll load your answers when you’re back online.');
    serveHome({ traits: [question()] });
    setOnline(true);
    await openQuestions();
    await expect.element(barbecue).toBeVisible();
  });
});
