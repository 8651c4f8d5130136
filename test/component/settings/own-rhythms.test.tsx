import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHome } from '../support/serve-home.ts';
import { type Rhythm, rhythm, serveRhythms } from '../support/serve-rhythms.ts';

const section = () => main().getByRole('region', { name: 'How often tasks come' });
const button = (name: string) => section().getByRole('button', { name, exact: true });

const coils = rhythm({
  taskId: 'fridge.clean-coils',
  title: 'Vacuum the coils behind the fridge',
  item: 'Fridge',
  proposedDays: null,
  proposedFor: null,
  usualDays: 365,
  acceptedDays: 182,
});

async function openWith(...rhythms: readonly Rhythm[]) {
  const app = await openAs(user(), '/settings?tab=account');
  serveHome({});
  serveRhythms(rhythms);
  app.goTo('/settings?tab=preferences#home');
}

describe('how often the household wants its tasks', () => {
  it('is listed with what was accepted and what is proposed, each with one press', async () => {
    await openWith(rhythm(), coils);
    await expect.element(section()).toMatchTextContent('Every 6 months, as you chose, instead of every year');
    await look('own rhythms');
    await button('Undo Vacuum the coils behind the fridge').click();
    await expect.element(section().getByText('Fridge')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'How often tasks come' })).toHaveFocus();
    await button('Leave it Wipe').click();
    await expect.element(section()).toMatchTextContent('Every task comes as often as usual.');
    await rests();
    expect(requestsTo('undoRhythm').map(({ params }) => params)).toEqual([{ taskId: coils.taskId }]);
    expect(requestsTo('answerRhythm').map(({ body }) => body)).toEqual([{ answer: 'dismissed' }]);
  });

  it('isn’t mentioned while every task comes as usual', async () => {
    await openWith();
    await expect.element(main().getByText('What it has')).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
  });

  it('stays as it is when it could not be changed', async () => {
    await openWith(coils);
    respond('undoRhythm', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await button('Undo Vacuum the coils behind the fridge').click();
    await expect.element(page.getByText('Our database is away.')).toBeVisible();
    await expect.element(section()).toMatchTextContent('as you chose');
  });
});
