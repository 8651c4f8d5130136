import { beforeEach, describe, expect, it } from 'vitest';
import { isPremium } from '#core/domain/selling/tiers.ts';
import { buildSubscription } from '../../support/people/factories.ts';
import { tokenIn } from './link-in.ts';
import { makePayers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

const email = 'ada@example.org';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

describe('a support action', () => {
  it('begins with finding the person, however its address is written, and noting who does what', async () => {
    const { household, person } = await world.addResident({ email });
    const found = await world.noteSupportAction({
      email: ' ADA@Example.ORG ',
      action: 'grant-premium',
      operator: 'grace',
    });
    expect(found).toEqual({ person, household });
    expect([...world.database.tables.supportActions.values()]).toMatchObject([
      {
        personId: person.id,
        householdId: household.id,
        action: 'grant-premium',
        operator: 'grace',
        at: world.clock.now(),
      },
    ]);
  });

  it('fails for an unknown address without recording anything', async () => {
    const unknown = world.noteSupportAction({ email, action: 'show-household', operator: 'grace' });
    await expect(unknown).rejects.toMatchObject({ code: 'household_not_found' });
    expect(world.database.tables.supportActions.size).toBe(0);
  });

  it('is refused for a person or a home that has gone since', async () => {
    const householdId = 'gone';
    for (const act of [
      () => world.setPremium({ householdId, granted: true }),
      () => world.resendLink({ personId: 'gone' }),
      () => world.showPerson({ personId: 'gone', householdId }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'household_not_found' });
    }
  });
});

describe('granting premium', () => {
  it('lasts until it is revoked, and the first time counts', async () => {
    const { household } = await world.addResident();
    const set = (granted: boolean) => world.setPremium({ householdId: household.id, granted });
    const first = await set(true);
    expect(first.premiumGrantedAt).toEqual(world.clock.now());
    world.clock.advance({ days: 400 });
    expect(await set(true)).toEqual(first);
    expect(isPremium(first, world.clock.now())).toBe(true);
    expect(await set(false)).toEqual(household);
    expect(await set(false)).toEqual(household);
  });

  it('and revoking it leave a subscription alone', async () => {
    const { household } = await world.addResident();
    const subscription = buildSubscription();
    await world.keepSubscription(household.id, subscription);
    for (const granted of [true, false]) await world.setPremium({ householdId: household.id, granted });
    expect(world.database.tables.households.get(household.id)).toEqual({ ...household, subscription });
  });
});

describe('resending a link', () => {
  it('mails a valid link, whatever the limits, and returns when it expires', async () => {
    await world.addResident({ email });
    const { person, household } = await world.noteSupportAction({ email, action: 'resend-link', operator: 'grace' });
    for (let time = 0; time < 9; time++) await world.requestSignInLink({ email });
    const until = await world.resendLink({ personId: person.id });
    expect(until).toEqual(new Date('2027-01-06T11:10:00Z'));
    await makePayers(world).work();
    expect(world.mailer.sent).toHaveLength(6);
    const mail = world.mailer.sent.at(-1);
    expect(mail).toMatchObject({ kind: 'sign-in', to: email, validMinutes: 10 });
    const token = tokenIn(mail);
    expect((await world.verifySignInLink({ token })).household.id).toBe(household.id);
  });

  it('is refused while the account is being deleted, since no link would open it', async () => {
    const { person } = await world.addResident();
    await world.unitOfWork.run(({ persons }) => persons.requestDeletion(person.id, new Date()));
    const refused = world.resendLink({ personId: person.id });
    await expect(refused).rejects.toMatchObject({ code: 'account_leaving' });
    expect(world.database.tables.signInLinks.size).toBe(0);
  });
});

describe('premium by hand', () => {
  it('is refused to an account that is being deleted', async () => {
    const { household } = await world.addResident({ deletionRequestedAt: new Date() });
    const refused = world.setPremium({ householdId: household.id, granted: true });
    await expect(refused).rejects.toMatchObject({ code: 'account_leaving' });
  });
});

describe('showing a household', () => {
  it('returns what is needed to help, only of that household', async () => {
    const { household, claims } = await world.addResident({ email, premiumGrantedAt: new Date() });
    const other = await world.addResident();
    for (const { id } of [household, other.household]) {
      await world.createCustomTask({
        householdId: id,
        customTask: { category: 'Pets', title: 'Walk', instructions: '', importance: '', recurrence: 'weekly' },
      });
      await world.startCheckout({ householdId: id });
    }
    const { person } = await world.noteSupportAction({ email, action: 'show-household', operator: 'grace' });
    const householdId = household.id;
    expect(await world.showPerson({ personId: person.id, householdId })).toMatchObject({
      person: { email },
      homes: [{ id: householdId, name: 'Home', role: 'owner', people: 1 }],
      household: { id: householdId },
      premium: true,
      sessions: [{ id: claims.sessionId }],
      customTasks: [{ title: 'Walk', householdId }],
      customerIds: ['cus_1'],
      supportActions: [{ action: 'show-household' }],
    });
  });
});

describe('exporting a household', () => {
  it('returns everything stored and the time, and fails without a household', async () => {
    const { person, household } = await world.addResident({ email });
    const { exportedAt, data } = await world.exportPerson({ personId: person.id });
    expect(exportedAt).toEqual(world.clock.now());
    for (const part of [email, household.id]) expect(JSON.stringify(data)).toContain(part);
    await expect(world.exportPerson({ personId: 'unknown' })).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
