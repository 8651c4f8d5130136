import type { peopleWords as english } from '../../en/app/people-words.ts';
import type { Translation } from '../../translation.ts';
/** What people, and what they may do in a home, are called. */
export const peopleWords = {
  formerMember: 'ein früheres Mitglied',
  someoneElse: 'jemand anderes',
} as const satisfies Translation<typeof english>;
