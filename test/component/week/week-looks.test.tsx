import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { button, choose, complete, openWeek, toast } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const tasks = [
  { title: 'Vacuum the coils behind the fridge', scheduledAt: '2027-01-06' },
  { title: 'Overdue in this week', scheduledAt: '2027-01-04' },
  { title: 'Averylongwordthatsomebodytypedwithoutanyspaceinitatallandwentonandonandon', scheduledAt: '2027-01-09' },
  { title: 'Done', scheduledAt: '2027-01-10', completed: true },
  { title: 'From earlier', scheduledAt: '2027-01-02' },
];

describe('nothing is wrong with the looks of', () => {
  it('the menu of a task, and the question before it is deleted', async () => {
    await openWeek(tasks);
    await button('Vacuum the coils behind the fridge').click();
    await expect.element(page.getByText('Background and sources')).toBeVisible();
    await button('More for Done').click();
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await look('a task’s menu', [1440]);
    await userEvent.keyboard('{Escape}');
    await choose('Done', 'Delete');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await look('the question before deleting');
  });

  it('a message, and of a change that failed', async () => {
    const app = await openWeek(tasks);
    await button('Monday and Tuesday: 1 open').click();
    await choose('Overdue in this week', 'Move to today');
    await expect.element(toast('Moved to today')).toBeVisible();
    await look('a message');
    app.interceptChanges(() => {
      throw refused(502);
    });
    await complete('From earlier');
    await expect.element(toast('Failed to update task')).toBeVisible();
    await look('a failure', [1440]);
  });

  it('a new task without a title', async () => {
    await openWeek(tasks);
    await button('Add a task').click();
    await button('Add task').click();
    await expect.element(page.getByText('Please enter a task title')).toBeVisible();
    await look('adding a task');
  });

  it('the list of what the week needs, which says whether it was copied', async () => {
    const of = { item: 'Dishwasher', slug: 'dishwasher', size: '25 cm', number: '', shop: '' };
    const filter = { ...of, name: 'Filter', stock: 0, uses: 0, neededOn: null };
    const salt = { ...of, name: 'Salt', size: '2 kg', stock: 1, uses: 2, neededOn: '2027-02-15' };
    respond('getShopping', () => ({ today: '2027-01-06', until: '2027-02-28', parts: [filter, salt] }));
    await openWeek(tasks);
    await button('More for this week').click();
    await page.getByRole('menuitem', { name: 'What you need' }).click();
    const needs = page.getByRole('dialog', { name: 'What you need' });
    await expect.element(needs.getByRole('listitem').first()).toMatchTextContent('Vacuum cleaner Fridge');
    await expect.element(needs).toMatchTextContent('Parts that have run out');
    await expect.element(needs).toMatchTextContent('Filter, 25 cm Dishwasher');
    const last = 'Salt, 2 kg Dishwasher. 1 left, enough until 15 February';
    await expect.element(needs.getByRole('listitem').last()).toMatchTextContent(last);
    await look('what the week needs');
    const refusing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await needs.getByRole('button', { name: 'Copy the list' }).click();
    await expect.element(needs.getByRole('status')).toMatchTextContent('You can select the list instead.');
    refusing.mockResolvedValue();
    await needs.getByRole('button', { name: 'Copy the list' }).click();
    await expect.element(needs.getByRole('status')).toMatchTextContent('Copied.');
    await rests();
    expect(refusing.mock.lastCall?.[0]?.split('\n')).toEqual([
      'Vacuum cleaner (Fridge)',
      expect.stringMatching(/Filter.*25 cm.*\(Dishwasher\)/),
      expect.stringMatching(/Salt.*2 kg.*\(Dishwasher. 1 left, enough until 15 February\)/),
    ]);
  });

  it('an empty week', async () => {
    await openWeek(tasks, '/dashboard?week=-2');
    await expect.element(page.getByRole('heading', { name: 'Nothing was planned' })).toBeVisible();
    await look('an empty week');
  });

  it('a week on its way that then cannot be had', async () => {
    const gate = pending();
    serveWeek([]);
    respond('getWeek', async () => {
      await gate.promise;
      throw refused(404);
    });
    await openAs(user(), '/dashboard');
    await expect.element(page.getByRole('heading', { level: 1, name: 'This week', exact: true })).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Loading...')).toBeInTheDocument();
    await look('a week on its way');
    gate.release();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await look('a week that could not be had');
  });
});
