import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId, task, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { formsTo, refused, requestsTo, respond, respondWithEvents } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { question, serveAdvice, step } from '../support/serve-advice.ts';
import { serveWeek } from '../support/serve-week.ts';
import { answerCard, ask, button, field, openAsk, picker, premium, questions, subject } from './ask-screen.ts';

const heading = (name: string) => main().getByRole('heading', { name });
const entry = page.getByRole('link', { name: 'Ask', exact: true });

describe('the page', () => {
  it('is for premium users where there is an assistant', async () => {
    serveWeek([]);
    serveAdvice();
    const app = await openAs(premium(), '/dashboard');
    await entry.click();
    await expect.element(field).toBeVisible();
    await rests();
    expect(app.address()).toBe('/ask');
    const note = main().getByRole('note').filter({ hasText: 'In danger? Don’t wait for an answer.' });
    expect(note.element().compareDocumentPosition(field.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await look('the form for a question');
  });

  it('lets other users ask without a file, and shows what is coming soon and what to do in danger', async () => {
    serveWeek([]);
    serveAdvice();
    await openAs(user({ assistant: true, country: 'US' }), '/dashboard');
    await entry.click();
    await expect.element(heading('Ask the assistant for advice')).toBeVisible();
    await expect.element(main()).toMatchTextContent('Coming soon');
    await expect.element(main().getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await expect.element(main().getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    await expect.element(picker).not.toBeInTheDocument();
    await look('what is coming soon');
  });

  it('says that there is no assistant, to which nothing leads then', async () => {
    serveWeek([{ title: 'Wipe' }]);
    serveAdvice();
    const app = await openAs(user({ isPremium: true }), '/dashboard');
    await main().getByRole('button', { name: 'More for Wipe' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Ask about this' })).not.toBeInTheDocument();
    await expect.element(entry).not.toBeInTheDocument();
    app.goTo('/ask');
    await expect.element(heading('The assistant isn’t available here')).toBeVisible();
    await expect.element(picker).not.toBeInTheDocument();
    await look('a page without an assistant');
  });
});

describe('without premium, a question', () => {
  const premiumOnly = refused(403, { message: 'Premium only', code: 'advice_premium_required' });
  const found = main().getByRole('region', { name: 'What may help' });

  it('is answered with tasks from the search, which one press adds to the week, and with the guide', async () => {
    const advice = serveAdvice();
    const filter = { kind: 'task' as const, taskId: 'dishwasher.clean-filter', item: 'Dishwasher' };
    advice.answerWith({
      steps: [step({ text: 'Keep it clean.', cites: [{ kind: 'guide', id: 'dishwasher', title: 'Dishwasher' }] })],
      taskIds: [filter.taskId],
      tasks: [{ taskId: filter.taskId, title: 'Clean the filter', item: 'Dishwasher' }],
      proposals: [{ ...filter, title: 'Clean the filter', description: 'A full filter smells.' }],
    });
    respond('planCareTask', () => task());
    await openAs(user({ assistant: true }), '/ask');
    await ask(' my dishwasher smells ');
    await expect.element(found).toMatchTextContent(/my dishwasher smells.*Clean the filter.*A full filter smells/);
    await expect.element(found.getByRole('link', { name: 'Guide: Dishwasher' })).toBeVisible();
    await expect.element(found).toMatchTextContent('we may be wrong');
    await rests();
    expect(formsTo('askAdvice')).toEqual([{ question: 'my dishwasher smells' }]);
    expect(main().getByRole('alert').query()).toBeNull();
    await look('what the search finds without premium');
    await found.getByRole('button', { name: 'Add to this week' }).click();
    await expect.element(found).toMatchTextContent('It’s in your week, today.');
    await rests();
    expect(requestsTo('planCareTask')).toMatchObject([
      { params: { taskId: filter.taskId }, body: { scheduledAt: '2027-01-06' } },
    ]);
  });

  it('that fits nothing says what we know about, and one without words is not sent', async () => {
    const advice = serveAdvice();
    advice.answerWith({ steps: [] });
    await openAs(user({ assistant: true }), '/ask');
    await button('Ask').click();
    await expect.element(field).toHaveAccessibleDescription(/Please enter a question/);
    await ask('xyzzy');
    await expect.element(found).toMatchTextContent('I only know about looking after your home');
    await rests();
    expect(formsTo('askAdvice')).toEqual([{ question: 'xyzzy' }]);
  });

  it('that fails keeps the question, and one about dangerous work leaves it to a professional', async () => {
    serveAdvice();
    respondWithEvents('askAdvice', () => {
      throw refused(503);
    });
    await openAs(user({ assistant: true }), '/ask');
    await ask('how do I rewire a socket');
    await expect.element(found).toMatchTextContent(/Your question is still in the form/);
    await rests();
    expect(main().element().textContent).not.toContain('Chosen by the assistant');
    serveAdvice().answerWith({ steps: [], stop: 'professional' });
    await button('Ask').click();
    await expect.element(found.getByRole('note')).toMatchTextContent('Leave this work to a professional.');
    await rests();
  });

  it('about an emergency has the same words as with premium', async () => {
    const advice = serveAdvice();
    advice.answerWith({ stop: 'emergency', steps: [step({ text: 'Go outside with everyone.', cites: [] })] });
    await openAs(user({ assistant: true }), '/ask');
    await ask('  it smells of gas ');
    const alert = page.getByRole('alert').filter({ hasText: 'Do this now' });
    await expect.element(alert).toMatchTextContent('Go outside with everyone.');
    await rests();
    expect(formsTo('askAdvice')).toEqual([{ question: 'it smells of gas' }]);
    await look('an emergency without premium');
  });

  it('near a hazard has what to do above what failed', async () => {
    serveAdvice();
    await openAs(user({ assistant: true }), '/ask');
    respondWithEvents('askAdvice', async function* () {
      yield { hazard: { title: 'This may be a gas leak', steps: ['Go outside.'] } };
      throw premiumOnly;
    });
    await ask('what does gas smell like');
    await expect.element(main()).toMatchTextContent('If it’s happening now');
    await look('a hazard without premium');
  });
});

describe('a question about a task', () => {
  it('begins in the task’s menu, and can be about something else', async () => {
    const id = newId();
    serveWeek([{ id, title: 'Wipe the seals' }]);
    serveAdvice();
    const app = await openAs(premium(), '/dashboard');
    await main().getByRole('button', { name: 'More for Wipe the seals' }).click();
    await page.getByRole('menuitem', { name: 'Ask about this' }).click();
    await expect.element(main()).toMatchTextContent('About the task: Wipe the seals');
    await look('a question about a task');
    await ask('they are mouldy');
    await expect.element(answerCard).toMatchTextContent('rinse it');
    await rests();
    expect(formsTo('askAdvice')).toEqual([{ question: 'they are mouldy', task: id }]);
    await expect.element(subject).toBeVisible();
    expect(app.address()).toBe('/ask');
    app.goTo(`/ask?task=${id}`);
    await expect.element(main()).toMatchTextContent('About the task: A task from your week');
    await button('Ask about something else').click();
    await expect.element(field).toHaveFocus();
    await expect.element(subject).toBeVisible();
  });
});

describe('earlier questions', () => {
  it('show their answers, and are deleted once that is confirmed', async () => {
    const { advice } = await openAsk([
      question({ question: 'My dishwasher smells', item: 'Dishwasher', hadFile: true }),
      question({ question: '', steps: [] }),
    ]);
    await expect.element(questions).toMatchTextContent('5 January 2027 · Dishwasher · with a file');
    await questions.getByText('My dishwasher smells').click();
    await expect.element(questions).toMatchTextContent('rinse it under the tap');
    await look('earlier questions');
    await questions.getByRole('button', { name: 'Delete this question' }).first().click();
    const confirm = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this question?' });
    await look('a question that is about to be deleted');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await rests();
    expect(advice.saved()).toHaveLength(2);
    await questions.getByRole('button', { name: 'Delete this question' }).first().click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect.element(questions.getByText('My dishwasher smells')).not.toBeInTheDocument();
    await expect.element(questions).toMatchTextContent('A photo or a manual');
    await expect.poll(() => advice.saved().length).toBe(1);
  });

  it('stay with a user whose premium has ended', async () => {
    serveAdvice([question()]);
    await openAs(user({ assistant: true }), '/ask');
    await expect.element(questions).toMatchTextContent('My dishwasher smells');
  });

  it('that cannot be loaded leave the form usable', async () => {
    serveAdvice();
    respond('getAdvice', () => {
      throw refused(400);
    });
    await openAs(premium(), '/ask');
    const failure = main().getByRole('alert').filter({ hasText: 'We couldn’t load your questions' });
    await expect.element(failure).toBeVisible();
    await expect.element(button('Ask')).toBeEnabled();
    serveAdvice([question()]);
    await button('Try again').click();
    await expect.element(questions).toBeVisible();
  });
});
