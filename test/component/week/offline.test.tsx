import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { sessionToken } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { advance, click, drawnUntil, holdTime } from '../support/time.ts';
import { button, choose, complete, day, heading, markIncomplete, openWeek, remove, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const tasks = ['One', 'Two', 'Three'].map((title) => ({ title, scheduledAt: '2027-01-06' }));
const waiting = (count: string) => page.getByText(`${count} waiting to be sent.`);
const completed = () => requestsTo('completeTask').map(({ params }) => params.id);

describe('a week without a connection', () => {
  it('keeps ticks, moves and notes, and sends each once', async () => {
    const app = await openWeek(tasks);
    await expect.element(button('Complete One')).toBeVisible();
    setOnline(false);
    await complete('One');
    await choose('Two', 'Move to tomorrow');
    await choose('One', 'Add a note…');
    await button('Save').click();
    await expect.element(page.getByText('Please write a note')).toBeVisible();
    await look('a note');
    await page.getByRole('textbox', { name: 'Note' }).fill('The lower one is loose');
    await button('Save').click();
    await expect.element(toast('Note saved')).toBeVisible();
    await expect.element(waiting('3 changes')).toBeVisible();
    await look('changes that wait');
    expect(app.saved()).toEqual(['One: 2027-01-06', 'Two: 2027-01-06', 'Three: 2027-01-06']);
    await expect.element(button('Mark Incomplete One')).toBeVisible();
    await expect.element(day('Thursday')).toMatchTextContent('Two');
    respond('getEntry', () => {
      throw refused(404, { message: 'No such entry', code: 'entry_not_found' });
    });
    setOnline(true);
    await expect.element(page.getByText('“One” was changed on another device')).toBeVisible();
    await expect.element(waiting('3 changes')).not.toBeInTheDocument();
    await rests();
    expect(app.saved().toSorted()).toEqual(['One: 2027-01-06 done', 'Three: 2027-01-06', 'Two: 2027-01-07']);
    expect([requestsTo('completeTask').length, requestsTo('rescheduleTask').length]).toEqual([1, 1]);
  });

  it('adds and skips, and sends each once', async () => {
    const app = await openWeek(tasks);
    await expect.element(button('Complete One')).toBeVisible();
    setOnline(false);
    await expect
      .element(page.getByText('You can tick, move, add and delete tasks, and add notes. All of it is sent later.'))
      .toBeVisible();
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('Buy salt');
    await page.getByLabelText('Repeats').selectOptions('Every week');
    await button('Add task').click();
    await expect
      .element(page.getByLabelText('Repeats'))
      .toHaveAccessibleDescription('A task that repeats can be added when you’re back online');
    await look('adding without a connection');
    await page.getByLabelText('Repeats').selectOptions('Never');
    await button('Add task').click();
    await expect.element(toast('Added to today')).toMatchTextContent('Buy salt');
    await complete('Buy salt');
    await remove('One');
    await remove('Two');
    await toast('Task deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.element(button('Complete Two')).toBeVisible();
    await expect.element(button('Complete One')).not.toBeInTheDocument();
    await expect.element(waiting('5 changes')).toBeVisible();
    await rests();
    expect(app.saved()).toHaveLength(3);
    await expect.element(button('Mark Incomplete Buy salt')).toBeVisible();
    setOnline(true);
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['Buy salt: 2027-01-06 done', 'Three: 2027-01-06', 'Two: 2027-01-06']);
    await expect.element(waiting('5 changes')).not.toBeInTheDocument();
    await expect
      .poll(() => [requestsTo('createTask'), requestsTo('deleteTask')].map(({ length }) => length))
      .toEqual([1, 2]);
  });

  it('adds and deletes once when the response is lost', async () => {
    const app = await openWeek(tasks);
    app.loseResponse('createTask');
    app.loseResponse('deleteTask');
    await button('Add a task').click();
    await page.getByLabelText('Title').fill('Buy salt');
    await button('Add task').click();
    await remove('One');
    setOnline(false);
    setOnline(true);
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['Buy salt: 2027-01-06', 'Three: 2027-01-06', 'Two: 2027-01-06']);
    await expect
      .poll(() => [requestsTo('createTask'), requestsTo('deleteTask')].map(({ length }) => length))
      .toEqual([2, 2]);
    await expect
      .element(page.getByText(/^Sending|waiting to be sent|could not be|on another device/))
      .not.toBeInTheDocument();
  });

  it('reports a task that another device moved, and leaves it there', async () => {
    const app = await openWeek(tasks);
    await expect.element(button('Complete One')).toBeVisible();
    setOnline(false);
    await choose('Two', 'Move to tomorrow');
    app.moveElsewhere('Two', '2027-01-09');
    setOnline(true);
    await expect.element(page.getByText('“Two” was moved on another device.')).toBeVisible();
    await expect.element(day('Saturday')).toMatchTextContent('Two');
    await look('a move that another device was faster with');
    // It may come while the top of the page is out of sight.
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    await expect.element(button('OK')).toBeInViewport({ ratio: 1 });
    await button('OK').click();
    await expect.element(page.getByText('“Two” was moved on another device.')).not.toBeInTheDocument();
    await rests();
    expect(app.saved()).toContain('Two: 2027-01-09');
  });

  it('sends what the connection was lost for in its order, also what had not been sent yet', async () => {
    const app = await openWeek(tasks);
    const gate = Promise.withResolvers<void>();
    app.interceptChanges(async () => {
      await gate.promise;
      throw unreachable();
    });
    await complete('One');
    await complete('Two');
    await choose('Three', 'Move to tomorrow');
    await expect.poll(() => completed().length).toBe(1);
    setOnline(false);
    await markIncomplete('Two');
    gate.resolve();
    await expect.element(waiting('4 changes')).toBeVisible();
    await rests();
    expect(completed()).toHaveLength(1);
    app.interceptChanges(() => {});
    setOnline(true);
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['One: 2027-01-06 done', 'Three: 2027-01-07', 'Two: 2027-01-06']);
    const [first, ...others] = completed();
    await rests();
    expect(others[0]).toBe(first);
    expect(others).toHaveLength(3);
  });

  it('keeps a change that could not reach the server, although the browser seems to be online', async () => {
    const app = await openWeek(tasks);
    app.interceptChanges(() => {
      throw unreachable();
    });
    await complete('One');
    await expect.element(page.getByText('Sending 1 change…')).toBeVisible();
    await expect.element(button('Mark Incomplete One')).toBeVisible();
    // Later changes wait for the first.
    await complete('Two');
    await expect.element(page.getByText('Sending 2 changes…')).toBeVisible();
    setOnline(false);
    await expect.element(waiting('2 changes')).toBeVisible();
    app.interceptChanges(() => {});
    setOnline(true);
    await expect.poll(() => app.saved()).toContain('Two: 2027-01-06 done');
    await rests();
    expect(app.saved()).toContain('One: 2027-01-06 done');
    await expect.element(page.getByText(/^Sending/)).not.toBeInTheDocument();
  });

  it('doesn’t mention a change that is sent at once, because the line would move the page', async () => {
    const app = await openWeek(tasks);
    await expect.element(button('Complete One')).toBeVisible();
    app.interceptChanges(() => {
      throw unreachable();
    });
    const line = () => page.getByText('Sending 1 change…').query();
    const top = () => heading().element().getBoundingClientRect().top;
    await rests();
    const before = top();
    holdTime();
    await click(button('Complete One'));
    await drawnUntil(() => completed().length > 1);
    await advance(999);
    expect(line()).toBeNull();
    expect(top()).toBe(before);
    await advance(1);
    expect(line()).not.toBeNull();
    expect(top()).toBeGreaterThan(before);
  });

  it('sends a change for which the session had ended once its user is back', async () => {
    const app = await openWeek(tasks);
    app.interceptChanges(() => {
      throw refused(401, { code: 'not_signed_in', message: 'Please sign in' });
    });
    await complete('One');
    await expect.poll(app.address).toBe('/login');
    app.interceptChanges(() => {});
    localStorage.setItem('token', sessionToken);
    await app.reload();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.poll(() => app.saved()).toContain('One: 2027-01-06 done');
  });
});
