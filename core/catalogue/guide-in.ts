import type { Language } from '../domain/languages.ts';
import { wordsIn } from '../languages/words-in.ts';
import { type GuideSlug, guideSlugs } from './guides/guide.ts';

/** The title and the path of a guide; those of all guides for one that a newer version may have stored. */
export function guideIn(language: Language, guide: string): { readonly title: string; readonly path: string } {
  const { guides, slugs, addresses, mails } = wordsIn(language);
  const slug = guideSlugs.find((each): each is GuideSlug => each === guide);
  if (slug === undefined) return { title: mails.reminders.home, path: addresses.guides };
  return { title: guides[slug].title, path: slugs.guide(slug) };
}
