import { describe, expect, it } from 'vitest';
import type { ApiToken } from '#core/domain/access/api-token.ts';
import { buildApiToken } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function apiTokenStoreContract(name: string, open: OpenSubject): void {
  describe(`API token store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const list = (householdId: string) => run(({ apiTokens }) => apiTokens.list(householdId));

    async function add(householdId?: string, overrides?: Partial<ApiToken>): Promise<ApiToken> {
      const token = buildApiToken(householdId ?? (await addHousehold()).id, overrides);
      await run(({ apiTokens }) => apiTokens.add(token));
      return token;
    }

    it('lists the tokens of one household, the newest first', async () => {
      const first = await add();
      const second = await add(first.householdId, { scope: 'write', createdAt: new Date('2027-01-05T08:00:00.001Z') });
      const other = await add();
      expect(await list(first.householdId)).toStrictEqual([second, first]);
      expect(await list(other.householdId)).toStrictEqual([other]);
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
      expect(await list(token.householdId)).toStrictEqual([{ ...token, lastUsedAt: at }]);
      expect(await list(bystander.householdId)).toStrictEqual([bystander]);
    });

    it('removes a token of the household, and no other', async () => {
      const token = await add();
      const [second, foreign] = [await add(token.householdId), await add()];
      const remove = (id: string) => run(({ apiTokens }) => apiTokens.remove(token.householdId, id));
      await remove(token.id);
      await remove(token.id);
      await remove(foreign.id);
      await run(({ apiTokens }) => apiTokens.touch(token.householdId, token.id, new Date()));
      expect(await list(token.householdId)).toStrictEqual([second]);
      expect(await list(foreign.householdId)).toStrictEqual([foreign]);
    });
  });
}
