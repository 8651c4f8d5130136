/** What fields, lists and short messages say by themselves. */
export const controls = {
  showList: (field: string) => `Show the list: ${field}`,
  found: (shown: number, all: number) => `${shown} of ${all}`,
  suggestions: (count: number) => `${count} suggestion${count === 1 ? '' : 's'}`,
  dismiss: 'Dismiss',
  messages: 'Messages',
} as const;
