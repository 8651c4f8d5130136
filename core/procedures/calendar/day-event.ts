import type { Resident } from '../../catalogue/care-tasks-of.ts';
import { inDisplayOrder } from '../../catalogue/display-order.ts';
import { listedTask } from '../../catalogue/listed-task.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import { dayText } from '../../domain/calendar/day-text.ts';
import type { CalendarEvent } from '../../domain/calendar/event.ts';
import { base32hex } from '../../domain/calendar/event-id.ts';
import { type EventTimes, reminderMinutes } from '../../domain/calendar/settings.ts';
import type { Language } from '../../domain/languages.ts';
import { isVisible, type Task } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { slotOn } from '../../domain/time/zones.ts';
import type { Ports } from '../../ports/index.ts';

export type DayEvent = ReturnType<typeof makeDayEvent>;

/** Everything about an event but its id. */
export type EventContent = Omit<CalendarEvent, 'id'>;

type Deps = Pick<Ports, 'digest' | 'baseUrl'>;
type Input = {
  readonly household: Resident;
  readonly settings: EventTimes;
  /** That of the person whose calendar it is. */
  readonly language: Language;
  readonly date: IsoDate;
  /** The day's tasks, of any status. */
  readonly tasks: readonly Task[];
};

/**
 * A day's event and its fingerprint, which differs when anything in the event does. Undefined when the day has no task
 * that its owner sees.
 */
export const makeDayEvent =
  ({ digest, baseUrl }: Deps) =>
  ({
    household,
    settings,
    language,
    date,
    tasks,
  }: Input): { content: EventContent; fingerprint: string } | undefined => {
    const visible = inDisplayOrder(tasks.filter(isVisible));
    if (visible.length === 0) return undefined;
    const { timezone, eventStartTime, eventDuration } = settings;
    const link = `${baseUrl}/dashboard`;
    const { isDone, ...text } = dayText(
      visible.map((task) => listedTask(task, household, { baseUrl, language })),
      link,
      textsIn(language).calendar,
    );
    const content: EventContent = {
      ...text,
      ...slotOn(date, eventStartTime, eventDuration, timezone),
      timezone,
      ...(!isDone && { reminderMinutes }),
      link,
    };
    return { content, fingerprint: base32hex(digest.sha256(JSON.stringify(content))) };
  };
