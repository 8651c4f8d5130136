import { invalid, notPlayed, refused } from '../refusal.ts';
import { positionOf } from './event-time.ts';
import { eventShape } from './shapes.ts';
import type { Calendar, StoredEvent } from './store.ts';

const played = [
  'maxResults',
  'orderBy',
  'pageToken',
  'privateExtendedProperty',
  'showDeleted',
  'singleEvents',
  'timeMax',
  'timeMin',
];
/** Parameters of every method of Google's. */
const common = ['alt', 'fields', 'key', 'prettyPrint', 'quotaUser'];

/** https://developers.google.com/workspace/calendar/api/v3/reference/events/list. `events` are sorted by time. */
export function listEvents(calendar: Calendar, events: readonly StoredEvent[], { searchParams, origin }: URL) {
  const unplayed = [...searchParams.keys()].find((name) => ![...played, ...common].includes(name));
  if (unplayed) throw notPlayed(`the parameter ${unplayed}`);
  const [from, to] = [momentIn(searchParams, 'timeMin'), momentIn(searchParams, 'timeMax')];
  if (from !== undefined && to !== undefined && to <= from)
    throw refused(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      domain: 'calendar',
      locationType: 'parameter',
      location: 'timeMax',
    });
  const most = Number(searchParams.get('maxResults') ?? 250);
  if (!Number.isInteger(most) || most < 1) throw invalid('Invalid value for maxResults.');
  const first = Number(searchParams.get('pageToken') ?? 0);
  if (!Number.isInteger(first) || first < 0) throw invalid('Invalid page token value.');
  const marks = searchParams.getAll('privateExtendedProperty');
  const found = events.filter(
    ({ contents: { status, start, end, fields } }) =>
      (status !== 'cancelled' || searchParams.get('showDeleted') === 'true') &&
      (from === undefined || positionOf(end) > from) &&
      (to === undefined || positionOf(start) < to) &&
      marks.every((mark) => isMarked(fields, mark)),
  );
  const page = found.slice(first, first + Math.min(most, 2_500));
  const next = first + page.length;
  return {
    kind: 'calendar#events',
    etag: calendar.etag,
    summary: calendar.summary,
    timeZone: calendar.timeZone,
    accessRole: 'owner',
    defaultReminders: [],
    ...(next < found.length && { nextPageToken: String(next) }),
    items: page.map((event) => eventShape(event, calendar, origin)),
  };
}

function momentIn(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  if (!/[Zz]$|[+-]\d\d:\d\d$/.test(value) || Number.isNaN(Date.parse(value))) throw invalid('Bad Request');
  return Date.parse(value);
}

/** `mark` is `name=value`. */
function isMarked(fields: Readonly<Record<string, unknown>>, mark: string): boolean {
  const [name = '', value] = mark.split(/=(.*)/s);
  const properties: unknown = Reflect.get(Object(fields.extendedProperties), 'private');
  return Reflect.get(Object(properties), name) === value;
}
