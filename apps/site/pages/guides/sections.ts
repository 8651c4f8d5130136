import { guides as words } from '#words/site/guides.ts';
import type { GuideContent } from '../../content/guide-content.ts';

/** The sections of a guide, in order. */
export const sections = {
  law: { id: 'law', title: words.sections.law },
  why: { id: 'why-it-matters', title: words.sections.why },
  signs: { id: 'warning-signs', title: words.sections.signs },
  schedule: { id: 'schedule', title: words.sections.schedule },
  rent: { id: 'if-you-rent', title: words.sections.rent },
  professional: { id: 'professional', title: words.sections.professional },
  related: { id: 'related', title: words.sections.related },
} as const;

/** The sections that a guide has: some guides say nothing about tenants or the law. */
export function sectionsOf({ ifYouRent, law }: Pick<GuideContent, 'ifYouRent' | 'law'>) {
  return Object.values(sections).filter(({ id }) => {
    if (id === sections.rent.id) return ifYouRent !== undefined;
    if (id === sections.law.id) return law !== undefined;
    return true;
  });
}
