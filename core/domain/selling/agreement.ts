import type { Language } from '../languages.ts';
import type { Price } from './price.ts';

/** What a buyer agreed to, as the mail that confirmed the purchase contains it. */
export type Agreement = {
  readonly price: Price;
  /** Of the contract and its terms. */
  readonly language: Language;
  /** The day of the last change of the terms (YYYY-MM-DD). */
  readonly termsVersion: string;
  /** The SHA-256 of their text, in hexadecimal digits. */
  readonly termsHash: string;
};

/** The law of France wants every seller to name a consumer mediator: Code de la consommation, L612-1 and L616-1. */
const needMediator: readonly Language[] = ['fr'];

/** Of the languages in which contracts would be concluded, those whose law wants a mediator that the seller lacks. */
export const withoutMediator = (chosen: readonly Language[], mediator: string | undefined): readonly Language[] =>
  mediator === undefined ? chosen.filter((language) => needMediator.includes(language)) : [];

/** The language of a contract: that of the offer if contracts are concluded in it, otherwise the usual one. */
export const contractLanguage = (offered: Language, concluded: readonly Language[]): Language =>
  concluded.includes(offered) ? offered : (concluded[0] ?? 'en');
