import type { shareTask as english } from '../../../en/app/week/share-task.ts';
import type { Translation } from '../../../translation.ts';
/** A link with which a tradesperson sees one task. */
export const shareTask = {
  title: 'An einen Handwerksbetrieb senden',
  text: 'Mit diesem Link sieht der Betrieb diese Aufgabe ohne Konto, hakt sie ab und ergänzt eine Notiz, Fotos und die Rechnung. Sonst sieht er nichts.',
  link: 'Der Link',
  validUntil: (date: string) => `Er gilt bis ${date}. Ein früherer Link zu dieser Aufgabe gilt nicht mehr.`,
  end: 'Link beenden',
  ended: 'Der Link gilt nicht mehr',
  copy: 'Kopieren',
  copied: 'Kopiert',
  refused: 'Markieren Sie den Link und kopieren Sie ihn',
} as const satisfies Translation<typeof english>;
