import type { FeedWriter } from '#core/ports/feed-writer.ts';

/** In seconds. Google ignores it and reads a feed once or twice a day; Apple and Outlook follow it. */
const refreshSeconds = 4 * 60 * 60;

/** RFC 5545 wants all properties of an event before its alarms. No text matches, because its lines are escaped. */
const alarmTooEarly = /^(BEGIN:VALARM\r\n[\s\S]*?^END:VALARM\r\n)([\s\S]*?)(?=^END:VEVENT\r\n)/gm;

/**
 * Writes instants in UTC rather than local times with the rules of their zone: each event happens once, so both mean the
 * same, and no calendar has to understand our zones. A feed has no METHOD, which belongs to invitations (RFC 5546).
 */
export function makeFeedWriter({ productName }: { readonly productName: string }): FeedWriter {
  return {
    write: async (events, language) => {
      const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
      const calendar = ical({
        name: productName,
        prodId: { company: productName, product: 'calendar', language: language.toUpperCase() },
        ttl: refreshSeconds,
      });
      for (const { id, title, description, startsAt, endsAt, reminderMinutes, link, ...version } of events) {
        calendar.createEvent({
          id,
          summary: title,
          description,
          start: new Date(startsAt),
          end: new Date(endsAt),
          // Maintenance can wait, so the user stays free for invitations.
          transparency: ICalEventTransparency.TRANSPARENT,
          url: link,
          sequence: version.sequence,
          stamp: version.modifiedAt,
          lastModified: version.modifiedAt,
          alarms: reminderMinutes === undefined ? [] : [{ type: ICalAlarmType.display, trigger: reminderMinutes * 60 }],
        });
      }
      return calendar.toString().replace(alarmTooEarly, '$2$1');
    },
  };
}
