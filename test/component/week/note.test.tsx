import { expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main, openAs } from '../support/open.tsx';
import { serveWeek } from '../support/serve-week.ts';
import { task } from './week-screen.ts';

it('a note above the week and a line for a task say that the assistant wrote them', async () => {
  const weeks = serveWeek([{ title: 'Wipe', line: 'A good start to the week.' }, { title: 'Vacuum' }]);
  weeks.setNote('A calm week for the kitchen.');
  await openAs(user({ assistant: true }), '/dashboard');
  const note = main().getByRole('figure');
  await expect.element(note).toMatchTextContent('A calm week for the kitchen.');
  await expect.element(note).toMatchTextContent('Written by the assistant');
  await expect.element(task('Wipe')).toMatchTextContent('Assistant: A good start to the week.');
  await expect.element(task('Vacuum')).not.toMatchTextContent('Assistant:');
  await look('a week with a note');
});

it('a note that is still being written has a place, and appears there by itself', async () => {
  const weeks = serveWeek([{ title: 'Wipe' }]);
  weeks.setNote();
  await openAs(user({ assistant: true }), '/dashboard');
  await expect.element(main().getByText('The assistant is writing a note')).toBeVisible();
  await look('a week whose note is coming');
  weeks.setNote('A calm week for the kitchen.');
  await expect.element(main().getByRole('figure'), { timeout: 10_000 }).toMatchTextContent('A calm week');
});

it('a week without a note mentions no assistant', async () => {
  serveWeek([{ title: 'Wipe' }]);
  await openAs(user(), '/dashboard');
  await expect.element(task('Wipe')).toBeVisible();
  await expect.element(main()).not.toMatchTextContent(/assistant/i);
});
