import { capitalise } from '../../../domain/text/capitalise.ts';
import type { rhythms as english } from '../../en/app/rhythms.ts';
import type { Translation } from '../../translation.ts';
import { rhythm } from '../rhythm.ts';

const { every } = rhythm;

/** How often tasks come, where the household does or wants them more or less often than usual. */
export const rhythms = {
  title: 'Wie oft Aufgaben kommen',
  about:
    'Diese kommen öfter oder seltener als üblich oder könnten es. Sicherheitsarbeiten und was das Gesetz verlangt, bleiben, wie sie sind.',
  none: 'Alle Aufgaben kommen so oft wie üblich.',
  /** A proposal, after the household did the task so three times. */
  done: (days: number, before: number) =>
    `Sie erledigen das meist ${every(days)}. So einplanen statt ${every(before)}?`,
  /** A proposal, after the household said that the task comes too often or too seldom. */
  said: (days: number, before: number) => `Diese Aufgabe ${every(days)} einplanen statt ${every(before)}?`,
  accept: 'So einplanen',
  dismiss: 'So lassen',
  accepted: (days: number, usual: number) =>
    `${capitalise(every(days))}, wie Sie es gewählt haben, statt ${every(usual)}`,
  /** After a press. */
  planned: (days: number) => `Ab nächster Woche kommt diese Aufgabe ${every(days)}`,
  left: 'Bleibt, wie es ist',
  mostRare: 'Seltener darf diese Aufgabe nicht kommen',
  mostOften: 'Öfter darf diese Aufgabe nicht kommen',
} as const satisfies Translation<typeof english>;
