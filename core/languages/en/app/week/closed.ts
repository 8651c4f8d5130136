/** Of the items that are closed for the season, which few weeks show. */
export const closed = {
  items: 'Closed for the season',
  /** What is closed in winter; vehicles are put away instead. */
  closed: {
    state: (item: string, since: string) => `Your ${item} has been closed since ${since}.`,
    button: 'Open it',
    opened: (item: string) => `Your ${item} is open`,
  },
  putAway: {
    state: (item: string, since: string) => `Your ${item} has been put away since ${since}.`,
    button: 'Take it out',
    opened: (item: string) => `Your ${item} is back in use`,
  },
  openItem: (button: string, item: string) => `${button}: ${item}`,
} as const;
