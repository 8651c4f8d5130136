import type ICAL from 'ical.js';
import { product } from '#apps/contract/product.ts';
import type { Progress, Todo } from '#core/domain/calendar/todo.ts';
import { unmet } from './dav-refusal.ts';

/** Loaded with the first to-do. */
export async function loadIcal(): Promise<typeof ICAL> {
  const { default: ical } = await import('ical.js');
  // It doesn't count the space with which a folded line begins, and no line has more than 75 bytes.
  ical.foldLength = 74;
  return ical;
}

/** A to-do as iCalendar (RFC 5545). */
export function calendarOf(todo: Todo, ical: typeof ICAL): ICAL.Component {
  const calendar = new ical.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${product.name}//to-dos//EN`);
  const component = new ical.Component('vtodo');
  const set = (name: string, value: unknown) => component.addPropertyWithValue(name, value as string);
  set('uid', todo.uid);
  set('dtstamp', ical.Time.fromJSDate(todo.stampedAt, true));
  set('summary', todo.title);
  if (todo.description !== '') set('description', todo.description);
  if (todo.category !== '') set('categories', todo.category);
  set('due', ical.Time.fromDateString(todo.due));
  set('url', todo.link);
  set('status', todo.isDone ? 'COMPLETED' : 'NEEDS-ACTION');
  if (todo.completedAt) set('completed', ical.Time.fromJSDate(todo.completedAt, true));
  set('percent-complete', todo.isDone ? 100 : 0);
  calendar.addSubcomponent(component);
  return calendar;
}

/** A to-do that a program sent: what it says about how far the task is. */
export type SentTodo = Progress & {
  /** The instant of completion, or its day if that is all that it says. */
  readonly completed?: Date | string;
};

/** Reads the to-do of a task. Throws a refusal for anything else. */
export function readTodo(body: Uint8Array, uid: string, ical: typeof ICAL): SentTodo {
  const [calendar, ...others] = readable(() => calendarsIn(body, ical));
  if (calendar?.name !== 'vcalendar') throw unmet('C:valid-calendar-data');
  const components = calendar.getAllSubcomponents().filter(({ name }) => name !== 'vtimezone');
  const [todo] = components;
  if (todo && todo.name !== 'vtodo') throw unmet('C:supported-calendar-component');
  const isWhole = others.length === 0 && components.length === 1 && !calendar.hasProperty('method');
  if (!todo || !isWhole || readable(() => todo.getFirstPropertyValue('uid')) !== uid) {
    throw unmet('C:valid-calendar-object-resource');
  }
  return readable(() => progressOf(todo, ical));
}

/** Values are read when they are asked for, so what can't be read fails only then. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw unmet('C:valid-calendar-data');
  }
}

function calendarsIn(body: Uint8Array, ical: typeof ICAL): readonly ICAL.Component[] {
  const parsed: unknown = ical.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  const calendars = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return calendars.map((each) => new ical.Component(each));
}

function progressOf(todo: ICAL.Component, ical: typeof ICAL): SentTodo {
  const status = todo.getFirstPropertyValue('status');
  const percent = todo.getFirstPropertyValue('percent-complete');
  const completed = todo.getFirstPropertyValue('completed');
  return {
    ...(typeof status === 'string' && { status }),
    ...(percent !== null && { percent: Number(percent) }),
    hasEnded: completed !== null,
    ...(completed instanceof ical.Time && { completed: timeOf(completed, ical) }),
  };
}

function timeOf(time: ICAL.Time, ical: typeof ICAL): Date | string {
  if (time.zone !== ical.Timezone.utcTimezone || time.isDate) return time.toString().slice(0, 10);
  return time.toJSDate();
}
