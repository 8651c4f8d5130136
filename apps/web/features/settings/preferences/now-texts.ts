import type { User } from '#apps/ui/session/load-user.ts';
import { dayAndMonth, weekdays } from '#core/domain/dates.ts';
import { pluralise } from '#core/domain/pluralise.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `Up to 5 tasks a week, on Saturday and Sunday` */
export function timeNow({ tasks_per_week, scheduled_days }: Pick<User, 'tasks_per_week' | 'scheduled_days'>): string {
  const days = weekdays.filter((day) => scheduled_days.includes(day));
  return `Up to ${pluralise(tasks_per_week, 'task')} a week, on ${days.length === 7 ? 'every day' : list.format(days)}`;
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
  const away = pause ? `paused from ${dayAndMonth(pause.from)} to ${dayAndMonth(pause.to)}` : 'no pause';
  const text = assistant ? `Assistant ${assistant_weeks ? 'on' : 'off'}, ${away}` : away;
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
