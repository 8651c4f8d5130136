import { expect, it, vi } from 'vitest';
import { question, user } from '../support/data.ts';
import { refuseScript } from '../support/load-once.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { type ServedWeeks, serveWeek } from '../support/serve-week.ts';
import { complete, task } from './week-screen.ts';

const today = '2027-01-06';

it.each<[string, (weeks: ServedWeeks) => void]>([
  ['QuestionsCard', (weeks) => weeks.ask(question())],
  ['TownCard', (weeks) => weeks.tell({ joinedOn: today })],
  ['AssumedTown', (weeks) => weeks.tell({ assumesTown: true })],
  ['ClosedItems', (weeks) => weeks.closeItems({ item: 'Pool', since: '2026-10-18', opensWith: 'pool.open' })],
  ['PauseNote', (weeks) => weeks.tell({ pause: { from: '2027-01-01', to: '2027-01-12' } })],
])('the week shows, and its tasks can be ticked, without the script of %s', async (name, tell) => {
  refuseScript(name);
  const weeks = serveWeek([{ title: 'Wipe', scheduledAt: today }]);
  tell(weeks);
  await openAs(user(), '/dashboard');
  await expect.element(task('Wipe')).toBeVisible();
  await complete('Wipe');
  await expect.poll(() => weeks.saved()).toEqual([`Wipe: ${today} done`]);
  await rests();
  // React says what it caught.
  const said = vi.spyOn(console, 'error');
  expect(said.mock.calls.flat().join(' ')).toContain(`Loading chunk ${name} failed`);
  said.mockClear();
});
