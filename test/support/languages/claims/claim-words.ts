import type { Subject, Trade } from '#core/catalogue/claims/claim.ts';

/** How a language says what claims are about, in the sentences of its safety texts. */
export type ClaimWords = {
  readonly subjects: Readonly<Record<Subject, RegExp>>;
  readonly trades: Readonly<Record<Trade, RegExp>>;
  readonly forbids: RegExp;
  /** From one to twelve. */
  readonly numbers: readonly string[];
  readonly units: readonly (readonly [unit: string, words: RegExp])[];
};
