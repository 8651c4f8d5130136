import { catalogue } from '../../catalogue/index.ts';
import { weekStartOf } from '../../domain/dates.ts';
import { type ImaginedHome, simulateHome } from '../../domain/plan/simulate-home.ts';
import { type MonthsAhead, monthsAhead } from '../../domain/plan/year/months-ahead.ts';

/** The twelve months ahead of a home that isn't stored, as planned on the first day, or when it joins if that is later. */
export function previewYear(imagined: Omit<ImaginedHome, 'weeks'>): MonthsAhead {
  const joinedWeek = weekStartOf(imagined.joinedOn);
  const from = imagined.from < joinedWeek ? joinedWeek : imagined.from;
  const [first] = simulateHome({ ...imagined, from, weeks: 1 }, catalogue);
  return first ? monthsAhead(first.input) : { months: [], waiting: [] };
}
