import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { question, user } from '../support/data.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { type ServedWeeks, serveWeek } from '../support/serve-week.ts';
import { resizeWindow } from '../support/window-size.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const long = 'Test every safety switch (RCD) in the electrical panel with its button';
const reason = 'You haven’t told us whether pipes run outside. Doesn’t apply? Tell us';
const planned = ['2027-01-09', '2027-01-09', '2027-01-10', '2027-01-10'].map((scheduledAt, index) => ({
  title: `${long} ${index}`,
  scheduledAt,
  reason,
}));
const nowToo = [{ title: long, scheduledAt: today, reason }, ...planned];
const missed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Missed ${index}`, scheduledAt: '2026-12-27', reason }));
const note = 'A calm week for the kitchen and for the electrical panel, with time left for a walk on Sunday.';

type State = {
  readonly name: string;
  readonly tasks: Parameters<typeof serveWeek>[0];
  readonly tell?: (weeks: ServedWeeks) => void;
};

const states: readonly State[] = [
  { name: 'the joining day', tasks: planned, tell: (weeks) => weeks.tell({ joinedOn: today }) },
  { name: 'a day with tasks', tasks: nowToo },
  { name: 'a free day', tasks: planned },
  { name: 'a week with a note', tasks: planned, tell: (weeks) => weeks.setNote(note) },
  { name: 'a question', tasks: planned, tell: (weeks) => weeks.ask(question(), question({ id: 'attic' })) },
  { name: 'a few left-over tasks', tasks: [...missed(2), ...planned.slice(1)] },
  { name: 'two missed weeks', tasks: [...missed(6), ...nowToo] },
  { name: 'everything done', tasks: nowToo.map((task) => ({ ...task, completed: true })) },
  {
    name: 'a pause',
    tasks: planned,
    tell: (weeks) => weeks.tell({ pause: { from: '2027-01-01', to: '2027-01-12' } }),
  },
  { name: 'open tasks of earlier days', tasks: [{ title: long, scheduledAt: '2027-01-04' }, ...planned] },
];

/** How many things can be pressed or filled in, besides the links at the end of each page. */
const controls = () =>
  [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
    (one) => !one.closest('footer') && one.checkVisibility() && one.getBoundingClientRect().bottom > 0,
  ).length;

const boxOf = (shown: Locator) => shown.element().getBoundingClientRect();

/** Where the first circle to tick a task begins, in pixels from the top of the page. */
async function firstTick(): Promise<number> {
  const tick = main().getByRole('button', { name: /^(Complete|Mark Incomplete) / });
  await expect.element(tick.first()).toBeVisible();
  return Math.min(...tick.elements().map((element) => element.getBoundingClientRect().top + scrollY));
}

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

describe('on desktops and phones, a task that can be ticked begins within 500 px', () => {
  it.each(states)('on $name', async ({ tasks, tell }) => {
    const weeks = serveWeek(tasks);
    tell?.(weeks);
    await openAs(user({ assistant: true }), '/dashboard');
    for (const [width, height] of sizes) {
      await resizeWindow(width, height);
      await rests();
      expect(await firstTick(), `${width} px`).toBeLessThanOrEqual(500);
    }
    await rests();
    expect(controls()).toBeLessThanOrEqual(30);
  });

  it('without a connection', async () => {
    serveWeek(planned);
    await openAs(user({ assistant: true }), '/dashboard');
    await firstTick();
    setOnline(false);
    const banner = page.getByText('You’re offline.');
    await expect.element(banner).toBeVisible();
    const places = page.getByRole('navigation', { name: 'Places' }).getByRole('link').first();
    for (const [width, height] of sizes) {
      await resizeWindow(width, height);
      await rests();
      expect(await firstTick()).toBeLessThanOrEqual(500);
      expect(boxOf(banner).bottom).toBeLessThanOrEqual(boxOf(places).top);
    }
  });
});
