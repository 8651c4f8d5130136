import type { languageCard as english } from '../../en/app/language-card.ts';
import type { Translation } from '../../translation.ts';

export const languageCard: Translation<typeof english> = {
  title: 'Langue',
  about: 'De l’application, et des e-mails que vous recevez. Les autres personnes du logement choisissent la leur.',
};
