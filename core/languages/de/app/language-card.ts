import type { languageCard as english } from '../../en/app/language-card.ts';
import type { Translation } from '../../translation.ts';
export const languageCard = {
  title: 'Sprache',
  about: 'Für die App und die Mails, die Sie bekommen. Die anderen in Ihrem Zuhause wählen ihre eigene.',
} as const satisfies Translation<typeof english>;
