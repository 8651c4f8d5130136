import { capitalise } from '../../domain/text/capitalise.ts';
import { format } from './format.ts';

/** Labels of the API's fields whose names would not be clear. */
const called: Readonly<Record<string, string>> = {
  id: 'ID',
  feature: 'Category',
  taskSummary: 'Title',
  recurrence: 'Frequency',
  extendedDescription: 'Instructions',
  scheduledAt: 'Date',
  timezone: 'Time zone',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a JSON object',
  record: 'must be a JSON object',
};

const entries = { one: 'entry', other: 'entries' };

/** What the API says when it refuses something. */
export const refusals = {
  /** A sentence or a predicate of the contract, where it is written in English. */
  said: (sentence: string) => sentence,
  /** For example, `tasks_per_week` becomes "Tasks per week". */
  field: (name: string) =>
    called[name] ?? capitalise(name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
  body: 'The body',
  /** A predicate begins with a small letter. */
  sentence: (field: string, predicate: string) => `${field} ${predicate}`,
  missing: 'must be given',
  /** `kind`: a type of JSON. */
  mustBe: (kind: string) => kinds[kind] ?? 'must be something else',
  mayOnlyBe: (values: readonly string[]) => `may only be ${format.list(values, 'disjunction')}`,
  atMostCharacters: (most: number) =>
    `must be at most ${format.count(most, { one: 'character', other: 'characters' })} long`,
  atMostEntries: (most: number) => `must have at most ${format.count(most, entries)}`,
  atMost: (most: number) => `must be at most ${most}`,
  smaller: 'must be a smaller number',
  empty: 'must not be empty',
  atLeastEntries: (least: number) => `must have at least ${format.count(least, entries)}`,
  atLeast: (least: number) => `must be at least ${least}`,
  larger: 'must be a larger number',
  uuid: 'must be a UUID',
  wrongFormat: 'has the wrong format',
  invalid: 'is not valid',
} as const;
