import type { User } from '#apps/ui/session/load-user.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { weekdayNames } from '#words/weekday-names.ts';

/** `Up to 5 tasks a week, on Saturday and Sunday` */
export function timeNow({ tasks_per_week, scheduled_days }: Pick<User, 'tasks_per_week' | 'scheduled_days'>): string {
  const days = weekdays.filter((day) => scheduled_days.includes(day));
  return words.time(
    tasks_per_week,
    days.map((day) => weekdayNames[day]),
    days.length === 7,
  );
}

/** `House, 12 things` */
export function homeNow({ features: { propertyType = [], ...rest } }: Pick<User, 'features'>): string {
  const things = Object.values(rest).flat().length;
  return [...propertyType.map(itemName), words.things(things)].join(', ');
}

/** `Assistant on, no pause` */
export function assistantNow({
  assistant,
  assistant_weeks,
  pause,
}: Pick<User, 'assistant' | 'assistant_weeks' | 'pause'>): string {
  const away = pause ? words.pausedFrom(format.date(pause.from, 'day'), format.date(pause.to, 'day')) : words.noPause;
  const text = assistant ? words.assistantNow(assistant_weeks, away) : away;
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
