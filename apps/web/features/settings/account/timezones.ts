import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { format } from '#words/format.ts';

/** Some browsers keep using a zone's original name; people look for the current one. */
const namesToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho Chi Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The zone's display name: current name, without underscores. */
export const timezoneName = (timezone: string) => namesToday[timezone] ?? timezone.replaceAll('_', ' ');

/** The browser's own name for the zone, if it knows the zone. */
export function localTimezone(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return timezone;
  }
}

/** All zones that the browser knows, plus the current one, in alphabetical order. */
export function timezoneOptions(current: string): readonly ComboboxOption[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])]
    .map((value) => ({ value, label: timezoneName(value) }))
    .sort((one, other) => format.compare(one.label, other.label));
}

/** "Wednesday, 14:05"; empty if the browser doesn't know the zone. */
export function timeThere(timezone: string, now: Date): string {
  try {
    return `${format.moment(now, 'weekday', timezone)}, ${format.moment(now, 'time', timezone)}`;
  } catch {
    return '';
  }
}
