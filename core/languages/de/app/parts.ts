import type { parts as english } from '../../en/app/parts.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** The filters, bulbs, salt and batteries of appliances. */
export const parts = {
  title: 'Teile',
  nothing: 'Filter, Lampen, Salz, Batterien: ihre Größen und Nummern und wie viele noch da sind.',
  edit: 'Teile ändern',
  add: 'Teil hinzufügen',
  name: 'Teil',
  size: 'Größe',
  number: 'Teilenummer',
  shop: 'Bezugsquelle',
  stock: 'Wie viele noch da sind',
  usedBy: 'Die Aufgabe, die eines verbraucht',
  usedByNothing: 'Keine Aufgabe',
  noName: 'Bitte geben Sie dem Teil einen Namen',
  twice: 'Ein anderes Teil heißt schon so',
  noStock: 'Bitte geben Sie eine ganze Zahl ein oder nichts',
  remove: (name: string) => `${name} entfernen`,
  left: (stock: number) => (stock === 0 ? 'Keines mehr da' : `Noch ${format.number(stock)} da`),
  used: 'Eines verbraucht',
  usedOf: (name: string) => `Eines verbraucht: ${name}`,
  counted: (name: string, left: string) => `${name}: ${left}`,
  at: (shop: string) => `bei ${shop}`,
  /** In the list of parts, with the title of a task. */
  usedIn: (task: string) => `jedes Mal eines: ${task}`,
  /** In the opened task. */
  ticking: (part: string, left: string) => `Verbraucht ${part}: ${left}`,
  /** In the shopping list. */
  ranOut: 'Aufgebrauchte Teile',
  runningOut: 'Rechtzeitig zu kaufende Teile',
  /** How many are left, and from when on that isn’t enough. */
  lasts: (left: string, day: string) => `${left}, reicht bis ${day}`,
  neededOn: (day: string) => `Gebraucht ab ${day}`,
} as const satisfies Translation<typeof english>;
