import { isolated } from '#core/domain/text/isolated.ts';
import { people as words } from '#words/app/people.ts';
import type { Person } from './use-people.ts';

/** What a list calls a person. Only owners see the addresses of others. */
export const nameOf = ({ name, email }: Pick<Person, 'name' | 'email'>): string =>
  isolated(name) || email || words.nameless;
