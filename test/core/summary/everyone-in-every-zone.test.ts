import { expect, it } from 'vitest';
import { weekdays } from '#core/domain/dates.ts';
import { dayMs, hourMs, minuteMs } from '#core/domain/durations.ts';
import { jitterMs, nextSummaryAt, type SummaryClock, weekOfSummary } from '#core/domain/summary/next-summary-at.ts';

const zones = Intl.supportedValuesOf('timeZone');
const households = 100_000;

const utc = (text: string) => Date.parse(text);
const year = { start: utc('2027-01-01T00:00Z'), days: 365 };

const formats = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);
/** In minutes, up to three hours before and after. */
const quarters = Array.from({ length: 25 }, (_, index) => (index - 12) * 15);

const localTime = (zone: string, at: number) => formats.get(zone)?.format(at) ?? '';

/** The days of 2027 on which a zone changes its clocks; two ordinary ones where it changes none. */
function changesOf(zone: string): readonly number[] {
  const noon = (day: number) => year.start + day * dayMs + 12 * hourMs;
  const timeAt = (day: number) => localTime(zone, noon(day)).slice(-5);
  const days = Array.from({ length: year.days }, (_, day) => day + 1);
  const changes = days.filter((day) => timeAt(day) !== timeAt(day - 1)).map((day) => year.start + day * dayMs);
  return changes.length > 1 ? changes : [...changes, utc('2027-03-28T00:00Z'), utc('2027-10-31T00:00Z')];
}
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]));

/** The span around one of the changes of a household's zone. */
function spanOf({ timezone }: SummaryClock, index: number): { readonly from: number; readonly to: number } {
  const all = changes.get(timezone) ?? [];
  const change = all[Math.floor(index / zones.length) % all.length] ?? year.start;
  return { from: change - 8 * dayMs, to: change + 8 * dayMs };
}

/** A household of every zone, day and hour, one after the other. */
function clockOf(index: number): SummaryClock {
  const place = Math.floor(index / zones.length);
  return {
    householdId: `5e771ed0-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
    timezone: zones[index % zones.length] ?? 'UTC',
    weekday: weekdays[place % 7] ?? 'Monday',
    hour: Math.floor(place / 7 + index) % 24,
  };
}

/** The times at which a worker that looks every minute sends the summaries that are due in a span. */
function sentTimes(clock: SummaryClock, from: number, to: number): readonly { due: Date; sent: number }[] {
  const times: { due: Date; sent: number }[] = [];
  for (let due = nextSummaryAt(clock, new Date(from)); due.getTime() < to; ) {
    const sent = Math.ceil(due.getTime() / minuteMs) * minuteMs;
    times.push({ due, sent });
    due = nextSummaryAt(clock, new Date(sent));
  }
  return times;
}

it('sends each of 100,000 households in every zone one summary a week at its hour, across both changes of the clocks', () => {
  let [sentCount, atOtherHours] = [0, 0];
  for (let index = 0; index < households; index++) {
    const clock = clockOf(index);
    const { from, to } = spanOf(clock, index);
    const times = sentTimes(clock, from, to);
    const weeks = times.map(({ due }) => utc(weekOfSummary(clock, due)));
    const isEveryWeekOnce = weeks.every((week, place) => place === 0 || week - (weeks[place - 1] ?? 0) === 7 * dayMs);
    if (!isEveryWeekOnce || times.length < 2) {
      expect.fail(`${JSON.stringify(clock)}: ${weeks.map((week) => new Date(week).toISOString()).join(', ')}`);
    }
    const wanted = `${clock.weekday} ${String(clock.hour).padStart(2, '0')}:00`;
    for (const { due, sent } of times) {
      sentCount += 1;
      const fullHour = due.getTime() - jitterMs(clock.householdId);
      if (sent - fullHour - jitterMs(clock.householdId) > 5 * minuteMs) expect.fail('sent late');
      if (localTime(clock.timezone, fullHour).replace(',', '') === wanted) continue;
      // Only an hour that does not exist on that day may move.
      atOtherHours += 1;
      const exists = quarters.some(
        (minutes) => localTime(clock.timezone, fullHour + minutes * minuteMs).replace(',', '') === wanted,
      );
      if (exists) expect.fail(`${JSON.stringify(clock)} at ${new Date(fullHour).toISOString()}`);
    }
  }
  expect(sentCount).toBeGreaterThan(2 * households);
  // Few hours are skipped: less than one in a hundred summaries.
  expect(atOtherHours).toBeGreaterThan(0);
  expect(atOtherHours / sentCount).toBeLessThan(0.01);
}, 180_000);
