import { offeredTimezones } from '#core/domain/calendar/settings.ts';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { timezoneName } from '../../account/timezones.ts';

type Choice = { readonly value: string; readonly label: string };

/** The zones to choose from: the household's own, those that are always offered, and the saved one. */
export function timezoneChoices(household: string, saved: string): readonly Choice[] {
  return [...new Set([household, ...offeredTimezones, saved])].map((value) => ({
    value,
    label: value === household ? words.yourHome(timezoneName(value)) : timezoneName(value),
  }));
}

const dayMinutes = 24 * 60;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `15:00 to 16:30`; times are `HH:mm`, the duration is in minutes. */
export function timeRange(start: string, duration: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = hour * 60 + minute + duration;
  const clock = `${twoDigits(Math.floor((end % dayMinutes) / 60))}:${twoDigits(end % 60)}`;
  return words.range(start, clock, end >= dayMinutes);
}
