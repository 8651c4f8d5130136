import type { z } from 'zod';
import type { Language } from '#core/domain/languages.ts';
import type { ServerWords } from '#core/languages/load-words.ts';
import { wordsIn } from '#core/languages/words-in.ts';

type Words = ServerWords['refusals'];
type Path = readonly PropertyKey[];
type Issues = readonly { readonly path: string; readonly message: string }[];

/** Who reads what is wrong. Their language is asked for only then. */
export type Reader = { readonly language: Language };

/** A value as its schema returns it, or what is wrong with it in the reader's language. */
export function checked(
  schema: z.ZodType,
  value: unknown,
  reader: Reader,
): { readonly data: unknown } | { readonly issues: Issues } {
  const words = () => wordsIn(reader.language).refusals;
  const { success, data, error } = schema.safeParse(value, { error: (issue) => validationMessage(issue, words()) });
  return success ? { data } : { issues: validationMessages(error, words()) };
}

/** Returns the predicate of a field's message where the contract has no message of its own. Replaces zod's messages. */
function validationMessage(issue: z.core.$ZodRawIssue, words: Words): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : words.mustBe(issue.expected);
    case 'invalid_value':
      return words.mayOnlyBe(issue.values.map(String));
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum), words);
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum), words);
    case 'invalid_format':
      return issue.format === 'uuid' ? words.uuid : words.wrongFormat;
    default:
      return words.invalid;
  }
}

function tooMuch(origin: string, most: number, words: Words): string {
  if (origin === 'string') return words.atMostCharacters(most);
  if (origin === 'array') return words.atMostEntries(most);
  return Number.isSafeInteger(most + 1) ? words.atMost(most) : words.smaller;
}

function tooLittle(origin: string, least: number, words: Words): string {
  if (origin === 'string') return words.empty;
  if (origin === 'array') return words.atLeastEntries(least);
  return Number.isSafeInteger(least - 1) ? words.atLeast(least) : words.larger;
}

/** Returns one whole sentence for each field, because after a wrong type further messages make no sense. */
function validationMessages({ issues }: z.ZodError, words: Words): Issues {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const place = path.join('.');
    if (!messages.has(place)) messages.set(place, sentenceOn(path, words.said(message), words));
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** A message that begins with a lower-case letter is a predicate; the field is its subject. */
const sentenceOn = (path: Path, message: string, words: Words): string =>
  /^\p{Ll}/u.test(message) ? words.sentence(nameAt(path, words), message) : message;

/** An entry of a list has the name of its list. */
function nameAt(path: Path, words: Words): string {
  const field = path.findLast((step) => typeof step === 'string');
  return field === undefined ? words.body : words.field(field);
}
