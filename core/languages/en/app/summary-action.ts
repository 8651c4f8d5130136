/** The page that a summary’s links for a task lead to. */
export const summaryAction = {
  about: 'From your weekly summary',
  expired: 'It may be more than 8 days old or incomplete. In your week you can still complete or move the task.',
  moves: 'It moves to next week. The rest of your week stays as it is.',
  move: 'Move to next week',
  moved: 'Moved to next week.',
} as const;
