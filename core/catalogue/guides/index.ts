import * as englishGuides from '../../languages/en/guides/index.ts';
import type { GuideWords } from '../../languages/guide-words.ts';
import * as guideFacts from './facts.ts';
import { type Guide, type GuideFacts, type GuideSlug, guideSlugs } from './guide.ts';

const facts: Readonly<Record<GuideSlug, GuideFacts>> = guideFacts;
const english: Readonly<Record<GuideSlug, GuideWords>> = englishGuides;

function worded({ law, ...guide }: GuideFacts, { law: duties, ...words }: GuideWords): Guide {
  const notes = law?.map((note) => ({ ...note, content: duties?.[note.country] ?? '' }));
  return { ...guide, ...words, ...(notes && { law: notes }) };
}

/** The 15 guides in English, in the order of `guideSlugs`. */
export const guides: readonly Guide[] = guideSlugs.map((slug) => worded(facts[slug], english[slug]));
