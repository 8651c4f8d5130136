import { z } from 'zod';
import { invalid, notPlayed, refused, required } from '../refusal.ts';
import { type EventTime, eventTimeSchema, positionOf, readEventTime } from './event-time.ts';

const text = (most: number) => z.string().max(most).nullish();
const properties = z.record(z.string().max(44), z.string().max(1_024)).nullish();
const reminder = z.object({ method: z.enum(['email', 'popup']), minutes: z.int().min(0).max(40_320) });

/** The lengths are Google's; it ignores fields that it doesn't know. */
const schema = z.object({
  id: z.string().nullish(),
  iCalUID: z.string().nullish(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).nullish(),
  summary: text(1_024),
  description: text(8_192),
  location: text(1_024),
  colorId: z
    .string()
    .regex(/^([1-9]|1[01])$/)
    .nullish(),
  start: eventTimeSchema.nullish(),
  end: eventTimeSchema.nullish(),
  transparency: z.enum(['opaque', 'transparent']).nullish(),
  visibility: z.enum(['default', 'public', 'private', 'confidential']).nullish(),
  sequence: z.int().min(0).nullish(),
  source: z.object({ title: z.string().nullish(), url: z.url({ protocol: /^https?$/ }) }).nullish(),
  extendedProperties: z.object({ private: properties, shared: properties }).nullish(),
  reminders: z.object({ useDefault: z.boolean().nullish(), overrides: z.array(reminder).max(5).nullish() }).nullish(),
});

/** Fields of Google's that would need more than this stand-in has. */
const absent = ['attachments', 'attendees', 'conferenceData', 'eventType', 'recurrence'] as const;

type Reminders = {
  readonly useDefault: boolean;
  readonly overrides?: readonly { readonly method: string; readonly minutes: number }[];
};

/** The contents of an event, without what Google adds. */
export type EventContents = {
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly start: EventTime;
  readonly end: EventTime;
  readonly reminders: Reminders;
  /** The other fields that were given. */
  readonly fields: Readonly<Record<string, unknown>>;
};

export type EventInput = {
  readonly id: string | undefined;
  readonly sequence: number | undefined;
  readonly contents: EventContents;
};

/** Parses the body of an insert or update. Throws Google's refusal. */
export function readEventInput(body: unknown, calendarZone: string): EventInput {
  const unplayed = absent.find((name) => typeof body === 'object' && body !== null && Reflect.get(body, name));
  if (unplayed) throw notPlayed(unplayed);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalid(`Invalid value for: ${parsed.error.issues[0]?.path.join('.') || 'body'}`);
  const { id, iCalUID, sequence, status, start, end, reminders, ...others } = parsed.data;
  if (id && iCalUID) throw invalid('Specify either id or iCalUID, not both.');
  if (id != null && !/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.');
  if (!start) throw required('Missing start time.');
  if (!end) throw required('Missing end time.');
  const [from, to] = [readEventTime(start, 'start', calendarZone), readEventTime(end, 'end', calendarZone)];
  if ('date' in from !== 'date' in to) throw invalid('The start and end times must both be days or both be moments.');
  if (positionOf(to) <= positionOf(from))
    throw refused(400, 'timeRangeEmpty', 'The specified time range is empty.', { domain: 'calendar' });
  return {
    id: id ?? undefined,
    sequence: sequence ?? undefined,
    contents: {
      status: status ?? 'confirmed',
      start: from,
      end: to,
      reminders: remindersOf(reminders),
      fields: Object.fromEntries(Object.entries(others).filter(([, value]) => value != null)),
    },
  };
}

function remindersOf(given: z.output<typeof schema>['reminders']): Reminders {
  const overrides = given?.overrides ?? [];
  const useDefault = given ? (given.useDefault ?? false) : true;
  if (useDefault && overrides.length > 0) {
    const reason = 'cannotUseDefaultRemindersAndSpecifyOverride';
    throw refused(400, reason, 'Cannot specify both default reminders and overrides at the same time.', {
      domain: 'calendar',
    });
  }
  return { useDefault, ...(overrides.length > 0 && { overrides }) };
}
