import type { needs as english } from '../../../en/app/week/needs.ts';
import type { Translation } from '../../../translation.ts';
/** What the week’s open tasks need, as a list. */
export const needs = {
  title: 'Was Sie brauchen',
  none: 'Die offenen Aufgaben dieser Woche brauchen nichts Besonderes.',
  supplies: 'Prüfen, ob genug da ist',
  tools: 'Bereitlegen',
  copy: 'Liste kopieren',
  copied: 'Kopiert. Fügen Sie die Liste in eine Notiz oder Nachricht ein.',
  refused: 'Ihr Browser erlaubt das Kopieren hier nicht. Sie können die Liste stattdessen markieren.',
} as const satisfies Translation<typeof english>;
