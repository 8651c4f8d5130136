import type { ApiToken } from '../domain/access/api-token.ts';

/** Tokens of people for their homes. A token goes with its person's membership. */
export type ApiTokenStore = {
  add(token: ApiToken): Promise<void>;
  /** A person's in a household, expired ones included, the newest first. */
  list(householdId: string, personId: string): Promise<readonly ApiToken[]>;
  /** The household's token whose secret has this hash. Undefined if there is none. An expired one is found too. */
  findBySecret(householdId: string, secretHash: string): Promise<ApiToken | undefined>;
  /** Sets `lastUsedAt`. Has no effect on a token that was deleted. */
  touch(householdId: string, id: string, at: Date): Promise<void>;
  /** Returns false, and changes nothing, if the person has no such token for the household. */
  delete(token: Pick<ApiToken, 'householdId' | 'personId' | 'id'>): Promise<boolean>;
};
