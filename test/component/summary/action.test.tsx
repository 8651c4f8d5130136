import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clearLinkToken } from '#apps/web/session/link-token.ts';
import { setOnline } from '../support/connection.ts';
import { newId } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';

type Action = ResponseOf<'getSummaryAction'>;

const token = 'signed-token';
const title = 'Clean the fridge door seals';
const task = { taskId: newId(), homeId: newId(), week: 0, title, ticked: 'work' } as const;
const heading = main().getByRole('heading', { level: 1 });
const button = (name: string) => main().getByRole('button', { name, exact: true });
const buttons = () => main().getByRole('button').elements().length;

/** Makes the server know one task, and take and undo the action of its link. */
function serveAction(action: Action['action'], state: Action['state'] = 'open', ticked: Action['ticked'] = 'work') {
  let current = state;
  const reply = (): Action => ({ ...task, ticked, action, state: current });
  respond('getSummaryAction', reply);
  respond('takeSummaryAction', ({ body: { undo } }) => {
    current = undo ? 'open' : action === 'done' ? 'done' : 'moved';
    return reply();
  });
}

const openLink = (given: string | undefined) => openLinkAt('/summary/act', given);
const taken = () => requestsTo('takeSummaryAction').map(({ params, body }) => ({ ...params, ...body }));

describe('the page of a link in a weekly summary', () => {
  it('shows the task’s title and one button, and changes nothing by itself', async () => {
    serveAction('done');
    const hold = pending();
    respond('getSummaryAction', async () => {
      await hold.promise;
      return { ...task, action: 'done', state: 'open' };
    });
    const entries = history.length;
    await openLink(token);
    await expect.element(main().getByText('Loading...')).toBeVisible();
    await expect.poll(() => requestsTo('getSummaryAction').length).toBeGreaterThan(0);
    await rests();
    expect([location.href.includes(token), history.length]).toEqual([false, entries]);
    hold.release();
    await expect.element(heading).toHaveTextContent(title);
    await rests();
    expect(buttons()).toBe(1);
    await look('a task to mark as done');
    expect(taken()).toEqual([]);
  });

  it('marks the task as done, and can undo that', async () => {
    serveAction('done');
    await openLink(token);
    await button('Mark as done').click();
    await expect.element(main()).toMatchTextContent('This task is done.');
    await expect.element(heading).toHaveFocus();
    await rests();
    expect(buttons()).toBe(1);
    await look('a task that was marked as done');
    await button('Undo').click();
    await expect.element(button('Mark as done')).toBeVisible();
    await rests();
    expect(taken()).toEqual([
      { token, undo: false },
      { token, undo: true },
    ]);
  });

  it('says of a visit that the appointment is made, and leads to the question when they come', async () => {
    serveAction('done', 'open', 'visit');
    await openLink(token);
    await expect.element(main()).toMatchTextContent('Have you made this appointment?');
    await look('an appointment to mark as made');
    await button('Appointment made').click();
    await expect.element(main()).toMatchTextContent('The appointment is made.');
    await rests();
    expect(main().element().textContent).not.toMatch(/\bdone\b/i);
    await look('an appointment that was marked as made');
    await expect
      .element(main().getByRole('link', { name: 'When do they come?' }))
      .toHaveAttribute('href', `/dashboard?home=${task.homeId}&visit=${task.taskId}`);
    await button('Undo').click();
    await expect.element(button('Appointment made')).toBeVisible();
  });

  it('leads to the week of a visit that isn’t in the current one', async () => {
    respond('getSummaryAction', () => ({ ...task, week: 1, ticked: 'visit', action: 'done', state: 'done' }));
    await openLink(token);
    await expect
      .element(main().getByRole('link', { name: 'When do they come?' }))
      .toHaveAttribute('href', `/dashboard?home=${task.homeId}&week=1&visit=${task.taskId}`);
  });

  it('leaves links that name a home to the browser, because a document takes its home only as it begins', async () => {
    respond('getSummaryAction', () => ({ ...task, ticked: 'visit', action: 'done', state: 'done' }));
    await openLink(token);
    const link = main().getByRole('link', { name: 'When do they come?' });
    await expect.element(link).toBeVisible();
    const followed: boolean[] = [];
    const see = (event: Event) => {
      followed.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', see);
    await link.click();
    removeEventListener('click', see);
    await rests();
    expect(followed).toEqual([false]);
  });

  it('moves the task to the next week, and can undo that', async () => {
    serveAction('not-this-week');
    await openLink(token);
    await expect.element(main()).toMatchTextContent('It moves to next week.');
    await look('a task to move to next week');
    await button('Move to next week').click();
    await expect.element(main()).toMatchTextContent('Moved to next week.');
    await look('a task that was moved to next week');
    await button('Undo').click();
    await expect.element(button('Move to next week')).toBeVisible();
  });

  it('shows what was done with the link before', async () => {
    serveAction('done', 'done');
    await openLink(token);
    await expect.element(main()).toMatchTextContent('This task is done.');
    await expect.element(button('Undo')).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: 'Open your week' }))
      .toHaveAttribute('href', `/dashboard?home=${task.homeId}`);
    await rests();
    expect(taken()).toEqual([]);
  });

  it('offers nothing to undo when the task that it would move is done', async () => {
    serveAction('not-this-week', 'done');
    await openLink(token);
    await expect.element(main()).toMatchTextContent('This task is done.');
    await rests();
    expect(buttons()).toBe(0);
    await look('a task to move that is done');
  });

  it('still works when the browser loads the page again', async () => {
    serveAction('done');
    const app = await openLink(token);
    await button('Mark as done').click();
    await expect.element(button('Undo')).toBeVisible();
    clearLinkToken();
    await app.reload();
    await expect.element(main()).toMatchTextContent('This task is done.');
    await button('Undo').click();
    await expect.element(button('Mark as done')).toBeVisible();
    await rests();
    expect(location.href).not.toContain(token);
  });

  it('sends a press once', async () => {
    serveAction('done');
    await openLink(token);
    const hold = pending();
    respond('takeSummaryAction', async () => {
      await hold.promise;
      return { ...task, action: 'done', state: 'done' };
    });
    const press = button('Mark as done');
    await press.click();
    await expect.element(press).toHaveAttribute('aria-busy', 'true');
    press.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    hold.release();
    await expect.element(button('Undo')).toBeVisible();
    await rests();
    expect(taken()).toHaveLength(1);
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['has expired', token, refused(410, { message: 'Gone' }), 'This link no longer works'],
    ['has no token', undefined, refused(500), 'This link no longer works'],
    ['leads to a deleted task', token, refused(404, { message: 'Gone' }), 'This task no longer exists'],
  ])('because it %s leads to the week', async (_, given, failure, words) => {
    respond('getSummaryAction', () => {
      throw failure;
    });
    await openLink(given);
    await expect.element(heading).toHaveTextContent(words);
    await expect.element(main().getByRole('link', { name: 'Open your week' })).toHaveAttribute('href', '/dashboard');
    await look(words);
  });

  it('shows so after the press, too', async () => {
    serveAction('done');
    await openLink(token);
    respond('takeSummaryAction', () => {
      throw refused(410, { message: 'Gone' });
    });
    await button('Mark as done').click();
    await expect.element(heading).toHaveTextContent('This link no longer works');
  });
});

describe('without a connection', () => {
  it('the page says so, and can be loaded again', async () => {
    setOnline(false);
    await openLink(token);
    await expect.element(main().getByRole('alert')).toMatchTextContent('You seem to be offline. Nothing has changed.');
    await look('a link that was opened offline');
    setOnline(true);
    serveAction('done');
    await button('Try again').click();
    await expect.element(button('Mark as done')).toBeVisible();
  });

  it('a press changes nothing, and works at the next try', async () => {
    serveAction('done');
    await openLink(token);
    respond('takeSummaryAction', () => {
      throw unreachable();
    });
    await button('Mark as done').click();
    await expect.element(main().getByRole('alert')).toMatchTextContent('You seem to be offline.');
    await look('a task that could not be marked as done');
    serveAction('done');
    await button('Mark as done').click();
    await expect.element(button('Undo')).toBeVisible();
  });

  it('a server that is busy is named in its own words', async () => {
    respond('getSummaryAction', () => {
      throw refused(503, { message: 'We are having trouble.' });
    });
    await openLink(token);
    await expect.element(page.getByRole('alert')).toHaveTextContent('We are having trouble.');
  });
});
