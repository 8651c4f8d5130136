import ICAL from 'ical.js';
import { type Sheet, tableLimits } from '#core/domain/history/table/table-file.ts';
import { FileRefused } from './file-refused.ts';

const headings = ['date', 'title', 'note', 'status', 'location', 'categories', 'repeats'] as const;

/** The day of an instant in a zone, or the day as it is written. */
function dayOf(value: unknown, dayIn: (instant: Date) => string): string {
  if (!(value instanceof ICAL.Time)) return '';
  const isInstant = value.zone === ICAL.Timezone.utcTimezone && !value.isDate;
  return isInstant ? dayIn(value.toJSDate()) : value.toString().slice(0, 10);
}

/**
 * The events, tasks and journal of a calendar as a sheet: a task on the day on which it was completed, if it says so. A series is
 * the first of its days, because a calendar doesn't say whether the others were kept.
 */
export function readCalendar(text: string, timezone: string): Sheet {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
  const dayIn = (instant: Date) => format.format(instant);
  let components: ICAL.Component[];
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendars = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    components = calendars.flatMap((each) => new ICAL.Component(each).getAllSubcomponents());
  } catch {
    throw new FileRefused('noTable');
  }
  const works = components.filter(({ name }) => name === 'vevent' || name === 'vtodo' || name === 'vjournal');
  if (works.length > tableLimits.rows + tableLimits.otherRows) throw new FileRefused('tooManyRows');
  const rows = works.map((component, index) => {
    const first = (name: string): unknown => component.getFirstPropertyValue(name);
    const words = (name: string) => String(first(name) ?? '');
    const days = ['completed', 'dtstart', 'due'].map((name) => dayOf(first(name), dayIn));
    const cells = {
      date: days.find((day) => day !== '') ?? '',
      title: words('summary'),
      note: words('description'),
      status: component.name === 'vtodo' && words('status') === '' ? 'needs-action' : words('status').toLowerCase(),
      location: words('location'),
      categories: component
        .getAllProperties('categories')
        .map((each) => each.getValues().join(', '))
        .join(', '),
      repeats: words('rrule'),
    } satisfies Record<(typeof headings)[number], string>;
    return { line: index + 1, cells: headings.map((name) => cells[name]) };
  });
  return { name: '', rows: [{ line: 0, cells: headings }, ...rows] };
}
