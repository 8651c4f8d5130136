import { instantAt } from '#core/domain/zones.ts';
import type { FeedWriter } from '#core/ports/feed-writer.ts';

/** In seconds. Google ignores it and reads a feed once or twice a day; Apple and Outlook follow it. */
const refreshSeconds = 4 * 60 * 60;

/**
 * Writes instants in UTC rather than local times with the rules of their zone: each event happens once, so both mean the
 * same, and no calendar has to understand our zones.
 */
export function makeFeedWriter({ productName }: { readonly productName: string }): FeedWriter {
  return {
    write: async (events) => {
      const { default: ical, ICalAlarmType, ICalCalendarMethod } = await import('ical-generator');
      const calendar = ical({
        name: productName,
        prodId: { company: productName, product: 'calendar', language: 'EN' },
        method: ICalCalendarMethod.PUBLISH,
        ttl: refreshSeconds,
      });
      for (const { id, title, description, startsAt, endsAt, timezone, reminderMinutes, link, ...version } of events) {
        calendar.createEvent({
          id,
          summary: title,
          description,
          start: instantAt(startsAt, timezone),
          end: instantAt(endsAt, timezone),
          url: link,
          sequence: version.sequence,
          stamp: version.modifiedAt,
          lastModified: version.modifiedAt,
          alarms: reminderMinutes === undefined ? [] : [{ type: ICalAlarmType.display, trigger: reminderMinutes * 60 }],
        });
      }
      return calendar.toString();
    },
  };
}
