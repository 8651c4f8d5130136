import type { peopleWords as english } from '../../en/app/people-words.ts';
import type { Translation } from '../../translation.ts';

export const peopleWords: Translation<typeof english> = {
  formerMember: 'une personne partie depuis',
  someoneElse: 'une autre personne',
};
