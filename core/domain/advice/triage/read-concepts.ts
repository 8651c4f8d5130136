import { foreignWords, functionWords } from '../words.ts';
import { concepts } from './concepts.ts';
import { typingErrors } from './typing-errors.ts';

type Entry = { readonly words: readonly string[]; readonly concept: string };

/** Words that deny what follows. */
const denials: ReadonlySet<string> = new Set(
  'no not isnt arent wasnt doesnt dont without pas aucun aucune sin ohne kein keine keinen nicht nie never ni'.split(
    ' ',
  ),
);

const entries: readonly Entry[] = Object.entries(concepts).flatMap(([concept, list]) =>
  list.split(/\s+/).map((phrase) => ({ words: phrase.split('-'), concept })),
);
/** Ordinary words that one letter separates from one of a concept: "shoulder" is no "smoulder". */
const lookalikes =
  `bajando bearing bekommen blanche bombero bother bought branchee brancher brauche bruyant buddies cadera
  calienta changer charge charged charging chauffage chauffant cleaned coffre combien contact cooling couldnt
  derriere diferencia dipped dipping drooping dropping eclaire electrician electricien electricista empanadas
  facture filling fitting flaming flushed flushes forming framing gegossen gelandet gemessen gewicht granit
  halfway handbuch hearing leaving leistung leuchtet partida partio planchar portail quedado quedando raining
  rauschen reached reinige reinigen sauber sausages saving saying schaut schlagen schliesst schulter schwillt
  schwimmer seeping setting sewing shaking shallow shipped shoulder shouting shrinking shutter singing sitting
  soldering souder souvent starter staying stecken sticking stocker streaming swapped sweeping termina tiling
  tipped tipping tornado toward trabada trabado trappe tripped trocknen trocknet vernetzt volent waiting wearing`.split(
    /\s+/,
  );
/** Frequent words, which are never an error in another one: "there" is no "Therme". */
const common: ReadonlySet<string> = new Set([
  ...functionWords,
  ...foreignWords,
  ...lookalikes,
  ...entries.flatMap(({ words }) => words.map((word) => word.replace('*', ''))),
]);
const byLetter = Map.groupBy(entries, ({ words }) => words[0]?.charAt(0) ?? '');

const shortestWithErrors = 7;

/** One error in a long word: a short one is too soon another word. The first letter is right, as it nearly always is. */
function isWord(typed: string, word: string): boolean {
  if (word.endsWith('*')) {
    const start = word.slice(0, -1);
    if (typed.startsWith(start)) return true;
    return (
      start.length >= shortestWithErrors && !common.has(typed) && typingErrors(typed.slice(0, start.length), start) <= 1
    );
  }
  if (typed === word) return true;
  if (common.has(typed) || word.length < shortestWithErrors || Math.abs(word.length - typed.length) > 1) return false;
  return typingErrors(typed, word) <= 1;
}

/** The concepts that the words mention, by the place of their first word; denied ones begin with "not ". */
export function conceptsIn(words: readonly string[]): readonly (readonly string[])[] {
  const known = new Map<string, readonly Entry[]>();
  const startsWith = (word: string): readonly Entry[] => {
    const found =
      known.get(word) ?? (byLetter.get(word.charAt(0)) ?? []).filter(({ words: [first = ''] }) => isWord(word, first));
    known.set(word, found);
    return found;
  };
  return words.map((word, at) => {
    const found = startsWith(word).filter((entry) =>
      entry.words.every((part, offset) => offset === 0 || isWord(words[at + offset] ?? '', part)),
    );
    const isDenied = denials.has(words[at - 1] ?? '') || denials.has(words[at - 2] ?? '');
    return [...new Set(found.map(({ concept }) => (isDenied ? `not ${concept}` : concept)))];
  });
}
