import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract } from '#apps/contract/index.ts';
import { text } from '#apps/contract/shapes.ts';
import { cleanText, isReadable, overrideIn } from '#core/domain/text/readable-text.ts';
import { sentences } from '../../../support/text/scripts.ts';

it('knows sentences in more than 60 scripts', () => {
  expect(Object.keys(sentences).length).toBeGreaterThan(60);
});

describe.each(Object.entries(sentences))('%s', (_script, sentence) => {
  it('is written without losing a letter or a mark', () => {
    expect(cleanText(sentence)).toBe(sentence);
    expect(isReadable(sentence)).toBe(true);
    expect(text(1000).parse(sentence)).toBe(sentence);
  });

  it('loses what was pasted around and into it, which shows nothing', () => {
    const pasted = `\ufeff\u202a${sentence}\u202c\u2060\0`;
    expect(text(1000).parse(pasted)).toBe(sentence);
  });
});

/** What programs write, and a whole file, whose cells are read one by one. */
const isForMachines = (path: string) =>
  /^(verifyMagicLink|confirmSession|readAppRequest)\.|^(pressPushButton|renewPush)\.token$|^connectApp\.request\.|\.file$/.test(
    path,
  );

/** The fields of a body that take ordinary text, with their paths. */
function textFields(
  schema: z.ZodType | undefined,
  path: string,
): readonly (readonly [path: string, field: z.ZodType])[] {
  if ([z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault].some((kind) => schema instanceof kind))
    return textFields((schema as z.ZodOptional).unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodString))
    return textFields(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodArray) return textFields(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => textFields(field as z.ZodType, `${path}.${name}`));
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodPipe;
  return isText && schema.safeParse('A b, c!').success && !isForMachines(path) ? [[path, schema]] : [];
}
const fields = Object.entries(contract as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) => [
  ...textFields('body' in endpoint ? endpoint.body : undefined, name),
  ...textFields('form' in endpoint ? endpoint.form : undefined, name),
  ...textFields('query' in endpoint ? endpoint.query : undefined, name),
]);

describe('every field that takes text', () => {
  it('is found', () => {
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'recordWork.note',
        'updateProfile.name',
        'createTemplate.taskSummary',
        'askAdvice.question',
        'addMeter.name',
        'saveAppliance.parts[].shop',
        'updateHome.name',
        'getHistory.q',
      ]),
    );
  });

  it.each(fields)('%s takes each script as it is', (_path, field) => {
    for (const sentence of Object.values(sentences)) {
      // The shortest field takes a word.
      const [word = ''] = sentence.split(' ');
      const typed = [sentence, word].find((each) => field.safeParse(each).success) ?? [...word].slice(0, 5).join('');
      expect(field.parse(`\u202a${typed}\u202c`)).toBe(typed);
    }
  });
});

describe('what shows nothing', () => {
  it.each([
    ['a phone number copied from contacts', '\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
    ['soft hyphens', 'Wasch\u00admaschine', 'Waschmaschine'],
    ['isolates around a name', '\u2068Ada\u2069', 'Ada'],
    ['a joiner between Latin letters', 'A\u200dda', 'Ada'],
    ['controls', 'a\0b\u001b[31m\u007f\u009b', 'ab[31m'],
    ['half of a pair', 'a\ud83d', 'a'],
    ['separators of lines', 'a\u2028b\u2029c', 'a\nb\nc'],
    ['a mark of direction among Latin letters', 'Boiler\u200f', 'Boiler'],
    ['nothing else', '\u200b\u3164\u2060', ''],
  ])('is left out of a text, such as %s', (_, typed, kept) => {
    expect(text(1000).parse(typed)).toBe(kept);
  });

  it('doesn’t count', () => {
    expect(text(3).parse(`\u200b${'Ada'}\u2060\u2060`)).toBe('Ada');
  });
});

it.each(['\u202d', '\u202e'])('a mark that turns text round is refused, and its place is named', (mark) => {
  const { error } = text(100).safeParse(`\u200bAda${mark}exe.gpj`);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must not contain a mark that turns text round, as after 3 characters',
  ]);
  expect(overrideIn('Ada')).toBeUndefined();
});
