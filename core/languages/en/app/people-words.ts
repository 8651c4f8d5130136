/** What people, and what they may do in a home, are called. */
export const peopleWords = {
  formerMember: 'a former member',
  someoneElse: 'someone else',
} as const;
