import { every, type Month, type Season } from '#core/domain/care-task.ts';

export type Frequency = 'Weekly' | 'Monthly' | 'Quarterly' | 'Yearly';

const labels: readonly { label: Frequency; days: number }[] = [
  { label: 'Yearly', days: every.year },
  { label: 'Quarterly', days: every.quarter },
  { label: 'Monthly', days: every.month },
  { label: 'Weekly', days: 7 },
];

/** The longest of the four that is no longer than the interval; `rhythm` where it says too little. */
export function frequencyOf(intervalDays: number): { label: Frequency; rhythm?: string } {
  const { label, days } = labels.find((known) => intervalDays >= known.days) ?? { label: 'Weekly' as const, days: 7 };
  return intervalDays === days ? { label } : { label, rhythm: `every ${span(intervalDays)}` };
}

function span(days: number): string {
  if (days >= every.year) return counted(Math.round(days / every.year), 'year');
  if (days >= every.month) return counted(Math.round(days / (every.year / 12)), 'month');
  return counted(Math.round(days / 7), 'week');
}

/** "5 minutes", "1 hour", "1 hour 30 minutes", "half day" from three hours on. */
export function durationText(minutes: number): string {
  if (minutes >= 180) return 'half day';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && counted(hours, 'hour'), rest && counted(rest, 'minute')].filter(Boolean).join(' ');
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** With a capital letter in front. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const monthName = (month: Month) =>
  new Date(Date.UTC(2026, month - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
const halfYearOn = (month: Month) => (((month + 5) % 12) + 1) as Month;

/** The months of the northern year, and those of the southern. */
export function seasonText({ from, to }: Season): string {
  const range = (first: Month, last: Month) => `${monthName(first)} to ${monthName(last)}`;
  return `${range(from, to)}; south of the equator ${range(halfYearOn(from), halfYearOn(to))}`;
}
