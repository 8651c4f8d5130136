import { expect, it } from 'vitest';
import { jitterMs, nextSummaryAt, type SummaryClock, weekOfSummary } from '#core/domain/summary/next-summary-at.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { dayMs, hourMs, minuteMs } from '#core/domain/time/durations.ts';

const zones = Intl.supportedValuesOf('timeZone');
const leastHouseholds = 100_000;

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

const days = Array.from({ length: year.days }, (_, day) => day + 1);
const noonOf = (day: number) => year.start + day * dayMs + 12 * hourMs;

/** The days of 2027 on which a zone changes its clocks. Between two changes, there are weeks. */
function changesOf(zone: string): readonly number[] {
  const timeAt = (day: number) => localTime(zone, noonOf(day)).slice(-5);
  const weeks = days.filter((day) => day % 7 === 0 && timeAt(day) !== timeAt(day - 7));
  return weeks.map((end) => days.find((day) => day > end - 7 && timeAt(day) !== timeAt(day - 1)) ?? end);
}

/** Zones whose clocks agree in every hour of the year, and the days around which they are looked at. */
type Group = { readonly zones: readonly string[]; readonly changes: readonly number[] };

function groupsOfZones(): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const zone of zones) {
    const changes = changesOf(zone);
    // Zones may change their clocks on one day at different hours.
    const hours = changes.flatMap((day) => Array.from({ length: 48 }, (_, hour) => noonOf(day - 2) + hour * hourMs));
    const key = [noonOf(0), ...hours].map((at) => `${at} ${localTime(zone, at)}`).join();
    const ordinary = changes.length > 1 ? [] : [utc('2027-03-28T00:00Z'), utc('2027-10-31T00:00Z')];
    const all = [...changes.map((day) => year.start + day * dayMs), ...ordinary];
    groups.set(key, { zones: [...(groups.get(key)?.zones ?? []), zone], changes: all });
  }
  return [...groups.values()];
}

type Household = {
  readonly clock: SummaryClock;
  /** How many households with the same clocks, day and hour this one represents, itself included. */
  readonly weight: number;
  readonly change: number;
};

/**
 * A household of every zone, day and hour, at each change of its clocks; one of them where the clocks of zones agree. The
 * zones take turns.
 */
function* allHouseholds(): Generator<Household> {
  let index = 0;
  for (const { zones, changes } of groupsOfZones()) {
    for (const change of changes) {
      for (let place = 0; place < 7 * 24; place++) {
        index += 1;
        const clock = {
          householdId: `5e771ed0-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
          timezone: zones[place % zones.length] ?? 'UTC',
          weekday: weekdays[place % 7] ?? 'Monday',
          hour: Math.floor(place / 7),
        };
        yield { clock, change, weight: zones.length };
      }
    }
  }
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
  let [households, sentCount, atOtherHours] = [0, 0, 0];
  const seen = new Set<string>();
  for (const { clock, weight, change } of allHouseholds()) {
    households += weight;
    seen.add(clock.timezone);
    const times = sentTimes(clock, change - 8 * dayMs, change + 8 * dayMs);
    const weeks = times.map(({ due }) => utc(weekOfSummary(clock, due)));
    const isEveryWeekOnce = weeks.every((week, place) => place === 0 || week - (weeks[place - 1] ?? 0) === 7 * dayMs);
    if (!isEveryWeekOnce || times.length < 2) {
      expect.fail(`${JSON.stringify(clock)}: ${weeks.map((week) => new Date(week).toISOString()).join(', ')}`);
    }
    const wanted = `${clock.weekday} ${String(clock.hour).padStart(2, '0')}:00`;
    for (const { due, sent } of times) {
      sentCount += weight;
      const fullHour = due.getTime() - jitterMs(clock.householdId);
      if (sent - fullHour - jitterMs(clock.householdId) > 5 * minuteMs) expect.fail('sent late');
      if (localTime(clock.timezone, fullHour).replace(',', '') === wanted) continue;
      // Only an hour that does not exist on that day may move.
      atOtherHours += weight;
      const exists = quarters.some(
        (minutes) => localTime(clock.timezone, fullHour + minutes * minuteMs).replace(',', '') === wanted,
      );
      if (exists) expect.fail(`${JSON.stringify(clock)} at ${new Date(fullHour).toISOString()}`);
    }
  }
  expect(seen.size).toBe(zones.length);
  expect(households).toBeGreaterThan(leastHouseholds);
  expect(sentCount).toBeGreaterThan(2 * households);
  // Few hours are skipped: less than one in a hundred summaries.
  expect(atOtherHours).toBeGreaterThan(0);
  expect(atOtherHours / sentCount).toBeLessThan(0.01);
}, 180_000);
