import { hasCode } from '../../domain/errors.ts';

type Line = { asked: number; waiting: number; failure?: { readonly upTo: number; readonly error: unknown } };

/**
 * Runs each piece of work of one calendar when its turn comes. When one finds the provider unavailable, those that had
 * begun to wait before that fail with it: each would only wait as long again. `hold` waits for the turn.
 */
export function makeShareOutage() {
  const lines = new Map<string, Line>();
  return async <Result>(
    calendar: string,
    hold: (work: () => Promise<Result>) => Promise<Result>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const line = lines.get(calendar) ?? { asked: 0, waiting: 0 };
    lines.set(calendar, line);
    const turn = ++line.asked;
    line.waiting++;
    try {
      return await hold(async () => {
        if (line.failure && turn <= line.failure.upTo) throw line.failure.error;
        try {
          return await work();
        } catch (error) {
          if (hasCode(error, 'calendar_unavailable')) line.failure = { upTo: line.asked, error };
          throw error;
        }
      });
    } finally {
      line.waiting--;
      if (line.waiting === 0) lines.delete(calendar);
    }
  };
}
