import type { Language } from '#core/domain/languages.ts';
import { company as englishCompany } from '#core/languages/en/company.ts';
import * as englishContract from '#core/languages/en/contract.ts';
import { format as englishFormat } from '#core/languages/en/format.ts';
import * as englishMails from '#core/languages/en/mails/index.ts';
import * as englishPrice from '#core/languages/en/price.ts';
import { rhythm as englishRhythm } from '#core/languages/en/rhythm.ts';
import { company as frenchCompany } from '#core/languages/fr/company.ts';
import * as frenchContract from '#core/languages/fr/contract.ts';
import { format as frenchFormat } from '#core/languages/fr/format.ts';
import * as frenchMails from '#core/languages/fr/mails/index.ts';
import * as frenchPrice from '#core/languages/fr/price.ts';
import { rhythm as frenchRhythm } from '#core/languages/fr/rhythm.ts';
import { typeset as typesetFrench } from '#core/languages/fr/typeset.ts';
import type { Translation } from '#core/languages/translation.ts';

/** What mails say in a language, and how it writes dates, amounts and punctuation. */
export type Words = Translation<typeof englishMails> &
  typeof englishContract &
  typeof englishPrice & {
    readonly company: Translation<typeof englishCompany>;
    readonly format: typeof englishFormat;
    readonly rhythm: Translation<typeof englishRhythm>;
  };

/** Sets every text below a value, and what its functions return, as readers expect. */
function typesetAll<Value>(value: Value, typeset: (text: string) => string): Value;
function typesetAll(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') return (...values: unknown[]) => typesetAll(value(...values), typeset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, typesetAll(below, typeset)]));
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    ...englishMails,
    ...englishContract,
    ...englishPrice,
    company: englishCompany,
    format: englishFormat,
    rhythm: englishRhythm,
  },
  fr: typesetAll(
    {
      ...frenchMails,
      ...frenchContract,
      ...frenchPrice,
      company: frenchCompany,
      format: frenchFormat,
      rhythm: frenchRhythm,
    },
    typesetFrench,
  ),
};
