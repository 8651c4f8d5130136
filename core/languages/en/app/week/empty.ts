/** What a week without tasks says. */
export const emptyWeek = {
  beforeJoining: { heading: 'Before you joined', text: 'Upkept plans your weeks from the day you joined.' },
  past: { heading: 'Nothing was planned', text: 'This week went by without any tasks.' },
  unplanned: {
    heading: 'Not planned yet',
    text: 'Each week is planned about a month ahead. You can already add tasks of your own.',
  },
  free: {
    heading: 'A free week',
    text: 'Nothing is planned for this week. You can add a task of your own.',
  },
} as const;
