import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type SupportAction, supportActionNames } from '#core/ports/support-action-store.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function supportActionStoreContract(name: string, open: OpenSubject): void {
  describe(`support action store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const add = (...actions: readonly SupportAction[]) =>
      run(async ({ supportActions }) => {
        for (const action of actions) await supportActions.add(action);
      });
    const at = (second: number) => new Date(Date.UTC(2027, 0, 6, 11, 0, second, 123));

    it('lists the actions on a person with every detail, newest first', async () => {
      const [own, other] = [await addHome(), await addHome()];
      const householdId = own.household.id;
      const done = supportActionNames.map((action, second) => {
        return { id: randomUUID(), personId: own.person.id, householdId, action, operator: 'grace', at: at(second) };
      });
      const theirs = {
        id: randomUUID(),
        personId: other.person.id,
        householdId,
        action: 'revoke-premium',
        operator: 'grace',
        at: at(9),
      } as const;
      await add(...done.slice(3), theirs, ...done.slice(0, 3));
      expect(await run(({ supportActions }) => supportActions.list(own.person.id))).toStrictEqual(
        done.toReversed().map(({ householdId: _, ...action }) => action),
      );
    });

    it('returns an empty list if there were no actions', async () => {
      const { person } = await addHome();
      expect(await run(({ supportActions }) => supportActions.list(person.id))).toEqual([]);
    });
  });
}
