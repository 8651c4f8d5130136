/** The notification of a day. */
export const push = {
  today: (tasks: number) => (tasks === 1 ? 'One task today' : `${tasks} tasks today`),
  buttons: {
    /** For a single task, by what its tick says. */
    done: { work: 'Done', visit: 'Appointment made' },
    allDone: 'All done',
    later: 'Later today',
    'next-week': 'Next week',
  },
} as const;
