/** The notification of a day. */
export const push = {
  today: (tasks: number) => (tasks === 1 ? 'One task today' : `${tasks} tasks today`),
  buttons: {
    done: (tasks: number) => (tasks === 1 ? 'Done' : 'All done'),
    later: 'Later today',
    'next-week': 'Next week',
  },
} as const;
