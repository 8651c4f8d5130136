import type { WorkKind } from '../../../../domain/tasks/choose-assignees.ts';

/** How the people of a home share its work. */
export const turns = {
  title: 'Share the work',
  offline: 'You can change this when you’re back online.',
  failed: 'We couldn’t load this.',
  take: 'Take turns',
  takeText:
    'Each planned task is for one of you. Over the weeks, everyone gets about the same number of minutes. Anyone may still do any task.',
  days: 'I have time on',
  avoids: 'I leave to others',
  kinds: { heights: 'Ladders', chemicals: 'Strong cleaners', heavy: 'Heavy things' } satisfies Record<WorkKind, string>,
  goAway: 'I’m away for a while',
  away: 'I’m away',
  firstDay: 'First day',
  lastDay: 'Last day',
  notAway: 'I’m not away',
} as const;
