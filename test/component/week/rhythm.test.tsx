import { describe, expect, it } from 'vitest';
import { setOnline } from '../support/connection.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { serveAppliance } from '../support/serve-appliances.ts';
import { rhythm, serveRhythms } from '../support/serve-rhythms.ts';
import { button, choose, openWeek, task, toast } from './week-screen.ts';

const wipe = { title: 'Wipe', scheduledAt: '2027-01-06', turnOf: 'oven.wipe', learns: true } as const;
const test = { title: 'Test', scheduledAt: '2027-01-06' };
const open = (title: string) => task(title).getByRole('heading').getByRole('button').click();
const proposal = 'You usually do this every 6 weeks. Plan it that way, instead of every month?';

describe('a task that the household does more rarely than it is planned', () => {
  it('asks to be planned that way, takes one press, and one to undo', async () => {
    serveAppliance();
    serveRhythms([rhythm()]);
    await openWeek([wipe, test]);
    await rests();
    await open('Wipe');
    await expect.element(task('Wipe')).toMatchTextContent(proposal);
    await look('a task with a proposed rhythm');
    await button('Plan it that way Wipe').click();
    await expect.element(task('Wipe')).toMatchTextContent('Every 6 weeks, as you chose, instead of every month');
    await expect.element(toast('From next week on, this comes every 6 weeks')).toBeVisible();
    await look('a task with an accepted rhythm');
    await button('Undo Wipe').click();
    await expect.element(toast('Back as it was')).toBeVisible();
    await expect.element(task('Wipe').getByText('as you chose')).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('answerRhythm').map(({ body }) => body)).toEqual([{ answer: 'accepted', days: 42 }]);
    expect(requestsTo('undoRhythm').map(({ params }) => params)).toEqual([{ taskId: 'oven.wipe' }]);
  });

  it('can be left as it is, and keeps the focus where the question was', async () => {
    serveAppliance();
    serveRhythms([rhythm()]);
    await openWeek([wipe]);
    await open('Wipe');
    await button('Leave it Wipe').click();
    await expect.element(toast('Left as it is')).toBeVisible();
    await expect.element(task('Wipe').getByText(proposal)).not.toBeInTheDocument();
    await rests();
    expect(document.activeElement?.closest('li')).not.toBeNull();
  });

  it('stays as it is when the server can’t be reached, and waits for a connection', async () => {
    serveAppliance();
    serveRhythms([rhythm()]);
    respond('answerRhythm', () => {
      throw refused(503, { message: 'We are having trouble' });
    });
    await openWeek([wipe]);
    await open('Wipe');
    await button('Plan it that way Wipe').click();
    await expect.element(toast('We are having trouble')).toBeVisible();
    await expect.element(task('Wipe')).toMatchTextContent(proposal);
    setOnline(false);
    await expect.element(button('Plan it that way Wipe')).toBeDisabled();
  });

  it('says nothing while the rhythms aren’t known', async () => {
    serveAppliance();
    respond('getRhythms', () => {
      throw refused(500);
    });
    await openWeek([wipe]);
    await open('Wipe');
    await rests();
    await expect.element(task('Wipe').getByRole('button', { name: 'Plan it that way' })).not.toBeInTheDocument();
  });
});

describe('the menu of a task', () => {
  it('says that it comes too often, which offers another rhythm', async () => {
    serveRhythms([]);
    await openWeek([wipe, test]);
    await choose('Wipe', 'Comes too often');
    await expect.element(toast('Plan this every 6 weeks, instead of every month?')).toBeVisible();
    await look('an offered rhythm');
    await button('Plan it that way').click();
    await expect.element(toast('From next week on, this comes every 6 weeks')).toBeVisible();
    await rests();
    expect(requestsTo('answerRhythm').map(({ body }) => body)).toEqual([
      { answer: 'too-often' },
      { answer: 'accepted', days: 42 },
    ]);
  });

  it('says so where nothing more often is possible, and leaves it out where the household has no say', async () => {
    serveRhythms([]);
    await openWeek([wipe, test]);
    await choose('Wipe', 'Comes too seldom');
    await expect.element(toast('This already comes as often as it may')).toBeVisible();
    await button('More for Test').click();
    await expect.element(task('Test').getByText('Comes too often')).not.toBeInTheDocument();
  });
});
