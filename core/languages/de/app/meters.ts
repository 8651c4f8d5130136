import { capitalise } from '../../../domain/text/capitalise.ts';
import type { meters as english } from '../../en/app/meters.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
import { meterUnits } from '../meter-units.ts';

/** The page of meters, and what a custom task says about them. */
export const meters = {
  about:
    'Stunden, Kilometer, Liter: Was nach Gebrauch fällig ist, kommt, wenn sein Zähler es sagt, und nicht nur nach dem Kalender.',
  yours: 'Ihre Zähler',
  none: 'Noch keine Zähler. Fügen Sie einen für einen Generator, ein Auto oder einen Filter hinzu, und wählen Sie ihn in einer eigenen Aufgabe aus.',
  add: 'Zähler hinzufügen',
  name: 'Name',
  nameHint: 'Zum Beispiel „Generator“ oder „Kilometerstand des Autos“.',
  generator: 'Generator',
  unit: 'Er zählt',
  otherUnit: 'etwas anderes',
  otherUnitName: 'Was er zählt',
  item: 'Gehört zu',
  noName: 'Bitte geben Sie dem Zähler einen Namen',
  noUnit: 'Bitte geben Sie an, was er zählt',
  added: 'Der Zähler ist hinzugefügt',
  last: (value: number, unit: string, day: string) => `${meterUnits.amount(value, unit)} am ${day}`,
  noReading: 'Noch nicht abgelesen',
  usual: (aDay: number, unit: string) => {
    const isSlow = aDay < 1;
    const amount = meterUnits.amount(Math.round((isSlow ? aDay * 30 : aDay) * 10) / 10, unit);
    return isSlow ? `Etwa ${amount} im Monat` : `Etwa ${amount} am Tag`;
  },
  /** The estimated day, and whether it is due by its date as well. */
  due: (
    title: string,
    every: number,
    unit: string,
    estimate: { readonly day: string | null; readonly orByDate: boolean },
  ) => {
    const use = meterUnits.every(every, unit);
    if (estimate.day === null)
      return `${title}: ${use}. Zwei Ablesungen im Abstand von einer Woche ergeben eine Schätzung.`;
    return estimate.orByDate
      ? `${title}: ${use}, oder nach dem Datum, wenn das früher ist, also etwa am ${estimate.day}. Das ist unsere Schätzung.`
      : `${title}: ${use}, also etwa am ${estimate.day}. Das ist unsere Schätzung.`;
  },
  wanted: 'Bitte lesen Sie ihn ab: Das macht die Schätzung genauer.',
  reading: 'Er zeigt',
  on: 'Am',
  save: 'Zählerstand speichern',
  saved: 'Der Zählerstand ist gespeichert',
  noValue: 'Bitte geben Sie eine Zahl ein, etwa 1250 oder 1250,5',
  readings: (count: number) => format.count(count, { one: 'Ablesung', other: 'Ablesungen' }),
  removeReading: (day: string) => `Ablesung vom ${day} löschen`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `${name} löschen?`,
  removeAbout: 'Seine Ablesungen werden endgültig gelöscht.',
  removed: 'Der Zähler ist gelöscht',
  all: 'Zähler',
  /** Above the week. */
  ask: (names: readonly string[]) =>
    names.length === 1
      ? `Bitte lesen Sie einen Zähler ab (${names[0]}):`
      : `Bitte lesen Sie ${names.length} Zähler ab:`,
  give: 'Zählerstand eingeben',
  meter: 'Zähler',
  noMeter: 'Es gibt noch keinen Zähler.',
  addFirst: 'Zähler hinzufügen',
  chooseMeter: 'Bitte wählen Sie einen Zähler',
  every: 'Nach',
  latest: 'Spätestens nach',
  latestHint: 'Leer lassen, wenn nur der Gebrauch zählt.',
  amount: (most: number) => `Bitte geben Sie eine Zahl von 1 bis ${format.number(most)} ein`,
  byUse: (every: number, unit: string) => capitalise(meterUnits.every(every, unit)),
  byUseAlone: 'Nach Gebrauch',
  byUseOr: (inTime: string) => `Nach Gebrauch oder ${inTime}`,
  starts: 'Gezählt wird ab dem ersten Tag und danach ab dem letzten Mal.',
} as const satisfies Translation<typeof english>;
