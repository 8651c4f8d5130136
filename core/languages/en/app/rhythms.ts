import { capitalise } from '../../../domain/text/capitalise.ts';
import { rhythm } from '../rhythm.ts';

const { every } = rhythm;

/** How often tasks come, where the household does or wants them more or less often than usual. */
export const rhythms = {
  title: 'How often tasks come',
  about:
    'These come, or could come, more or less often than usual. Safety jobs and what the law asks for stay as they are.',
  none: 'Every task comes as often as usual.',
  /** A proposal, after the household did the task so three times. */
  done: (days: number, before: number) =>
    `You usually do this ${every(days)}. Plan it that way, instead of ${every(before)}?`,
  /** A proposal, after the household said that the task comes too often or too seldom. */
  said: (days: number, before: number) => `Plan this ${every(days)}, instead of ${every(before)}?`,
  accept: 'Plan it that way',
  dismiss: 'Leave it',
  accepted: (days: number, usual: number) => `${capitalise(every(days))}, as you chose, instead of ${every(usual)}`,
  /** After a press. */
  planned: (days: number) => `From next week on, this comes ${every(days)}`,
  left: 'Left as it is',
  mostRare: 'This already comes as rarely as it may',
  mostOften: 'This already comes as often as it may',
} as const;
