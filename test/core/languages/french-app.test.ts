import { describe, expect, it } from 'vitest';
import { dates } from '#core/languages/fr/app/dates.ts';
import { history } from '#core/languages/fr/app/history/history.ts';
import { backlog } from '#core/languages/fr/app/week/backlog.ts';
import { week } from '#core/languages/fr/app/week/week.ts';
import { year } from '#core/languages/fr/app/year.ts';
import { format } from '#core/languages/fr/format.ts';

describe('the screens in French', () => {
  it('count with the singular up to one', () => {
    expect(history.entries(0)).toBe('0 entrée');
    expect(history.entries(2)).toBe('2 entrées');
    expect([0, 1, 2].map((count) => history.counted('skipped', count))).toEqual(['ignorée', 'ignorée', 'ignorées']);
    expect(history.figures.rule(1)).toMatch(/, et 1 semaine d’absence ne compte pas\.$/);
    expect(history.figures.rule(3)).toMatch(/, et 3 semaines d’absence ne comptent pas\.$/);
    expect(year.others(1)).toBe('1 autre tâche');
  });

  it('say which tasks were let go, and that safety tasks were not', () => {
    expect(backlog.letGo(1, 0)).toBe('1 tâche laissée');
    expect(backlog.letGo(2, 1)).toBe('2 tâches laissées, 1 tâche de sécurité gardée');
  });

  it('name runs of days', () => {
    expect(dates.days('lundi', 'jeudi', true)).toBe('du lundi au jeudi');
    expect(dates.days('lundi', 'mardi', false)).toBe('lundi et mardi');
    expect(week.freeUntil('samedi', 4)).toBe('Rien aujourd’hui. Ensuite : samedi, 4 tâches.');
    expect(week.tickedOff('Sam', dates.on('lundi 23 novembre'))).toBe('Cochée par Sam le lundi 23 novembre');
  });

  it('write the first of a month and times as French does', () => {
    expect(format.date('2026-11-01')).toBe('1er novembre 2026');
    expect(format.date('2026-11-21', 'shortDay')).toBe('21 nov.');
    expect(dates.range('1', '7 novembre')).toBe('du 1er au 7 novembre');
    expect(format.moment('2026-11-01T08:03:05Z', 'dayAndTime', 'UTC')).toBe('1er novembre 2026 à 8\u00a0h\u00a003');
    expect(format.moment('2026-11-22T18:04:05Z', 'second', 'UTC')).toBe('22 novembre 2026 à 18:04:05');
  });
});
