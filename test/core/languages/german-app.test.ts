import { expect, it } from 'vitest';
import { dates } from '#core/languages/de/app/dates.ts';
import { week } from '#core/languages/de/app/week/week.ts';
import { format } from '#core/languages/de/format.ts';

it('the screens in German write days as ordinals, and times and amounts as German does', () => {
  expect(dates.range('4', '10. Januar')).toBe('4. bis 10. Januar');
  expect(dates.range('28. Dezember', '3. Januar')).toBe('28. Dezember bis 3. Januar');
  expect(format.date('2026-11-01')).toBe('1. November 2026');
  expect(week.freeUntil('Samstag', 4)).toBe('Heute nichts. Als Nächstes: Samstag, 4 Aufgaben.');
});
