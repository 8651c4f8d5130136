import { describe, expect, it } from 'vitest';
import { asksToPause, isPaused } from '#core/domain/summary/quiet.ts';
import {
  afterRejection,
  afterSending,
  changedBy,
  newSchedule,
  reactivated,
  type SummarySchedule,
  seen,
  stoppedBy,
  withNextDate,
} from '#core/domain/summary/schedule.ts';

const timezone = 'Europe/Paris';
const now = new Date('2027-01-06T11:00:00Z');
const schedule = newSchedule({ householdId: '5e771ed0-0000-4000-8000-000000000001', personId: '9e45' }, timezone, now);
const dayOf = ({ nextAt }: SummarySchedule) => nextAt?.toISOString().slice(0, 10);

/** Sends the next summaries, one after the other, and returns the schedules after each. */
function send(times: number): readonly SummarySchedule[] {
  let current = schedule;
  return Array.from({ length: times }, () => {
    current = afterSending(current, timezone, current.nextAt ?? now);
    return current;
  });
}

describe('a new schedule', () => {
  it('is switched on, for Monday at eight', () => {
    expect(schedule).toMatchObject({ enabled: true, weekday: 'Monday', hour: 8 });
    expect(dayOf(schedule)).toBe('2027-01-11');
  });
});

describe('without a visit', () => {
  it('two summaries come weekly, the next ones every two weeks, and the fourth is the last', () => {
    expect([dayOf(schedule), ...send(4).map(dayOf)]).toEqual([
      '2027-01-11',
      '2027-01-18',
      '2027-02-01',
      '2027-02-15',
      undefined,
    ]);
  });

  it('only the fourth summary asks whether to pause', () => {
    expect([0, 1, 2, 3, 4].map(asksToPause)).toEqual([false, false, false, true, false]);
    expect([0, 1, 2, 3, 4].map(isPaused)).toEqual([false, false, false, false, true]);
  });

  it('a visit has them come weekly again', () => {
    const [, , , paused] = send(4);
    const visit = new Date('2027-06-02T10:00:00Z');
    const again = seen(paused ?? schedule, timezone, visit);
    expect(again.unseen).toBe(0);
    expect(dayOf(again)).toBe('2027-06-07');
  });

  it('a visit changes nothing for a household that has seen its last summary', () => {
    expect(seen(schedule, timezone, now)).toBe(schedule);
  });
});

describe('a change', () => {
  it('moves the next summary', () => {
    const moved = changedBy(schedule, { weekday: 'Friday', hour: 18 }, timezone, now);
    expect(moved.nextAt?.toISOString()).toMatch(/^2027-01-08T17:0/);
  });

  it('to off leaves no next summary, and to on plans one', () => {
    const off = changedBy(schedule, { enabled: false }, timezone, now);
    expect(off.nextAt).toBeUndefined();
    expect(dayOf(changedBy(off, { enabled: true }, timezone, now))).toBe('2027-01-11');
  });

  it('to on ends a stop; another change does not', () => {
    const stopped = stoppedBy(schedule, 'complained');
    expect(changedBy(stopped, { hour: 9 }, timezone, now)).toMatchObject({ stopped: 'complained' });
    expect(changedBy(stopped, { hour: 9 }, timezone, now).nextAt).toBeUndefined();
    expect(changedBy(stopped, { enabled: true }, timezone, now)).not.toHaveProperty('stopped');
  });
});

describe('a stop', () => {
  it('leaves no next summary, whatever the clock says', () => {
    const stopped = stoppedBy(schedule, 'bounced');
    expect(stopped.nextAt).toBeUndefined();
    expect(withNextDate(stopped, timezone, now).nextAt).toBeUndefined();
  });

  it('keeps its first reason, unless the person unsubscribes', () => {
    expect(stoppedBy(stoppedBy(schedule, 'complained'), 'bounced').stopped).toBe('complained');
    expect(stoppedBy(stoppedBy(schedule, 'complained'), 'unsubscribed')).toMatchObject({
      stopped: 'unsubscribed',
      enabled: false,
    });
  });

  it('ends when the mail service reactivates the address, but not for a person who unsubscribed', () => {
    expect(dayOf(reactivated(stoppedBy(schedule, 'bounced'), timezone, now))).toBe('2027-01-11');
    const unsubscribed = stoppedBy(schedule, 'unsubscribed');
    expect(reactivated(unsubscribed, timezone, now)).toBe(unsubscribed);
  });

  it('follows three rejections in a row', () => {
    const twice = afterRejection(afterRejection(schedule));
    expect(twice.stopped).toBeUndefined();
    expect(afterRejection(twice).stopped).toBe('rejected');
    expect(afterRejection(afterSending(twice, timezone, now)).stopped).toBeUndefined();
  });
});
