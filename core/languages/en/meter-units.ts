import { isMeterUnit, type MeterUnit } from '../../domain/meters/meter.ts';
import { isolated } from '../../domain/text/isolated.ts';
import { format } from './format.ts';

const names: Readonly<Record<MeterUnit, { readonly one: string; readonly other: string }>> = {
  hours: { one: 'hour', other: 'hours' },
  km: { one: 'km', other: 'km' },
  miles: { one: 'mile', other: 'miles' },
  cycles: { one: 'cycle', other: 'cycles' },
  litres: { one: 'litre', other: 'litres' },
  m3: { one: 'm³', other: 'm³' },
  kWh: { one: 'kWh', other: 'kWh' },
};

/** What meters count. A unit that people name themselves stays as they wrote it. */
export const meterUnits = {
  name: (unit: string): string => (isMeterUnit(unit) ? names[unit].other : isolated(unit)),
  /** "250 hours", "15,000 km". */
  amount: (value: number, unit: string): string =>
    isMeterUnit(unit) ? format.count(value, names[unit]) : `${format.number(value)} ${isolated(unit)}`,
  /** "every 250 hours": French has another word before "heures". */
  every: (value: number, unit: string): string => `every ${meterUnits.amount(value, unit)}`,
} as const;
