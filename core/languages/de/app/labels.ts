import type { labels as english } from '../../en/app/labels.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** A sheet of labels. */
export const labels = {
  about:
    'Kleben Sie eines auf jedes Gerät. Beim Scannen öffnet sich für Personen dieses Zuhauses die Seite des Geräts; andere sehen nur die Anmeldeseite.',
  print: (labels: number) => `${format.count(labels, { one: 'Etikett', other: 'Etiketten' })} drucken`,
  choose: 'Etiketten wählen',
  printLabelsOf: 'Etiketten drucken für',
  contains: (product: string) => `${product}: Anleitung, Aufgaben, Garantie`,
} as const satisfies Translation<typeof english>;
