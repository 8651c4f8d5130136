/** The notification of a day. */
export const push = {
  today: (tasks: number) => (tasks === 1 ? 'One task today' : `${tasks} tasks today`),
} as const;
