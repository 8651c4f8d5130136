import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Declaration } from '#core/domain/selling/declaration.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const buildDeclaration = (overrides: Partial<Declaration> = {}): Declaration => ({
  language: 'fr',
  id: randomUUID(),
  kind: 'withdrawal',
  state: 'unconfirmed',
  reminders: 0,
  email: `${randomUUID()}@home.example`,
  name: 'Ada',
  reference: '',
  declaredAt: new Date('2027-01-06T12:00:00.123Z'),
  ...overrides,
});

export function declarationStoreContract(name: string, open: OpenSubject): void {
  describe(`declaration store: ${name}`, () => {
    const { run } = useSubject(open);
    const add = (declaration: Declaration) => run(({ declarations }) => declarations.add(declaration));
    const find = (id: string) => run(({ declarations }) => declarations.find(id));

    it('keeps what was declared, and replaces everything but when', async () => {
      const declaration = buildDeclaration();
      await add(declaration);
      expect(await find(declaration.id)).toStrictEqual(declaration);
      const done: Declaration = {
        ...declaration,
        state: 'done',
        subscriptionId: 'sub_1',
        refund: { minor: 499, currency: 'EUR' },
        doneAt: new Date('2027-01-07T12:00:00.456Z'),
        confirmedAt: new Date('2027-01-07T11:00:00.789Z'),
        reminders: 2,
      };
      await run(({ declarations }) => declarations.save({ ...done, declaredAt: new Date() }));
      expect(await run(({ declarations }) => declarations.lock(declaration.id))).toStrictEqual(done);
      expect(await find(randomUUID())).toBeUndefined();
      const { doneAt: _, ...rest } = done;
      const declined: Declaration = { ...rest, state: 'declined', reason: 'You wrote that you keep it.' };
      await run(({ declarations }) => declarations.save(declined));
      expect(await find(declaration.id)).toStrictEqual(declined);
    });

    it('lists those of an address, the newest first, also after the address has changed', async () => {
      const [email, newEmail] = [`${randomUUID()}@home.example`, `${randomUUID()}@home.example`];
      const older = buildDeclaration({ email });
      const newer = buildDeclaration({ email, declaredAt: new Date('2027-01-07T12:00:00Z') });
      for (const each of [older, newer, buildDeclaration()]) await add(each);
      const list = (of: string) => run(async ({ declarations }) => (await declarations.list(of)).map(({ id }) => id));
      expect(await list(email)).toEqual([newer.id, older.id]);
      await run(({ declarations }) => declarations.changeEmail(email, newEmail));
      expect([await list(email), await list(newEmail)]).toEqual([[], [newer.id, older.id]]);
    });

    it('knows which are unconfirmed or have yet to be carried out, the oldest first', async () => {
      const accepted = { state: 'accepted', subscriptionId: 'sub_1' } as const;
      const newer = buildDeclaration({ ...accepted, declaredAt: new Date('2027-01-09T12:00:00Z') });
      const older = buildDeclaration();
      for (const each of [newer, older, buildDeclaration({ state: 'repeated', subscriptionId: 'sub_1' })])
        await add(each);
      const open = await run(({ declarations }) => declarations.open());
      expect(open.every(({ state }) => state === 'unconfirmed' || state === 'accepted')).toBe(true);
      expect(open.filter(({ id }) => id === newer.id || id === older.id)).toStrictEqual([older, newer]);
    });

    it('removes those without a contract earlier than the others, and never one that waits', async () => {
      const [withoutContract, answered] = [new Date('2019-06-01T00:00:00Z'), new Date('2018-01-01T00:00:00Z')];
      const at = (declaredAt: string, state: Declaration['state']) =>
        buildDeclaration({ declaredAt: new Date(declaredAt), state, subscriptionId: 'sub_1' });
      const gone = [at('2019-05-31T00:00:00Z', 'no_contract'), at('2017-12-31T00:00:00Z', 'too_late')];
      const kept = [
        at('2019-06-01T00:00:00Z', 'no_contract'),
        at('2018-01-01T00:00:00Z', 'too_late'),
        at('2010-01-01T00:00:00Z', 'unconfirmed'),
        at('2010-01-01T00:00:00Z', 'accepted'),
      ];
      for (const each of [...gone, ...kept]) await add(each);
      expect(await run(({ declarations }) => declarations.deleteExpired({ withoutContract, answered }))).toBe(2);
      const found = async (all: readonly Declaration[]) =>
        (await Promise.all(all.map(({ id }) => find(id)))).filter(Boolean).length;
      expect([await found(gone), await found(kept)]).toEqual([0, 4]);
    });
  });
}

export function contractNoticeStoreContract(name: string, open: OpenSubject): void {
  describe(`contract notice store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);

    it('adds each notice of a contract once, until it is removed', async () => {
      const [{ id: householdId }, { id: other }] = [await addHousehold(), await addHousehold()];
      const started = { householdId, subscriptionId: 'sub_1', notice: 'started' as const };
      const ending = { ...started, notice: 'ending' as const };
      const add = (notice: typeof started | typeof ending) => run(({ contractNotices }) => contractNotices.add(notice));
      const has = (notice: typeof started | typeof ending) => run(({ contractNotices }) => contractNotices.has(notice));
      expect((await Promise.all([add(started), add(started), add(started)])).filter(Boolean)).toHaveLength(1);
      expect([await has(started), await has(ending)]).toEqual([true, false]);
      expect(await has({ ...started, householdId: other })).toBe(false);
      expect(await add({ ...started, subscriptionId: 'sub_2' })).toBe(true);
      expect(await run(({ contractNotices }) => contractNotices.any())).toBe(true);
      for (let times = 0; times < 2; times++) await run(({ contractNotices }) => contractNotices.delete(started));
      expect(await add(started)).toBe(true);
    });
  });
}
