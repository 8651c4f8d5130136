import { describe, expect, it } from 'vitest';
import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import { buildConnectedApp } from '../support/people/factories.ts';
import { usePrograms } from './programs.contract.ts';
import type { OpenSubject } from './subject.ts';

export function connectedAppStoreContract(name: string, open: OpenSubject): void {
  describe(`connected app store: ${name}`, () => {
    const { run, addHome, add, list } = usePrograms<ConnectedApp>(open, {
      storeIn: ({ connectedApps }) => connectedApps,
      build: buildConnectedApp,
    });
    const find = ({ householdId, id }: Pick<ConnectedApp, 'householdId' | 'id'>) =>
      run(({ connectedApps }) => connectedApps.find(householdId, id));

    it('finds an app in its own household only', async () => {
      const [app, other] = [await add(undefined, { scope: 'write' }), await add()];
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

    it('changes the last use and nothing else, and only of an app that is there', async () => {
      const [app, bystander] = [await add(), await add()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      const touch = (id: string) => run(({ connectedApps }) => connectedApps.touch(app.householdId, id, at));
      await touch(app.id);
      await touch(bystander.id);
      expect(await find(app)).toStrictEqual({ ...app, lastUsedAt: at });
      expect(await find(bystander)).toStrictEqual(bystander);
      await run(({ connectedApps }) => connectedApps.delete(app));
      await run(({ connectedApps }) => connectedApps.renew(app));
      await touch(app.id);
      expect(await list(app)).toEqual([]);
    });
  });
}
