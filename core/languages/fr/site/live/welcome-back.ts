import type { welcomeBack as english } from '../../../en/site/live/welcome-back.ts';
import type { Translation } from '../../../translation.ts';

export const welcomeBack: Translation<typeof english> = {
  title: (name) => (name ? `Bon retour, ${name}` : 'Bon retour'),
  text: 'Votre session est terminée. Un clic envoie un nouveau lien à votre adresse.',
};
