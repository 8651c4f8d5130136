import { describe, expect, it } from 'vitest';
import type { ApiToken } from '#core/domain/access/api-token.ts';
import { buildApiToken } from '../support/people/factories.ts';
import { usePrograms } from './programs.contract.ts';
import type { OpenSubject } from './subject.ts';

export function apiTokenStoreContract(name: string, open: OpenSubject): void {
  describe(`API token store: ${name}`, () => {
    const { run, add, list } = usePrograms<ApiToken>(open, {
      storeIn: ({ apiTokens }) => apiTokens,
      build: buildApiToken,
    });

    it('finds a token by its secret, in its own household only', async () => {
      const [token, other] = [await add(undefined, { scope: 'write' }), await add()];
      const find = (householdId: string, hash: string) =>
        run(({ apiTokens }) => apiTokens.findBySecret(householdId, hash));
      expect(await find(token.householdId, token.secretHash)).toStrictEqual(token);
      expect(await find(other.householdId, token.secretHash)).toBeUndefined();
      expect(await find(token.householdId, '0'.repeat(64))).toBeUndefined();
    });

    it('changes the last use and nothing else, and only of a token that is there', async () => {
      const [token, bystander] = [await add(), await add()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      const touch = (id: string) => run(({ apiTokens }) => apiTokens.touch(token.householdId, id, at));
      await touch(token.id);
      await touch(bystander.id);
      expect(await list(token)).toStrictEqual([{ ...token, lastUsedAt: at }]);
      expect(await list(bystander)).toStrictEqual([bystander]);
      await run(({ apiTokens }) => apiTokens.delete(token));
      await touch(token.id);
      expect(await list(token)).toEqual([]);
    });
  });
}
