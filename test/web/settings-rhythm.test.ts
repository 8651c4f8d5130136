import { expect, it } from 'vitest';
import { tasksPerWeekFrom } from '#apps/web/features/settings/preferences/rhythm.ts';
import { tabFrom } from '#apps/web/features/settings/tabs.ts';

it.each([
  ['7', 7],
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-4', 1],
  ['21', 20],
  ['2.6', 3],
])('reads %j as %i tasks a week', (typed, tasks) => {
  expect(tasksPerWeekFrom(typed)).toBe(tasks);
});

it.each([
  [null, 'account'],
  ['preferences', 'preferences'],
  ['custom-tasks', 'custom-tasks'],
  ['notifications', 'notifications'],
  ['nonsense', 'account'],
])('reads ?tab=%s as the tab %s', (name, tab) => {
  expect(tabFrom(name, 'owner')).toBe(tab);
});
