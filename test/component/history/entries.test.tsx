import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, euros, serveHistory } from '../support/serve-history.ts';
import { button, choose, dialog, row, rows } from './history-screen.ts';

const field = (name: string) => dialog.getByRole('textbox', { name, exact: false });
const item = dialog.getByRole('combobox', { name: 'What was it for?' });
const work = dialog.getByRole('combobox', { name: 'What was done?' });
const doer = (name: string) => dialog.getByText(name, { exact: true });
const notice = (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);
const seals = entry({ title: 'Wipe the seals', date: '2027-01-02' });

async function openHistory(...entries: Parameters<typeof serveHistory>[0]) {
  const served = serveHistory([seals, ...entries]);
  await openAs(user(), '/history');
  return served;
}
async function record() {
  await button('Record past work').click();
  await expect.element(item).toBeVisible();
}

describe('recording past work', () => {
  it('for a care task says that the plan counts it, and sends who did it and what it cost', async () => {
    await openHistory();
    await record();
    await item.fill('boiler');
    await dialog.getByRole('option', { name: 'Central Heating' }).click();
    await work.selectOptions('Book the boiler service');
    await expect.element(work).toHaveAccessibleDescription('Your plan counts this as done on that day.');
    await dialog.getByLabelText('Day').fill('2026-03-03');
    await doer('Company').click();
    await field('Name').fill('Dupont Chauffage');
    await field('Cost').fill('145,50');
    await field('Note').fill('New sensor');
    await look('past work in the form');
    await button('Save').click();
    await expect.element(notice('Recorded in your history')).toBeVisible();
    await expect.element(notice('Book the boiler service. Your plan counts from this day.')).toBeVisible();
    // A notice is a dialog, too.
    await expect.element(item).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('recordWork').map(({ body }) => body)).toEqual([
      {
        date: '2026-03-03',
        item: 'Central Heating',
        careTaskId: 'boiler.service',
        title: 'Book the boiler service',
        minutes: null,
        by: { kind: 'company', name: 'Dupont Chauffage', phone: '' },
        note: 'New sensor',
        cost: euros(14_550),
      },
    ]);
  });

  it('in words of the user’s own appears in the list', async () => {
    await openHistory();
    await record();
    await item.fill('Piano');
    await dialog.getByRole('textbox', { name: 'What was done?' }).fill('Tuned');
    await field('Minutes').fill('60');
    await button('Save').click();
    await expect.element(row('Tuned')).toMatchTextContent('Piano · 1 h');
  });

  it('keeps what was begun until it is saved or cancelled', async () => {
    await openHistory();
    await record();
    await item.fill('Piano');
    await doer('Company').click();
    await field('Name').fill('Tuner & Co');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await choose('Wipe the seals', 'Edit…');
    await field('Note').fill('With vinegar');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await record();
    await expect.element(item).toHaveValue('Piano');
    await expect.element(field('Name')).toHaveValue('Tuner & Co');
    await look('past work that was begun');
    await dialog.getByRole('textbox', { name: 'What was done?' }).fill('Tuned');
    await button('Save').click();
    await expect.element(item).not.toBeInTheDocument();
    await record();
    await expect.element(item).toHaveValue('');
    await button('Cancel').click();
    await expect.element(item).not.toBeInTheDocument();
    await choose('Wipe the seals', 'Edit…');
    await expect.element(field('Note')).toHaveValue('With vinegar');
    await button('Cancel').click();
    await expect.element(field('Note')).not.toBeInTheDocument();
    await choose('Wipe the seals', 'Edit…');
    await expect.element(field('Note')).toHaveValue('');
  });

  it('asks for what is missing, beside each field, and sends nothing', async () => {
    await openHistory();
    await record();
    await doer('Someone else').click();
    await field('Cost').fill('a lot');
    await dialog.getByLabelText('Day').fill('2027-01-07');
    await button('Save').click();
    await expect.element(item).toHaveFocus();
    await expect.element(item).toHaveAccessibleDescription(/Please choose what the work was for/);
    await expect.element(dialog).toMatchTextContent('Please say what was done');
    await expect.element(dialog).toMatchTextContent('Please choose today or an earlier day');
    await expect.element(dialog).toMatchTextContent('Please enter a name');
    await expect.element(dialog).toMatchTextContent('Please enter an amount such as 120 or 89.50');
    await look('a form with errors');
    expect(requestsTo('recordWork')).toEqual([]);
  });

  it('keeps what was typed when the server refuses it, and shows why beside the field', async () => {
    await openHistory();
    respond('recordWork', () => {
      throw refused(400, {
        message: 'Some fields are invalid',
        issues: [{ path: 'title', message: 'must contain readable characters' }],
      });
    });
    await record();
    await item.fill('Piano');
    const title = dialog.getByRole('textbox', { name: 'What was done?' });
    await title.fill('\u200d');
    await button('Save').click();
    await expect.element(title).toHaveAccessibleDescription('must contain readable characters');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Some fields are invalid');
    await expect.element(item).toHaveValue('Piano');
    await title.fill('Tuned');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an entry', () => {
  it('of a task gets a name, a cost and a note, but keeps its title', async () => {
    const served = await openHistory();
    await choose('Wipe the seals', 'Edit…');
    await expect.element(dialog).toHaveAccessibleDescription('Wipe the seals');
    await expect.element(item).not.toBeInTheDocument();
    await doer('Someone else').click();
    await field('Name').fill('Grandad');
    await field('Cost').fill('12');
    await field('Note').fill('Used vinegar');
    await button('Save').click();
    await expect.element(row('Wipe the seals')).toMatchTextContent(/by Grandad.*Used vinegar.*€12\.00/);
    await expect.poll(() => served.saved()[0]).toMatchObject({ title: 'Wipe the seals', cost: euros(1_200) });
  });

  it('that was recorded can be corrected as a whole', async () => {
    await openHistory(
      entry({ title: 'Tuned', item: 'Piano', careTaskId: null, origin: 'recorded', cost: euros(9_000) }),
    );
    await choose('Tuned', 'Edit…');
    await expect.element(item).toHaveValue('Piano');
    await expect.element(field('Cost')).toHaveValue('90');
    await dialog.getByRole('textbox', { name: 'What was done?' }).fill('Tuned and cleaned');
    await button('Save').click();
    await expect.element(row('Tuned and cleaned')).toMatchTextContent('€90.00');
  });

  it('that was missed can be said to have been done', async () => {
    const missed = entry({ title: 'Vacuum the coils', kind: 'missed', date: '2027-01-01' });
    await openHistory(missed);
    await choose('Vacuum the coils', 'It was done…');
    await expect.element(dialog).toHaveAccessibleName('It was done');
    await dialog.getByLabelText('Day').fill('2027-01-04');
    await button('Save').click();
    await expect.element(row('Vacuum the coils')).not.toMatchTextContent('Missed');
    await expect
      .poll(() => requestsTo('completeTask').map(({ params, body }) => ({ ...params, ...body })))
      .toEqual([{ id: missed.id, completed: true, on: '2027-01-04' }]);
    await rests();
    expect(requestsTo('restoreTask')).toEqual([]);
  });

  it('that was skipped is restored before it is marked as done', async () => {
    await openHistory(entry({ title: 'Vacuum the coils', kind: 'skipped', date: '2027-01-01' }));
    await choose('Vacuum the coils', 'It was done…');
    await button('Save').click();
    await expect.element(row('Vacuum the coils')).not.toMatchTextContent('Skipped');
    await expect.poll(() => requestsTo('restoreTask')).toHaveLength(1);
  });

  it('disappears at once when it is removed, and comes back with Undo', async () => {
    const served = await openHistory(entry({ title: 'Tuned', origin: 'recorded' }));
    await choose('Tuned', 'Remove');
    await expect.element(row('Tuned')).not.toBeInTheDocument();
    await expect.element(notice('Entry removed')).toBeVisible();
    await expect.poll(() => served.saved()).toHaveLength(1);
    await button('Undo').click();
    await expect.element(row('Tuned')).toBeVisible();
    await expect.poll(() => served.saved()).toHaveLength(2);
  });

  it('of a task is marked as not done, and stays if the server refuses', async () => {
    await openHistory();
    respond('deleteEntry', () => {
      throw refused(503, { message: 'In a moment' });
    });
    await choose('Wipe the seals', 'Mark as not done');
    await expect.element(notice('In a moment')).toBeVisible();
    await expect.poll(() => rows.elements()).toHaveLength(1);
  });
});
