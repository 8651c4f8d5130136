import type { OutputOf } from '#apps/ui/api/client.ts';
import { calendarDefaults, eventDurationLimits } from '#core/domain/calendar/settings.ts';

export type Connection = OutputOf<'getCalendar'>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads the connection's settings from the JSON in the address, to show them while the connection loads. Returns
 * undefined unless all of them are valid. The address may be forged, so it provides no links.
 */
export function connectionIn(json: string | null): Connection | undefined {
  const { timezone, eventStartTime, eventDuration } = recordIn(json);
  if (typeof timezone !== 'string' || !isTimezone(timezone)) return undefined;
  if (typeof eventStartTime !== 'string' || !clock.test(eventStartTime)) return undefined;
  if (!Number.isInteger(eventDuration)) return undefined;
  const minutes = Number(eventDuration);
  if (minutes < eventDurationLimits.min || minutes > eventDurationLimits.max) return undefined;
  return {
    timezone,
    eventStartTime,
    eventDuration: minutes,
    keepInStep: calendarDefaults.keepInStep,
    onlyMine: calendarDefaults.onlyMine,
    isShared: false,
    status: 'connected',
    calendarId: null,
    calendarUrl: null,
    lastSyncedDate: null,
    recreatedAt: null,
  };
}

function recordIn(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
