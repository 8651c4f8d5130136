import { describe, expect, it } from 'vitest';
import { row } from '../history/history-screen.ts';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { acceptHomeStreams, openHomeStreams, requestsTo, tellHomeChanged } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { entry, serveHistory } from '../support/serve-history.ts';
import { serveWeek, today } from '../support/serve-week.ts';
import { advance, advanceUntil, drawnUntil, holdTime } from '../support/time.ts';
import { button, complete, day, markIncomplete, task } from './week-screen.ts';

const me = user();
const sam = { id: newId(), name: 'Sam', role: 'member' } as const;
const gone = { id: null, name: '' };
const ada = { id: me.personId, name: me.name, role: 'owner' } as const;

// Today is Wednesday 6 January 2027, in Paris.
const tasks = [
  {
    title: 'Wipe the seals',
    scheduledAt: today,
    completed: true,
    completedAt: `${today}T17:04:00.000Z`,
    completedBy: sam,
  },
  { title: 'Vacuum', scheduledAt: today, completed: true, completedAt: `${today}T08:00:00.000Z`, completedBy: ada },
  { title: 'Descale', scheduledAt: today, completed: true, completedAt: '2027-01-05T08:00:00.000Z', completedBy: gone },
  { title: 'Bleed the radiators', scheduledAt: today, description: 'All of them', movedBy: sam },
];

describe('in a home with several people, the week', () => {
  it('shows what another person did once the stream of changes says that there is something', async () => {
    const weeks = serveWeek([{ title: 'Bleed the radiators', scheduledAt: today }]);
    weeks.tell({ people: [ada, sam] });
    await openAs(me, '/dashboard');
    await drawnUntil(() => openHomeStreams() === 1);
    weeks.moveElsewhere('Bleed the radiators', '2027-01-09');
    tellHomeChanged();
    await expect.element(day('Saturday')).toMatchTextContent('Bleed the radiators');
  });

  it('reads nothing again for news of its own changes', async () => {
    const weeks = serveWeek([{ title: 'Bleed the radiators', scheduledAt: today }]);
    weeks.tell({ people: [ada, sam] });
    await openAs(me, '/dashboard');
    await drawnUntil(() => openHomeStreams() === 1);
    await complete('Bleed the radiators');
    await expect.poll(() => requestsTo('completeTask')).toHaveLength(1);
    await rests();
    const reads = () => requestsTo('getWeek').length;
    const before = reads();
    tellHomeChanged(requestsTo('completeTask')[0]?.page);
    await rests();
    expect(reads()).toBe(before);
    tellHomeChanged();
    await expect.poll(reads).toBeGreaterThan(before);
  });

  it('asks every 15 seconds while a proxy refuses streams, and opens one again after a while', async () => {
    const weeks = serveWeek([{ title: 'Bleed the radiators', scheduledAt: today }]);
    weeks.tell({ people: [ada, sam] });
    acceptHomeStreams(false);
    holdTime();
    await openAs(me, '/dashboard');
    await drawnUntil(() => task('Bleed the radiators').query());
    weeks.moveElsewhere('Bleed the radiators', '2027-01-09');
    await advance(15_000);
    await drawnUntil(() => day('Saturday').query());
    acceptHomeStreams(true);
    await advanceUntil(() => openHomeStreams() === 1, 5_000);
  });

  it('reads what it may have missed while the stream was broken', async () => {
    const weeks = serveWeek([{ title: 'Bleed the radiators', scheduledAt: today }]);
    weeks.tell({ people: [ada, sam] });
    holdTime();
    await openAs(me, '/dashboard');
    await drawnUntil(() => openHomeStreams() === 1);
    acceptHomeStreams(false);
    acceptHomeStreams(true);
    weeks.moveElsewhere('Bleed the radiators', '2027-01-09');
    // The pause until the next stream is of a random length, and begins when the page has seen the end of this one.
    await advanceUntil(() => openHomeStreams() === 1, 500);
    await drawnUntil(() => day('Saturday').query());
  });

  it('follows nothing in a home with one person', async () => {
    const weeks = serveWeek([{ title: 'Bleed the radiators', scheduledAt: today }]);
    weeks.tell({ people: [ada] });
    holdTime();
    await openAs(me, '/dashboard');
    await drawnUntil(() => task('Bleed the radiators').query());
    const before = requestsTo('getWeek').length;
    await advance(60_000);
    expect([openHomeStreams(), requestsTo('getWeek').length]).toEqual([0, before]);
  });

  it('says what the others did, until it changes', async () => {
    serveWeek(tasks).tell({ people: [ada, sam] });
    await openAs(me, '/dashboard');
    await expect.element(task('Wipe the seals')).toMatchTextContent('Sam ticked this off at 18:04');
    await expect.element(task('Descale')).toMatchTextContent('A former member ticked this off yesterday');
    await expect.element(task('Vacuum')).not.toMatchTextContent('ticked this off');
    await button('Bleed the radiators').click();
    await expect.element(task('Bleed the radiators')).toMatchTextContent('Sam moved this here');
    await look('what others did in the week');
    await markIncomplete('Wipe the seals');
    await complete('Wipe the seals');
    await expect.element(task('Wipe the seals')).not.toMatchTextContent('Sam');
  });
});

describe('in a home with one person, the week', () => {
  it('says nothing about who did what', async () => {
    serveWeek(tasks).tell({ people: [ada] });
    await openAs(me, '/dashboard');
    await expect.element(task('Descale')).toBeVisible();
    await expect.element(task('Wipe the seals')).not.toMatchTextContent('ticked this off');
  });
});

describe('the history', () => {
  const entries = [
    entry({ title: 'Wipe the seals', actor: sam }),
    entry({ title: 'Vacuum', actor: ada }),
    entry({ title: 'Descale', kind: 'skipped', actor: gone }),
    entry({ title: 'Sweep', origin: 'recorded', actor: { ...sam, name: '' } }),
  ];

  it('of several people says who ticked off, skipped and recorded what, except for oneself', async () => {
    serveHistory(entries, { people: 2 });
    await openAs(me, '/history');
    await expect.element(row('Wipe the seals')).toMatchTextContent('ticked off by Sam');
    await expect.element(row('Descale')).toMatchTextContent('skipped by a former member');
    await expect.element(row('Sweep')).toMatchTextContent('recorded by someone else');
    await expect.element(row('Vacuum')).not.toMatchTextContent('by');
    await look('what others did in the history');
  });

  it('of one person says nothing about that', async () => {
    serveHistory(entries, { people: 1 });
    await openAs(me, '/history');
    await expect.element(row('Wipe the seals')).not.toMatchTextContent('Sam');
  });
});
