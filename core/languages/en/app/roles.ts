/** The roles of people in a home, and what each lets them do, also as it is said to the person who gets it. */
export const roles = {
  owner: {
    name: 'Owner',
    may: 'Can do everything, including people, payment and deletion.',
    youMay: 'You can do everything, including people, payment and deletion.',
  },
  member: {
    name: 'Member',
    may: 'Can tick off, move, add and record tasks.',
    youMay: 'You can tick off, move, add and record tasks.',
  },
  viewer: { name: 'Viewer', may: 'Can only look.', youMay: 'You can look, but change nothing.' },
} as const;
