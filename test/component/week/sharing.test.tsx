import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek, today } from '../support/serve-week.ts';
import { button, choose, task, titlesOn, toast } from './week-screen.ts';

const me = user();
const ada = { id: me.personId, name: 'Ada', role: 'owner' } as const;
const sam = { id: newId(), name: 'Sam', role: 'member' } as const;
const guest = { id: newId(), name: 'Vera', role: 'viewer' } as const;
const forSam = { id: sam.id, name: 'Sam' };
const dialog = page.getByRole('dialog');
const turns = (takeTurns: boolean): ResponseOf<'getTurnTaking'> => ({
  takeTurns,
  people: 3,
  mine: {
    days: ['Monday', 'Saturday', 'Sunday'],
    avoids: [],
    away: null,
  },
});

async function open(people = [ada, sam, guest]) {
  serveWeek([
    { title: 'Wipe the seals', scheduledAt: today, assignedTo: forSam },
    { title: 'Vacuum', scheduledAt: today, assignedTo: { id: ada.id, name: 'Ada' } },
    { title: 'Descale', scheduledAt: today },
  ]).tell({ people });
  return openAs(me, '/dashboard');
}

describe('a task for one person', () => {
  it('says whose it is, and can be given to another one or to everyone', async () => {
    await open();
    await expect.element(task('Wipe the seals')).toMatchTextContent('For Sam');
    await expect.element(task('Vacuum')).toMatchTextContent('For you');
    await expect.element(task('Descale')).not.toMatchTextContent('For ');
    await choose('Descale', 'Who does it…');
    await expect.element(dialog.getByRole('button', { name: 'Everyone' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(dialog.getByRole('button', { name: 'Vera' })).not.toBeInTheDocument();
    await look('who does a task');
    await dialog.getByRole('button', { name: 'Sam' }).click();
    await expect.element(toast('For Sam')).toBeVisible();
    await expect.element(task('Descale')).toMatchTextContent('For Sam');
    // Shown before it is sent.
    await expect.poll(() => requestsTo('rescheduleTask').map(({ body }) => body)).toEqual([{ assignedTo: sam.id }]);
    await button('Undo').click();
    await expect.element(task('Descale')).not.toMatchTextContent('For Sam');
  });

  it('can be left out of the week by those whose it isn’t', async () => {
    await open();
    await page.getByRole('radio', { name: 'Mine' }).click();
    await expect.element(task('Wipe the seals')).not.toBeInTheDocument();
    await rests();
    expect(titlesOn('Wednesday')).toEqual(['Descale', 'Vacuum']);
    await look('only my tasks');
    await page.getByRole('radio', { name: 'Everyone’s' }).click();
    await expect.element(task('Wipe the seals')).toBeVisible();
  });

  it('is like any other in a home with one person', async () => {
    await open([ada]);
    await expect.element(task('Wipe the seals')).not.toMatchTextContent('For Sam');
    await expect.element(page.getByRole('radio', { name: 'Mine' })).not.toBeInTheDocument();
    await button('More for Descale').click();
    await expect.element(page.getByRole('menuitem', { name: 'Choose a day…' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Who does it…' })).not.toBeInTheDocument();
  });
});

async function share() {
  await button('More for this week').click();
  await page.getByRole('menuitem', { name: 'Share the work…' }).click();
}

describe('sharing the work', () => {
  it('in turns saves at once what each can do', async () => {
    await open();
    let saved = turns(false);
    respond('getTurnTaking', () => saved);
    respond('updateHome', ({ params: { id }, body: { takeTurns = false } }) => {
      saved = { ...saved, takeTurns };
      return { id, name: 'Home', takeTurns };
    });
    respond('setOwnTurnTaking', ({ body }) => {
      saved = { ...saved, mine: { ...body, avoids: [] } };
      return saved;
    });
    await share();
    await look('sharing the work, off');
    await dialog.getByRole('switch', { name: 'Take turns' }).click();
    await expect.element(dialog.getByText('I have time on')).toBeVisible();
    await dialog.getByText('Monday', { exact: true }).click();
    await dialog.getByText('Ladders', { exact: true }).click();
    await dialog.getByRole('button', { name: 'I’m away for a while' }).click();
    await expect.element(dialog.getByLabelText('Last day')).toHaveValue(today);
    await look('sharing the work in turns');
    expect(requestsTo('updateHome').map(({ body }) => body)).toEqual([{ takeTurns: true }]);
    expect(requestsTo('setOwnTurnTaking')[0]?.body).toMatchObject({ days: ['Saturday', 'Sunday'], avoids: [] });
    expect(requestsTo('setOwnTurnTaking')[1]?.body).toMatchObject({ avoids: ['heights'] });
    expect(requestsTo('setOwnTurnTaking')[2]?.body).toMatchObject({ away: { from: today, to: today } });
  });

  it('keeps a date that is being typed, and saves it once a person can be away then', async () => {
    await open();
    let saved = { ...turns(true), mine: { ...turns(true).mine, away: { from: today, to: today } } };
    respond('getTurnTaking', () => saved);
    respond('setOwnTurnTaking', ({ body: { days, away } }) => {
      saved = { ...saved, mine: { days, avoids: [], away: away ?? saved.mine.away } };
      return saved;
    });
    await share();
    const [first, last] = [dialog.getByLabelText('First day'), dialog.getByLabelText('Last day')];
    await last.fill('0203-12-24');
    await expect.element(last).toHaveValue('0203-12-24');
    await last.fill('2030-12-24');
    await first.fill('0203-12-24');
    await expect.element(first).toHaveValue('0203-12-24');
    await first.fill('2031-01-02');
    await expect.element(last).toHaveValue('2031-01-02');
    await expect
      .poll(() => requestsTo('setOwnTurnTaking').map(({ body }) => body.away))
      .toEqual([
        { from: today, to: '2030-12-24' },
        { from: '2031-01-02', to: '2031-01-02' },
      ]);
    await first.fill('0203-12-24');
    await last.click();
    await expect.element(first).toHaveValue('2031-01-02');
  });

  it('keeps what is chosen while earlier choices are being saved', async () => {
    await open();
    const waiting: (() => void)[] = [];
    let saved = turns(true);
    respond('getTurnTaking', () => saved);
    respond('setOwnTurnTaking', async ({ body: { days } }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      saved = { ...saved, mine: { ...saved.mine, days } };
      return saved;
    });
    await share();
    await dialog.getByText('Monday', { exact: true }).click();
    await dialog.getByText('Saturday', { exact: true }).click();
    await expect.poll(() => waiting).toHaveLength(1);
    await rests();
    const loads = requestsTo('getTurnTaking').length;
    waiting[0]?.();
    await expect.poll(() => waiting).toHaveLength(2);
    await rests();
    expect(requestsTo('getTurnTaking')).toHaveLength(loads);
    waiting[1]?.();
    await expect.poll(() => requestsTo('getTurnTaking')).toHaveLength(loads + 1);
    await rests();
    expect(requestsTo('setOwnTurnTaking').map(({ body }) => body.days)).toEqual([['Saturday', 'Sunday'], ['Sunday']]);
  });

  it('can be tried again when it can’t be loaded, and waits while offline', async () => {
    await open();
    respond('getTurnTaking', () => {
      throw refused(500, { message: 'Failed' });
    });
    await share();
    await expect.element(dialog.getByText('We couldn’t load this.')).toBeVisible();
    respond('getTurnTaking', () => turns(true));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByRole('switch', { name: 'Take turns' })).toBeChecked();
    setOnline(false);
    await expect.element(dialog.getByText('You can change this when you’re back online.')).toBeVisible();
    await expect.element(dialog.getByRole('switch', { name: 'Take turns' })).toBeDisabled();
    setOnline(true);
  });
});
