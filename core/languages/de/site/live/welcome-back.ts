import type { welcomeBack as english } from '../../../en/site/live/welcome-back.ts';
import type { Translation } from '../../../translation.ts';

/** The sign-in page for a person whose session has ended. */
export const welcomeBack = {
  title: (name: string) => (name ? `Willkommen zurück, ${name}` : 'Willkommen zurück'),
  text: 'Ihre Sitzung ist beendet. Ein Klick schickt einen neuen Link an Ihre Adresse.',
} as const satisfies Translation<typeof english>;
