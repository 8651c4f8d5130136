import type { peopleWords as english } from '../../en/app/people-words.ts';
import type { Translation } from '../../translation.ts';

export const peopleWords: Translation<typeof english> = {
  formerMember: 'un ancien membre',
  someoneElse: 'une autre personne',
};
