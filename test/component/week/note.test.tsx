import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { advance, drawnUntil, holdTime } from '../support/time.ts';
import { resizeWindow } from '../support/window-size.ts';
import { button, task } from './week-screen.ts';

it('a note on the week and a line for a task say that the assistant wrote them', async () => {
  const weeks = serveWeek([{ title: 'Wipe', line: 'A good start to the week.' }, { title: 'Vacuum' }]);
  weeks.setNote('A calm week for the kitchen.');
  await openAs(user({ assistant: true }), '/dashboard');
  const note = main().getByRole('figure');
  await expect.element(note).toMatchTextContent('A calm week for the kitchen.');
  await expect.element(note).toMatchTextContent('Written by the assistant');
  await look('a week with a note');
  await expect.element(task('Wipe')).not.toMatchTextContent('A good start to the week.');
  await button('Wipe').click();
  await expect.element(task('Wipe')).toMatchTextContent('Assistant: A good start to the week.');
  await look('an open task with the assistant’s line', [390]);
  await button('Complete Wipe').click();
  await expect.element(task('Wipe')).not.toMatchTextContent('Assistant:');
});

it('on a phone, the first screen has five tasks of today, each with its reason', async () => {
  const titles = [
    'Check the fridge and freezer temperature',
    'Test every smoke and CO alarm',
    'Clean the dishwasher’s filter',
    'Feel for leaks under sinks and basins',
    'Wipe the oven door',
  ];
  const weeks = serveWeek(titles.map((title) => ({ title, scheduledAt: '2027-01-06' })));
  weeks.setNote('A calm week for the kitchen.');
  await resizeWindow(390, 844);
  await openAs(user({ assistant: true }), '/dashboard');
  const bar = page.getByRole('navigation', { name: 'Places' });
  await expect.element(bar).toBeVisible();
  for (const title of titles) await expect.element(task(title)).toMatchTextContent('Every 3 months');
  await rests();
  expect(
    task(titles[0] ?? '')
      .element()
      .getBoundingClientRect().top,
  ).toBeLessThanOrEqual(500);
  const bottoms = titles.map((title) => task(title).element().getBoundingClientRect().bottom);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
});

it('a note that is still being written appears by itself, and nothing waits for it', async () => {
  const weeks = serveWeek([{ title: 'Wipe' }]);
  weeks.setNote();
  holdTime();
  await openAs(user({ assistant: true }), '/dashboard');
  await drawnUntil(() => task('Wipe').query());
  expect(main().element().textContent).not.toMatch(/assistant/i);
  weeks.setNote('A calm week for the kitchen.');
  await advance(2_500);
  await drawnUntil(() => main().getByRole('figure').query());
  expect(main().getByRole('figure').element().textContent).toContain('A calm week');
});

it('the first weeks of a home say why they have few tasks', async () => {
  const weeks = serveWeek([{ title: 'Wipe' }]);
  weeks.tell({ joinedOn: '2027-01-06' });
  await openAs(user(), '/dashboard');
  await expect.element(main().getByText('Your first weeks start gently.')).toBeVisible();
  await look('a first week with few tasks');
});

it('the note of the assistant is shown beside what is said about first weeks', async () => {
  const weeks = serveWeek([{ title: 'Wipe' }]);
  weeks.tell({ joinedOn: '2027-01-06' });
  weeks.setNote('A calm week for the kitchen.');
  await openAs(user({ assistant: true }), '/dashboard');
  await expect.element(main().getByRole('figure')).toMatchTextContent('A calm week');
  await expect.element(main().getByText('Your first weeks start gently.')).toBeVisible();
});

it('a week without a note mentions no assistant', async () => {
  serveWeek([{ title: 'Wipe' }]);
  await openAs(user(), '/dashboard');
  await expect.element(task('Wipe')).toBeVisible();
  await expect.element(main()).not.toMatchTextContent(/assistant/i);
});
