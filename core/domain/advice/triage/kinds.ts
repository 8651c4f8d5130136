import { plainWords } from '../plain-words.ts';
import type { Concept } from './concepts.ts';
import type { EmergencyKind } from './emergency-kinds.ts';
import { conceptsIn } from './read-concepts.ts';

/** What a question mentions when it is about a kind of emergency: one of each group. The first kind that fits counts. */
const kinds: readonly (readonly [kind: EmergencyKind, ...all: readonly (readonly Concept[])[]])[] = [
  ['poison', ['swallowed']],
  ['poison', ['chemical'], ['eyes', 'injured']],
  ['gas', ['gas'], ['smell', 'eggs', 'noise', 'unwell', 'open']],
  ['gas', ['eggs'], ['burner', 'gas', 'appliance']],
  ['carbon-monoxide', ['monoxide']],
  ['carbon-monoxide', ['burner', 'vehicle'], ['unwell', 'animal', 'people', 'breathing', 'sounds']],
  ['fuel', ['fuel']],
  ['fumes', ['chemical'], ['breathing', 'mixed', 'unwell', 'smell', 'smoke', 'noise', 'bubbling']],
  ['power-line', ['powerline']],
  ['pan-fire', ['pan'], ['fire', 'smoke']],
  ['chimney-fire', ['chimney'], ['fire', 'noise', 'hot', 'red', 'spark']],
  ['battery', ['battery'], ['swollen', 'smoke', 'hot', 'warm', 'noise', 'fire', 'spark', 'smell']],
  ['electric-shock', ['shock']],
  ['injury', ['injured', 'trapped', 'falls', 'unwell', 'breathing']],
  ['structure', ['structure'], ['gives', 'crack']],
  ['hot-water', ['burner'], ['hot', 'noise', 'swollen', 'pressure', 'rising', 'bubbling']],
  ['water-and-electricity', ['water'], ['electric']],
  ['electrical', ['electric', 'appliance'], ['spark', 'smoke', 'scorch', 'noise', 'hot', 'warm', 'smell', 'fire']],
  ['smoke-alarm', ['alarm'], ['sounds']],
  ['fire', ['fire', 'smoke', 'scorch']],
  ['burst-pipe', ['water']],
  ['gas', ['gas']],
];

/** The kind of an emergency, by what its description mentions; `danger` if that says nothing clear. */
export function kindOf(question: string): EmergencyKind {
  const mentioned = new Set(conceptsIn(plainWords(question)).flat());
  const found = kinds.find(([, ...all]) => all.every((any) => any.some((concept) => mentioned.has(concept))));
  return found?.[0] ?? 'danger';
}
