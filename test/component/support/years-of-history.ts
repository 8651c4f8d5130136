import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { type Entry, entry, euros } from './serve-history.ts';

/** What an ordinary home does again and again: title, item, minutes, and days between two turns. */
const jobs = [
  ['Test the smoke alarms', 'Smoke Alarm', 10, 30],
  ['Clean the fridge door seals', 'Fridge', 10, 91],
  ['Clean the dishwasher filter', 'Dishwasher', 10, 30],
  ['Descale the kettle and the taps', 'Shower', 20, 45],
  ['Vacuum the condenser coils', 'Fridge', 30, 182],
  ['Mow the lawn', 'Lawn', 40, 14],
  ['Check the tyre pressures', 'Car', 10, 30],
  ['Clear the gutters once the leaves are down', 'Roof and Gutters', 60, 182],
  ['Clean the washing machine’s detergent drawer', 'Washing Machine', 15, 30],
  ['Test the safety switches', 'Electrical Panel', 10, 91],
  ['Bleed the radiators', 'Central Heating', 30, 365],
  ['Oil the chain', 'Bicycle', 15, 60],
] as const;

const visits = [
  ['Boiler service', 'Central Heating', 'Dupont Chauffage', '01 44 55 66 77', 14_500],
  ['Chimney swept', 'Chimney', 'Ramonage Morel', '', 8_950],
  ['Car serviced, new brake pads', 'Car', 'Garage du Parc', '01 40 20 10 00', 42_380],
] as const;

/** The entries of whole years up to a day, without chance: about one in fifteen is skipped and one in twenty missed. */
export function yearsOfHistory(last: IsoDate, years: number): readonly Entry[] {
  const first = addDays(last, -Math.round(years * 365.25));
  const routine = jobs.flatMap(([title, item, minutes, every], job) => {
    const dates: IsoDate[] = [];
    for (let date = addDays(first, job * 3); date <= last; date = addDays(date, every)) dates.push(date);
    return dates.map((date, turn): Entry => {
      const place = job * 7 + turn * 3;
      const kind = place % 20 === 11 ? 'missed' : place % 15 === 4 ? 'skipped' : 'done';
      const safety = item === 'Smoke Alarm' || item === 'Electrical Panel';
      const note = place % 17 === 0 && kind === 'done' ? 'All fine. The spare part is in the cellar, on the left.' : '';
      return entry({ date, plannedFor: date, title, item, minutes, kind, safety, note, careTaskId: null });
    });
  });
  const booked = visits.flatMap(([title, item, name, phone, minor], visit) =>
    Array.from({ length: years }, (_, year) => {
      const date = addDays(last, -60 - visit * 75 - year * 365);
      const by = { kind: 'company' as const, name, phone };
      return entry({
        date,
        plannedFor: null,
        origin: 'recorded',
        title,
        item,
        by,
        cost: euros(minor + year * 300),
        minutes: null,
        professional: true,
        note: visit === 0 ? 'Replaced the pressure sensor. Next service before October.' : '',
      });
    }),
  );
  return [...routine, ...booked].toSorted((one, other) => (one.date < other.date ? 1 : -1));
}
