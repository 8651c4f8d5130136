import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guide, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { advance, click, drawnUntil, holdTime } from '../support/time.ts';
import { openWeek, task } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const kettle = {
  title: 'Descale the kettle',
  scheduledAt: '2027-01-06',
  guide: guide({ steps: ['Fill it', 'Boil it', 'Rinse it'], tools: ['descaler'], safety: 'Let it cool down first.' }),
};
const start = page.getByRole('button', { name: 'Do it step by step' });
const dialog = page.getByRole('dialog', { name: 'Descale the kettle' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const ticked = () => requestsTo('tickSteps').map(({ body }) => body.done);

async function begin(fields: object = {}) {
  const app = await openWeek([{ ...kettle, ...fields }]);
  await task('Descale the kettle').getByRole('button', { name: 'Descale the kettle', exact: true }).click();
  await start.click();
  await expect.element(dialog).toBeVisible();
  return app;
}

describe('a task that is done step by step', () => {
  it('says what it needs, shows one step at a time, ticks those that are passed, and is done at the end', async () => {
    const app = await begin();
    await expect.element(dialog).toMatchTextContent(/Before you begin.*Descaler.*Let it cool down first/);
    await look('what a task needs before it begins');
    await button('Begin').click();
    await expect.element(dialog).toMatchTextContent(/Step 1 of 3.*Fill it/);
    await rests();
    expect(dialog.getByText('Boil it').query()).toBeNull();
    await look('one step of a task');
    await button('Next').click();
    await expect.element(dialog).toMatchTextContent(/Step 2 of 3.*Boil it/);
    await button('Back').click();
    await expect.element(dialog).toMatchTextContent('Step 1 of 3');
    await button('Next').click();
    await button('Next').click();
    await button('Next').click();
    await expect.element(dialog).toMatchTextContent('That was the last step.');
    await expect.poll(ticked).toEqual([[0], [0, 1], [0, 1, 2]]);
    await button('Complete').click();
    await expect.element(dialog).toMatchTextContent('Done. Well kept!');
    await expect.element(dialog.getByRole('button', { name: 'Add photos or a PDF…' })).toBeVisible();
    await look('a task that was done step by step');
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await rests();
    expect(app.saved()).toEqual(['Descale the kettle: 2027-01-06 done']);
    await expect.element(page.getByRole('button', { name: 'Mark Incomplete Descale the kettle' })).toHaveFocus();
  });

  it('goes on where it was left', async () => {
    await begin({ stepsDone: [0] });
    await expect.element(dialog).toMatchTextContent(/Step 2 of 3.*Boil it/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('begins at its own first step after another task', async () => {
    const [first, second] = ['Clean the oven', 'Clean the hob'];
    await openWeek([first, second].map((title) => ({ ...kettle, title })));
    const other = page.getByRole('dialog');
    await task(first).getByRole('button', { name: first, exact: true }).click();
    await task(first).getByRole('button', { name: 'Do it step by step' }).click();
    await other.getByRole('button', { name: 'Begin' }).click();
    await other.getByRole('button', { name: 'Next' }).click();
    await expect.element(other).toMatchTextContent('Step 2 of 3');
    await userEvent.keyboard('{Escape}');
    await expect.element(other).not.toBeInTheDocument();
    await task(second).getByRole('button', { name: second, exact: true }).click();
    await task(second).getByRole('button', { name: 'Do it step by step' }).click();
    await expect.element(other).toMatchTextContent(/Clean the hob.*Before you begin/);
    await other.getByRole('button', { name: 'Begin' }).click();
    await other.getByRole('button', { name: 'Next' }).click();
    await expect.poll(ticked).toEqual([[0], [0]]);
  });

  it('has a timer that goes on from step to step', async () => {
    await begin({ stepsDone: [0] });
    await rests();
    holdTime();
    await click(button('5 min'));
    await drawnUntil(() => dialog.getByText('5:00').query());
    await advance(61_000);
    await drawnUntil(() => dialog.getByText('3:59').query());
    await click(button('Next'));
    await drawnUntil(() => dialog.getByText('Rinse it').query());
    await advance(239_000);
    await drawnUntil(() => dialog.getByRole('alert').query());
    expect(dialog.getByRole('alert').element().textContent).toBe('Time is up');
    await click(button('Another'));
    await drawnUntil(() => button('15 min').query());
  });

  it('is not offered for what has a single step, what others do, or to those who only look', async () => {
    await openWeek([
      { ...kettle, title: 'Wipe', guide: guide({ steps: ['Wipe it'] }) },
      { ...kettle, title: 'Call', guide: guide({ steps: ['Call', 'Note it'], professional: true }) },
    ]);
    for (const title of ['Wipe', 'Call']) {
      await task(title).getByRole('button', { name: title, exact: true }).click();
      await expect.element(task(title).getByRole('checkbox').first()).toBeVisible();
    }
    await rests();
    expect(start.query()).toBeNull();
  });

  it('is not offered to a viewer', async () => {
    serveWeek([kettle]);
    await openAs(user({ role: 'viewer' }), '/dashboard');
    await task('Descale the kettle').getByRole('button', { name: 'Descale the kettle', exact: true }).click();
    await expect.element(page.getByText('Boil it')).toBeVisible();
    await rests();
    expect(start.query()).toBeNull();
  });
});
