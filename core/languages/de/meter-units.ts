import { isMeterUnit, type MeterUnit } from '../../domain/meters/meter.ts';
import { isolated } from '../../domain/text/isolated.ts';
import type { meterUnits as english } from '../en/meter-units.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const names: Readonly<Record<MeterUnit, { readonly one: string; readonly other: string }>> = {
  hours: { one: 'Stunde', other: 'Stunden' },
  km: { one: 'km', other: 'km' },
  miles: { one: 'Meile', other: 'Meilen' },
  cycles: { one: 'Durchgang', other: 'Durchgänge' },
  litres: { one: 'Liter', other: 'Liter' },
  m3: { one: 'm³', other: 'm³' },
  kWh: { one: 'kWh', other: 'kWh' },
};

export const meterUnits: Translation<typeof english> = {
  name: (unit) => (isMeterUnit(unit) ? names[unit].other : isolated(unit)),
  amount: (value, unit) =>
    isMeterUnit(unit) ? format.count(value, names[unit]) : `${format.number(value)} ${isolated(unit)}`,
  every: (value, unit) => `alle ${meterUnits.amount(value, unit)}`,
};
