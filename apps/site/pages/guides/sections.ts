import type { GuideContent } from '../../content/guide-content.ts';

/** The sections of a guide, in order. */
export const sections = {
  why: { id: 'why-it-matters', title: 'Why it matters' },
  signs: { id: 'warning-signs', title: 'Warning signs' },
  schedule: { id: 'schedule', title: 'Maintenance schedule' },
  rent: { id: 'if-you-rent', title: 'If you rent' },
  law: { id: 'law', title: 'What the law requires' },
  professional: { id: 'professional', title: 'When to call a professional' },
  related: { id: 'related', title: 'Related guides' },
} as const;

/** The sections that a guide has: some guides say nothing about tenants or the law. */
export function sectionsOf({ ifYouRent, law }: Pick<GuideContent, 'ifYouRent' | 'law'>) {
  return Object.values(sections).filter(({ id }) => {
    if (id === sections.rent.id) return ifYouRent !== undefined;
    if (id === sections.law.id) return law !== undefined;
    return true;
  });
}
