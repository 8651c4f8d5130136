import { type Call, type Claim, calls, subjects, trades } from '#core/catalogue/claims/claim.ts';
import { type LocalWords, localise } from '#core/domain/local-text/localise.ts';
import type { ClaimWords } from './claim-words.ts';

/** Leaves the marks for numbers where they are, because claims say whom to call, not the number. */
const marked: LocalWords = {
  emergency: () => '{emergency number}',
  gasLeak: () => '{gas leak number}',
  anyGas: () => '{any gas number}',
  poison: () => '{poison number}',
  inUsUnits: (text) => text,
};

const sentencesIn = (text: string, country: string | undefined): readonly string[] =>
  localise(text, country, marked)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/(?<=[.?!])\s+/);

const callsIn = (sentence: string): readonly Call[] => calls.filter((call) => sentence.includes(`{${call} number}`));

function numbersIn(sentence: string, { numbers, units }: ClaimWords): readonly string[] {
  return units.flatMap(([unit, { source }]) => {
    const amounts = sentence.matchAll(
      new RegExp(`(\\d+|(?<!\\p{L})(?:${numbers.join('|')}))(?:\\s)(?:${source})`, 'giu'),
    );
    return [...amounts].map(([, amount = '']) => {
      const word = numbers.indexOf(amount.toLowerCase());
      return `${word < 0 ? amount : word + 1} ${unit}`;
    });
  });
}

function claimOf(sentence: string, words: ClaimWords): Claim {
  const said = sentence.replaceAll(/\{[^}]*\}/g, '');
  const about = subjects.filter((subject) => words.subjects[subject].test(said));
  const who = trades.filter((trade) => words.trades[trade].test(sentence));
  const [called, numbers] = [callsIn(sentence), numbersIn(sentence, words)];
  return {
    ...(about.length > 0 && { about }),
    ...(words.forbids.test(sentence) && { forbids: true }),
    ...(called.length > 0 && { calls: called }),
    ...(numbers.length > 0 && { numbers }),
    ...(who.length > 0 && { who }),
  };
}

/** What each sentence of a safety text says, as far as the words of its language show. */
export function claimsIn(text: string, words: ClaimWords): readonly Claim[] {
  const british = sentencesIn(text, 'GB').map(callsIn);
  const sentences = sentencesIn(text, undefined);
  return sentences.map((sentence, index) => {
    const claim = claimOf(sentence, words);
    const there = british.length === sentences.length ? british[index] : undefined;
    const differs = there !== undefined && there.join() !== (claim.calls ?? []).join();
    return differs ? { ...claim, inBritain: there } : claim;
  });
}
