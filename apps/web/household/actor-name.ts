import type { OutputOf } from '#apps/ui/api/client.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { peopleWords as words } from '#words/app/people-words.ts';

/** A person who did something, as the API presents them. */
export type Actor = NonNullable<OutputOf<'getWeek'>['tasks'][number]['completedBy']>;

/** `Sam`, or what to say of a person who has no name or whose account is deleted. */
export const actorName = ({ id, name }: Actor): string =>
  id === null ? words.formerMember : isolated(name) || words.someoneElse;
