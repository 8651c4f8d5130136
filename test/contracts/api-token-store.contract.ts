import { describe, expect, it } from 'vitest';
import type { ApiToken } from '#core/domain/access/api-token.ts';
import { buildApiToken, buildMembership } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function apiTokenStoreContract(name: string, open: OpenSubject): void {
  describe(`API token store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    type Whose = Pick<ApiToken, 'householdId' | 'personId'>;
    const list = ({ householdId, personId }: Whose) => run(({ apiTokens }) => apiTokens.list(householdId, personId));

    async function add(whose?: Whose, overrides?: Partial<ApiToken>): Promise<ApiToken> {
      const { household, person } = await addHome();
      const { householdId, personId } = whose ?? { householdId: household.id, personId: person.id };
      const token = buildApiToken(householdId, personId, overrides);
      await run(({ apiTokens }) => apiTokens.add(token));
      return token;
    }

    it('lists the tokens of one person in one household, the newest first', async () => {
      const first = await add();
      const second = await add(first, { scope: 'write', createdAt: new Date('2027-01-05T08:00:00.001Z') });
      const other = await add();
      const { householdId } = first;
      await run(({ memberships }) => memberships.add(buildMembership(householdId, other.personId)));
      await add({ ...other, householdId });
      expect(await list(first)).toStrictEqual([second, first]);
      expect(await list(other)).toStrictEqual([other]);
    });

    it('finds a token by its secret, in its own household only', async () => {
      const [token, other] = [await add(), await add()];
      const find = (householdId: string, hash: string) =>
        run(({ apiTokens }) => apiTokens.findBySecret(householdId, hash));
      expect(await find(token.householdId, token.secretHash)).toStrictEqual(token);
      expect(await find(other.householdId, token.secretHash)).toBeUndefined();
      expect(await find(token.householdId, '0'.repeat(64))).toBeUndefined();
    });

    it('changes the last use and nothing else', async () => {
      const [token, bystander] = [await add(), await add()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      await run(({ apiTokens }) => apiTokens.touch(token.householdId, token.id, at));
      await run(({ apiTokens }) => apiTokens.touch(token.householdId, bystander.id, at));
      expect(await list(token)).toStrictEqual([{ ...token, lastUsedAt: at }]);
      expect(await list(bystander)).toStrictEqual([bystander]);
    });

    it('removes a token of the person for the household, and no other', async () => {
      const token = await add();
      const [second, foreign] = [await add(token), await add()];
      const remove = (changes: Partial<ApiToken>) => run(({ apiTokens }) => apiTokens.remove({ ...token, ...changes }));
      expect(await remove({ personId: foreign.personId })).toBe(false);
      expect(await remove({})).toBe(true);
      for (const id of [token.id, foreign.id]) expect(await remove({ id })).toBe(false);
      await run(({ apiTokens }) => apiTokens.touch(token.householdId, token.id, new Date()));
      expect(await list(token)).toStrictEqual([second]);
      expect(await list(foreign)).toStrictEqual([foreign]);
    });

    it('has no tokens of people who aren’t in the household, nor of those who come back', async () => {
      const [token, { personId: stranger }] = [await add(), await add()];
      await expect(add({ ...token, personId: stranger })).rejects.toThrow();
      const kept = await add();
      await run(async ({ memberships }) => {
        for (const { householdId } of [token, kept]) await memberships.remove(householdId, token.personId);
        await memberships.add(buildMembership(token.householdId, token.personId));
      });
      expect(await list(token)).toEqual([]);
      expect(await list(kept)).toStrictEqual([kept]);
    });
  });
}
