import * as englishGuides from '../../languages/en/guides/index.ts';
import type { GuideWords } from '../../languages/guide-words.ts';
import * as guideFacts from './facts.ts';
import { type Guide, type GuideFacts, type GuideSlug, guideSlugs } from './guide.ts';

const facts: Readonly<Record<GuideSlug, GuideFacts>> = guideFacts;
type Words = Readonly<Record<GuideSlug, GuideWords>>;

function worded({ law, ...guide }: GuideFacts, { law: duties, ...words }: GuideWords): Guide {
  const notes = law?.map((note) => ({ ...note, content: duties?.[note.country] ?? '' }));
  return { ...guide, ...words, ...(notes && { law: notes }) };
}

/** The 15 guides in these words, in the order of `guideSlugs`. */
export const guidesOf = (words: Words): readonly Guide[] => guideSlugs.map((slug) => worded(facts[slug], words[slug]));

/** The guides in English. */
export const guides = guidesOf(englishGuides);
