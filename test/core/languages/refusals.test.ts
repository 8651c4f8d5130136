import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errors } from '#apps/contract/errors.ts';
import { contract } from '#apps/contract/index.ts';
import { languages } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';

const folder = new URL('../../../apps/contract/', import.meta.url);
/** The messages that shapes have of their own, as they are written: what a field must be, or what to do about it. */
const ofShapes = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'((?:must|is too|Please [a-z]+) [^']*)'/g)].map(
    ([, message = '']) => message,
  ),
);
/** What only a program can send, so that its author reads it. */
const forPrograms =
  /push service|base64url|UUID|ASCII|code of two letters|care task such as|item such as|token of|secret of|one such as|owner, member|read or write|weekly, monthly|time such as|30, 90|currency such|whole number of weeks|an instant|one of|is too long/;
const failures = Object.values(contract).flatMap((endpoint) => ('failure' in endpoint ? [endpoint.failure] : []));
const sentences = new Set([
  ...failures,
  ...Object.values(errors).map(({ message }) => message),
  ...ofShapes.filter((message) => !forPrograms.test(message)),
]);

describe.each(languages.filter((language) => language !== 'en'))('what the API says in %s', (language) => {
  const { said } = wordsIn(language).refusals;

  it('has every sentence of the contract', () => {
    expect([...sentences].filter((sentence) => said(sentence) === sentence)).toEqual([]);
  });

  it('keeps the numbers of a sentence', () => {
    for (const sentence of sentences) expect(said(sentence).match(/\d+/g)).toEqual(sentence.match(/\d+/g));
  });
});
