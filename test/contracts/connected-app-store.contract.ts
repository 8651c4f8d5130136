import { describe, expect, it } from 'vitest';
import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import { buildConnectedApp, buildMembership } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function connectedAppStoreContract(name: string, open: OpenSubject): void {
  describe(`connected app store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    type Whose = Pick<ConnectedApp, 'householdId' | 'personId'>;
    const list = ({ householdId, personId }: Whose) =>
      run(({ connectedApps }) => connectedApps.list(householdId, personId));
    const find = ({ householdId, id }: Pick<ConnectedApp, 'householdId' | 'id'>) =>
      run(({ connectedApps }) => connectedApps.find(householdId, id));

    async function add(whose?: Whose, overrides?: Partial<ConnectedApp>): Promise<ConnectedApp> {
      const { household, person } = await addHome();
      const { householdId, personId } = whose ?? { householdId: household.id, personId: person.id };
      const app = buildConnectedApp(householdId, personId, overrides);
      await run(({ connectedApps }) => connectedApps.add(app));
      return app;
    }

    it('lists the apps of one person in one household, the newest first', async () => {
      const first = await add();
      const second = await add(first, { scope: 'write', createdAt: new Date('2027-01-05T08:00:00.001Z') });
      const other = await add();
      const { householdId } = first;
      await run(({ memberships }) => memberships.add(buildMembership(householdId, other.personId)));
      await add({ ...other, householdId });
      expect(await list(first)).toStrictEqual([second, first]);
      expect(await list(other)).toStrictEqual([other]);
    });

    it('finds an app in its own household only', async () => {
      const [app, other] = [await add(), await add()];
      expect(await find(app)).toStrictEqual(app);
      expect(await find({ ...app, householdId: other.householdId })).toBeUndefined();
    });

    it('keeps an app without tokens, and renews its tokens and its end and nothing else', async () => {
      const { tokens, ...waiting } = buildConnectedApp('', '');
      const { household, person } = await addHome();
      const app = { ...waiting, householdId: household.id, personId: person.id };
      await run(({ connectedApps }) => connectedApps.add(app));
      const bystander = await add();
      expect(await find(app)).toStrictEqual(app);
      const expiresAt = new Date('2027-05-04T08:00:00.789Z');
      const renewed = { ...app, ...(tokens && { tokens }), expiresAt };
      await run(({ connectedApps }) => connectedApps.renew({ ...renewed, name: 'Another name' }));
      await run(({ connectedApps }) => connectedApps.renew({ ...renewed, id: bystander.id }));
      expect(await find(app)).toStrictEqual(renewed);
      expect(await find(bystander)).toStrictEqual(bystander);
    });

    it('changes the last use and nothing else', async () => {
      const [app, bystander] = [await add(), await add()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      await run(({ connectedApps }) => connectedApps.touch(app.householdId, app.id, at));
      await run(({ connectedApps }) => connectedApps.touch(app.householdId, bystander.id, at));
      expect(await find(app)).toStrictEqual({ ...app, lastUsedAt: at });
      expect(await find(bystander)).toStrictEqual(bystander);
    });

    it('removes an app of the person in the household, and no other', async () => {
      const app = await add();
      const [second, foreign] = [await add(app), await add()];
      const remove = (changes: Partial<ConnectedApp>) =>
        run(({ connectedApps }) => connectedApps.remove({ ...app, ...changes }));
      expect(await remove({ personId: foreign.personId })).toBe(false);
      expect(await remove({})).toBe(true);
      for (const id of [app.id, foreign.id]) expect(await remove({ id })).toBe(false);
      await run(({ connectedApps }) => connectedApps.renew(app));
      await run(({ connectedApps }) => connectedApps.touch(app.householdId, app.id, new Date()));
      expect(await list(app)).toStrictEqual([second]);
      expect(await list(foreign)).toStrictEqual([foreign]);
    });

    it('has no apps of people who aren’t in the household, nor of those who come back', async () => {
      const [app, { personId: stranger }] = [await add(), await add()];
      await expect(add({ ...app, personId: stranger })).rejects.toThrow();
      const kept = await add();
      await run(async ({ memberships }) => {
        for (const { householdId } of [app, kept]) await memberships.remove(householdId, app.personId);
        await memberships.add(buildMembership(app.householdId, app.personId));
      });
      expect(await list(app)).toEqual([]);
      expect(await list(kept)).toStrictEqual([kept]);
    });
  });
}
