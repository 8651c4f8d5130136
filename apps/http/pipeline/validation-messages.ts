import type { z } from 'zod';
import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { format } from '#words/format.ts';

type Path = readonly PropertyKey[];

/** Labels of fields whose names would not be clear. */
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
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
};

/** Returns the predicate of a field's message where the contract has no message of its own. Replaces zod's messages. */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : `must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `may only be ${format.list(issue.values.map(String), 'disjunction')}`;
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return issue.format === 'uuid' ? 'must be a UUID' : 'has the wrong format';
    default:
      return 'is not valid';
  }
}

const entries = (count: number): string => pluralise(count, 'entry', 'entries');

function tooMuch(origin: string, most: number): string {
  if (origin === 'string') return `must be at most ${most} characters long`;
  if (origin === 'array') return `must have at most ${entries(most)}`;
  return Number.isSafeInteger(most + 1) ? `must be at most ${most}` : 'must be a smaller number';
}

function tooLittle(origin: string, least: number): string {
  if (origin === 'string') return 'must not be empty';
  if (origin === 'array') return `must have at least ${entries(least)}`;
  return Number.isSafeInteger(least - 1) ? `must be at least ${least}` : 'must be a larger number';
}

/** Returns one whole sentence for each field, because after a wrong type further messages make no sense. */
export function validationMessages({
  issues,
}: z.ZodError): readonly { readonly path: string; readonly message: string }[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const place = path.join('.');
    if (!messages.has(place)) messages.set(place, sentenceOn(path, message));
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** A message that begins with a lower-case letter is a predicate; the field is its subject. */
const sentenceOn = (path: Path, words: string): string => (/^[a-z]/.test(words) ? `${nameAt(path)} ${words}` : words);

/** For example, `tasks_per_week` becomes "Tasks per week". An entry of a list has the name of its list. */
function nameAt(path: Path): string {
  const field = path.findLast((step) => typeof step === 'string');
  if (field === undefined) return 'The body';
  const words = field.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return called[field] ?? capitalise(words);
}
