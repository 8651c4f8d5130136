import { plainWords } from '../../advice/plain-words.ts';
import { longestHeading } from './heading-text.ts';
import type { Cell } from './table-file.ts';

export const durationUnits = ['minutes', 'hours'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** The beginnings of the words for an hour and a minute, without accents. */
const hour =
  /^(?:h|hr|hrs|std|stdn|stunden?|heures?|hours?|horas?|ore|ora|uur|uren|tim|timmar|timer|godz\w*|hod\w*|ora|orak|tuntia?|時間)$/;
const minute = /^(?:m|mn|min|mins|minutes?|minuten?|minutos?|minuti|minuto|minuter|minutter|minut\w*|perc|分)$/;

/** In characters: more is no duration. */
const longestDuration = 60;

/** The unit that a heading or a cell names; undefined for other words. */
export function unitIn(text: string): DurationUnit | undefined {
  const words = plainWords(text.slice(0, longestHeading));
  if (words.some((word) => minute.test(word))) return 'minutes';
  return words.some((word) => hour.test(word)) ? 'hours' : undefined;
}

const isPlain = /^\d+(?:[.,]\d+)?$/;

/** Whether only the column says what the number counts. */
export const isUnitless = (cell: Cell): boolean => typeof cell === 'number' || isPlain.test(cell.trim());

/** A duration in whole minutes, such as `1h30`, `1:30`, `PT45M`, `1,5 Std.` or `20`. Undefined for other text. */
export function minutesOf(cell: Cell, unit: DurationUnit): number | undefined {
  const text = String(cell).trim().toLowerCase();
  if (text.length > longestDuration) return undefined;
  const scale = unit === 'hours' ? 60 : 1;
  if (isPlain.test(text)) {
    const minutes = Number(text.replace(',', '.')) * scale;
    // No one counts parts of a minute: such a number means something else.
    return scale === 1 && !Number.isInteger(minutes) ? undefined : Math.round(minutes);
  }
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  if (hours !== undefined && Number(minutes) < 60) return Number(hours) * 60 + Number(minutes);
  const parts = [...text.replace(/^pt/, '').matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?/gu)];
  if (
    parts
      .map(([part]) => part)
      .join('')
      .replaceAll(/[\s.]/g, '') !== text.replace(/^pt/, '').replaceAll(/[\s.]/g, '')
  )
    return undefined;
  let [sum, last] = [0, ''];
  for (const [, number = '', word = ''] of parts) {
    const is = word === '' && last === 'hours' ? 'minutes' : unitIn(word);
    if (!is) return undefined;
    sum += Number(number.replace(',', '.')) * (is === 'hours' ? 60 : 1);
    last = is;
  }
  return parts.length === 0 ? undefined : Math.round(sum);
}
