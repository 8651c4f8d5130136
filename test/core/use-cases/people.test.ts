import { beforeEach, describe, expect, it } from 'vitest';
import { isMarked } from '#core/domain/people/deletion-mark.ts';
import { contactIn, type Role } from '#core/domain/people/membership.ts';
import { buildPerson } from '../../support/people/factories.ts';
import { makePayers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

type Home = Awaited<ReturnType<World['addResident']>>;

const join = async ({ household }: Home, { person }: Home, role: Role) => {
  await world.addMember({ email: person.email, householdId: household.id, role });
};
const rolesIn = async ({ household }: Home) =>
  (await world.listMembers({ householdId: household.id })).map(({ person, role }) => [person.id, role]);

describe('a person who is added to a home', () => {
  it('sees it beside their own, with the role in each', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    world.clock.advance({ hours: 1 });
    await join(home, partner, 'viewer');
    expect(await rolesIn(home)).toEqual([
      [home.person.id, 'owner'],
      [partner.person.id, 'viewer'],
    ]);
    const shown = await world.authenticate({ ...partner.claims, homeId: home.household.id });
    expect(shown).toMatchObject({ membership: { role: 'viewer' }, household: { id: home.household.id } });
    const own = await world.authenticate(partner.claims);
    expect(own).toMatchObject({ membership: { role: 'owner' }, household: { id: partner.household.id } });
  });

  it('gets an account if the address is new, and signs in to that home', async () => {
    const home = await world.addResident();
    await world.addMember({ email: ' Sam@Home.example', householdId: home.household.id, role: 'member' });
    const { nonce } = await world.requestSignInLink({ email: 'sam@home.example' });
    const { household } = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
    expect(household.id).toBe(home.household.id);
    expect(world.database.tables.households.size).toBe(1);
  });

  it('is in it once, and may get another role, but an owner always stays', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'viewer');
    await join(home, partner, 'owner');
    await join(home, home, 'member');
    expect(new Map((await rolesIn(home)) as [string, string][])).toEqual(
      new Map([
        [home.person.id, 'member'],
        [partner.person.id, 'owner'],
      ]),
    );
    await expect(join(home, partner, 'viewer')).rejects.toMatchObject({ code: 'last_owner' });
  });

  it('is at most the tenth', async () => {
    const home = await world.addResident();
    for (let count = 2; count <= 10; count++) await join(home, await world.addResident(), 'member');
    await expect(join(home, await world.addResident(), 'member')).rejects.toMatchObject({ code: 'home_full' });
    await join(home, home, 'owner');
  });

  it('can’t join a home that is being deleted', async () => {
    const [home, partner] = [await world.addResident({ deletionRequestedAt: new Date() }), await world.addResident()];
    await expect(join(home, partner, 'member')).rejects.toMatchObject({ code: 'account_leaving' });
  });
});

describe('a person who is removed from a home', () => {
  it('no longer sees it, and sees another of their homes instead', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'member');
    const { personId, sessionId } = partner.claims;
    await world.unitOfWork.run(({ sessions }) => sessions.useHome(personId, sessionId, home.household.id));
    expect((await world.authenticate(partner.claims)).household.id).toBe(home.household.id);
    await world.removeMember({ householdId: home.household.id, personId });
    expect((await world.authenticate(partner.claims)).household.id).toBe(partner.household.id);
    const named = world.authenticate({ ...partner.claims, homeId: home.household.id });
    await expect(named).rejects.toMatchObject({ code: 'home_not_found' });
  });

  it('gets a new home if it was the only one, once', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'owner');
    await world.removeMember({ householdId: home.household.id, personId: home.person.id });
    const looks = await Promise.all(Array.from({ length: 5 }, () => world.authenticate(home.claims)));
    expect(new Set(looks.map(({ household }) => household.id)).size).toBe(1);
    expect(looks[0]).toMatchObject({ household: { name: 'Home' }, membership: { role: 'owner' } });
    expect(world.database.tables.households.size).toBe(3);
  });

  it('isn’t its only owner, and is in it', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    const remove = ({ person }: Home) => world.removeMember({ householdId: home.household.id, personId: person.id });
    await join(home, partner, 'member');
    await expect(remove(home)).rejects.toMatchObject({ code: 'last_owner' });
    await remove(partner);
    await expect(remove(partner)).rejects.toMatchObject({ code: 'person_not_found' });
  });
});

describe('deleting an account', () => {
  const stored = () => JSON.stringify(Object.values(world.database.tables).map((table) => [...table]));
  const marked = async (kind: 'home' | 'person', id: string) =>
    isMarked(await world.deletionList.read([]), { kind, id }, world.ports.digest.sha256);

  it('deletes the homes in which the person is alone, and only takes them out of the others', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'member');
    const before = await world.authenticate(home.claims);
    expect(await world.deletePerson({ personId: partner.person.id })).toEqual({ gone: true });
    await makePayers(world).work();
    for (const trace of [partner.person.id, partner.household.id]) expect(stored()).not.toContain(trace);
    expect(await world.authenticate(home.claims)).toEqual(before);
    expect(await rolesIn(home)).toEqual([[home.person.id, 'owner']]);
    expect(await marked('person', partner.person.id)).toBe(true);
    expect(await marked('home', partner.household.id)).toBe(true);
    expect(await marked('home', home.household.id)).toBe(false);
  });

  it('is refused to the only owner of a home with others, and changes nothing then', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'member');
    const before = stored();
    await expect(world.deletePerson({ personId: home.person.id })).rejects.toMatchObject({ code: 'last_owner' });
    expect(stored()).toBe(before);
  });

  it('again after a restore leaves a home to those who were in it', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'viewer');
    await world.unitOfWork.run(({ persons }) => persons.requestDeletion(home.person.id, world.clock.now()));
    await world.deleteRestored();
    expect(stored()).not.toContain(home.person.id);
    expect(await rolesIn(home)).toEqual([[partner.person.id, 'owner']]);
  });

  it('by a mark from before people had homes together means the household and its person', async () => {
    const { sha256 } = world.ports.digest;
    const old = new Set([Buffer.from(sha256('deleted household x')).toString('hex')]);
    expect(isMarked(old, { kind: 'home', id: 'x' }, sha256)).toBe(true);
    expect(isMarked(old, { kind: 'person', id: 'x' }, sha256)).toBe(true);
    expect(isMarked(old, { kind: 'home', id: 'y' }, sha256)).toBe(false);
  });
});

describe('deleting a home', () => {
  it('takes everything in it, and leaves its owner their account and their other homes', async () => {
    const [home, other] = [await world.addResident(), await world.addResident()];
    await join(other, home, 'member');
    const householdId = home.household.id;
    expect(await world.deleteHome({ householdId })).toEqual({ gone: true });
    await makePayers(world).work();
    expect((await world.authenticate(home.claims)).household.id).toBe(other.household.id);
    expect(JSON.stringify(Object.values(world.database.tables).map((table) => [...table]))).not.toContain(householdId);
    expect(world.mailer.sent).toEqual([]);
  });

  it('is refused while others live in it', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'member');
    const deleted = world.deleteHome({ householdId: home.household.id });
    await expect(deleted).rejects.toMatchObject({ code: 'home_not_empty' });
    expect(await rolesIn(home)).toHaveLength(2);
  });
});

describe('mail about a home', () => {
  it('goes to the owner who joined first', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'owner');
    const to = () =>
      world.unitOfWork.run(async ({ memberships }) => contactIn(await memberships.list(home.household.id))?.id);
    expect(await to()).toBe(home.person.id);
    await world.removeMember({ householdId: home.household.id, personId: home.person.id });
    expect(await to()).toBe(partner.person.id);
  });
});

describe('a support action on one of several homes', () => {
  it('needs its name', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await join(home, partner, 'member');
    const action = {
      email: partner.person.email,
      action: 'grant-premium',
      operator: 'grace',
      concernsHome: true,
    } as const;
    await expect(world.noteSupportAction(action)).rejects.toMatchObject({ code: 'home_not_named' });
    const named = await world.noteSupportAction({ ...action, homeId: home.household.id });
    expect(named.household.id).toBe(home.household.id);
    const strange = world.noteSupportAction({ ...action, homeId: buildPerson().id });
    await expect(strange).rejects.toMatchObject({ code: 'home_not_found' });
  });
});
