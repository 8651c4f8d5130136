import type { User } from '#apps/ui/session/load-user.ts';
import { weekdays } from '#core/domain/dates.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';

/** `Up to 5 tasks a week, on Saturday and Sunday` */
export function timeNow({ tasks_per_week, scheduled_days }: Pick<User, 'tasks_per_week' | 'scheduled_days'>): string {
  const days = weekdays.filter((day) => scheduled_days.includes(day));
  return `Up to ${pluralise(tasks_per_week, 'task')} a week, on ${days.length === 7 ? 'every day' : format.list(days)}`;
}

/** `House, 12 things` */
export function homeNow({ features: { propertyType = [], ...rest } }: Pick<User, 'features'>): string {
  const things = Object.values(rest).flat().length;
  return [...propertyType, pluralise(things, 'item')].join(', ');
}

/** `Assistant on, no pause` */
export function assistantNow({
  assistant,
  assistant_weeks,
  pause,
}: Pick<User, 'assistant' | 'assistant_weeks' | 'pause'>): string {
  const away = pause ? `paused from ${format.date(pause.from, 'day')} to ${format.date(pause.to, 'day')}` : 'no pause';
  const text = assistant ? `Assistant ${assistant_weeks ? 'on' : 'off'}, ${away}` : away;
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
