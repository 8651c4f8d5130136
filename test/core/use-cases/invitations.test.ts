import { beforeEach, describe, expect, it } from 'vitest';
import { invitationToken } from '#core/domain/people/invitation.ts';
import type { Role } from '#core/domain/people/membership.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

type Home = Awaited<ReturnType<World['addResident']>>;
const sam = 'sam@home.example';

/** Carries out the queued mails about people, and returns the mails to an address. */
async function mailsTo(address: string): Promise<readonly Mail[]> {
  for (const job of world.database.jobs.splice(0)) {
    if (job.name === 'send-invitation') await world.sendInvitation(job.data);
    if (job.name === 'send-joined') await world.sendJoined(job.data);
    if (job.name === 'send-removed') await world.sendRemoved(job.data);
    if (job.name === 'send-sign-in-link') await world.sendSignInLink(job.data);
  }
  return world.mailer.sent.filter(({ to }) => to === address);
}
const tokenOf = ({ householdId, id }: { readonly householdId: string; readonly id: string }) =>
  invitationToken(householdId, world.linkTokens.tokenFor(id));

const invite = ({ household, person }: Home, email?: string, role: Role = 'member') =>
  world.invite({ householdId: household.id, personId: person.id, role, email });
const rolesIn = async ({ household }: Home) =>
  (await world.listMembers({ householdId: household.id })).map(({ person, role }) => [person.email, role]);

describe('an invitation by mail', () => {
  it('names the home and the inviter, and its link gives a new address an account in that home, once', async () => {
    const home = await world.addResident({ name: 'Rue des Lilas' });
    const token = tokenOf(await invite(home, sam));
    const [mail] = await mailsTo(sam);
    expect(mail).toMatchObject({
      kind: 'invitation',
      home: 'Rue des Lilas',
      inviter: `Ada (${home.person.email})`,
      role: 'member',
      link: `https://upkept.example/join?token=${token}`,
    });
    expect(await world.readInvitation({ token })).toMatchObject({
      hasAccount: false,
      household: { name: 'Rue des Lilas' },
    });
    const { person, household } = await world.joinAsNewcomer({ token, name: 'Sam' });
    expect(household.id).toBe(home.household.id);
    expect(person).toMatchObject({ email: sam, name: 'Sam' });
    expect(await rolesIn(home)).toEqual([
      [home.person.email, 'owner'],
      [sam, 'member'],
    ]);
    expect(world.database.tables.households.size).toBe(1);
    expect((await mailsTo(home.person.email)).at(-1)).toMatchObject({
      kind: 'person-joined',
      who: `Sam (${sam})`,
      role: 'member',
    });
    await expect(world.joinAsNewcomer({ token })).rejects.toMatchObject({ code: 'invitation_over' });
    expect(world.database.tables.pendingJobs.size).toBe(0);
  });

  it('gives a name to who has none, so that no one in the home is anonymous', async () => {
    const home = await world.addResident();
    const { person } = await world.joinAsNewcomer({ token: tokenOf(await invite(home, 'sam.miller@home.example')) });
    expect(person.name).toBe('Sam');
    const link = tokenOf(await invite(home));
    const { nonce } = await world.requestSignInLink({ email: 'jean-luc@home.example', invitation: link });
    const joined = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
    expect(joined.person.name).toBe('Jean-Luc');
    const names = (await world.listMembers({ householdId: home.household.id })).map((member) => member.person.name);
    expect(names).toEqual([home.person.name, 'Sam', 'Jean-Luc']);
  });

  it('signs no one in to an account that exists', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    const token = tokenOf(await invite(home, partner.person.email));
    expect(await world.readInvitation({ token })).toMatchObject({ hasAccount: true });
    await expect(world.joinAsNewcomer({ token })).rejects.toMatchObject({ code: 'sign_in_first' });
    expect(await rolesIn(home)).toHaveLength(1);
    const { household } = await world.acceptOwnInvitation({ ...partner.claims, token });
    expect(household.id).toBe(home.household.id);
    expect((await world.authenticate(partner.claims)).household.id).toBe(home.household.id);
    expect(await world.listHomes({ personId: partner.person.id })).toHaveLength(2);
  });

  it('again to the same address replaces the first', async () => {
    const home = await world.addResident();
    const [first, second] = [tokenOf(await invite(home, sam)), tokenOf(await invite(home, sam, 'viewer'))];
    expect(await mailsTo(sam)).toHaveLength(1);
    await expect(world.readInvitation({ token: first })).rejects.toMatchObject({ code: 'invitation_over' });
    expect(await world.readInvitation({ token: second })).toMatchObject({ invitation: { role: 'viewer' } });
  });

  it('names no home and no person whose name would be a link', async () => {
    for (const name of ['http://evil.example', 'win at evil.example/now', 'Home', '@boss']) {
      const home = await world.addResident({ name });
      await world.unitOfWork.run(({ persons }) => persons.change(home.person.id, { name: 'Go to evil.example' }));
      await invite(home, `${home.person.id}@new.example`);
      expect((await mailsTo(`${home.person.id}@new.example`)).at(-1)).toMatchObject({
        home: undefined,
        inviter: home.person.email,
      });
    }
  });

  it('is limited for an address, also if several people invite it, or cause other mails to it', async () => {
    const homes = [];
    for (let count = 0; count < 4; count++) homes.push(await world.addResident());
    const [last, changing, ...others] = homes as [Home, Home, Home, Home];
    for (const home of others) await invite(home, sam);
    await world.requestEmailChange({ ...changing.claims, email: sam.replace('@', '+tag@') });
    await expect(invite(last, sam)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('an invitation by link', () => {
  const linkFor = async (home: Home, role: Role = 'member') => tokenOf(await invite(home, undefined, role));

  it('proves no address, so a stranger opens another link, which signs in and joins', async () => {
    const home = await world.addResident({ name: 'Rue des Lilas' });
    const token = await linkFor(home);
    await expect(world.joinAsNewcomer({ token })).rejects.toMatchObject({ code: 'sign_in_first' });
    const { nonce } = await world.requestSignInLink({ email: sam, invitation: token });
    expect(await mailsTo(sam)).toMatchObject([
      { kind: 'sign-in', invitation: { home: 'Rue des Lilas', inviter: `Ada (${home.person.email})` } },
    ]);
    const signedIn = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
    expect(signedIn).toMatchObject({ household: { id: home.household.id }, missedInvitation: false });
    expect((await rolesIn(home)).at(-1)).toEqual([sam, 'member']);
    expect(world.database.tables.households.size).toBe(1);
  });

  it('lets in whom an owner invites where people can’t sign up by themselves', async () => {
    world = makeWorld({ signUp: { isOpen: false } });
    const home = await world.addResident();
    const token = await linkFor(home);
    await world.requestSignInLink({ email: sam });
    expect(await mailsTo(sam)).toEqual([]);
    await world.requestSignInLink({ email: sam, invitation: token });
    expect(await mailsTo(sam)).toHaveLength(1);
  });

  it('that was taken back meanwhile signs in all the same, in the person’s own home', async () => {
    const home = await world.addResident();
    const invitation = await invite(home);
    const { nonce } = await world.requestSignInLink({ email: sam, invitation: tokenOf(invitation) });
    await world.revokeInvitation(invitation);
    const { household, missedInvitation } = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
    expect(missedInvitation).toBe(true);
    expect(household.id).not.toBe(home.household.id);
    await expect(world.revokeInvitation(invitation)).rejects.toMatchObject({ code: 'invitation_over' });
  });

  it('lets one of several people in who open it at once', async () => {
    const home = await world.addResident();
    const token = await linkFor(home);
    const guests = [await world.addResident(), await world.addResident(), await world.addResident()];
    const outcomes = await Promise.allSettled(
      guests.map(({ claims }) => world.acceptOwnInvitation({ ...claims, token })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rolesIn(home)).toHaveLength(2);
  });

  it('changes nothing for someone who is in the home already', async () => {
    const home = await world.addResident();
    const token = await linkFor(home, 'viewer');
    await world.acceptOwnInvitation({ ...home.claims, token });
    expect(await rolesIn(home)).toEqual([[home.person.email, 'owner']]);
    expect(await world.readInvitation({ token })).toMatchObject({ invitation: { role: 'viewer' } });
  });

  it('ends after seven days', async () => {
    const token = await linkFor(await world.addResident());
    world.clock.advance({ minutes: 7 * 24 * 60 - 1 });
    await world.readInvitation({ token });
    world.clock.advance({ minutes: 1 });
    await expect(world.readInvitation({ token })).rejects.toMatchObject({ code: 'invitation_over' });
    world.clock.advance({ minutes: 1 });
    expect(await world.deleteExpiredInvitations()).toBe(1);
  });

  it('ends when its inviter is no owner any more', async () => {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    const householdId = home.household.id;
    await world.addMember({ email: partner.person.email, householdId, role: 'owner' });
    const token = await linkFor(home, 'owner');
    await world.changeRole({ householdId, personId: home.person.id, role: 'member' });
    const accepted = world.acceptOwnInvitation({ ...partner.claims, token });
    await expect(accepted).rejects.toMatchObject({ code: 'invitation_over' });
    expect((await world.getPeople({ householdId })).invitations).toEqual([]);
  });

  it.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.x`])('is none: “%s”', async (token) => {
    await expect(world.readInvitation({ token })).rejects.toMatchObject({ code: 'invitation_over' });
  });

  it('leads to its own home only', async () => {
    const [home, other] = [await world.addResident(), await world.addResident()];
    const token = (await linkFor(home)).replace(home.household.id, other.household.id);
    await expect(world.readInvitation({ token })).rejects.toMatchObject({ code: 'invitation_over' });
  });
});

describe('a home of ten', () => {
  it('counts those who are invited, and lets no eleventh in', async () => {
    const home = await world.addResident();
    const householdId = home.household.id;
    const tokens = [];
    for (let count = 1; count < 10; count++) tokens.push(tokenOf(await invite(home)));
    await expect(invite(home, sam)).rejects.toMatchObject({ code: 'home_full' });
    for (let count = 0; count < 9; count++)
      await world.addMember({ email: `person-${count}@home.example`, householdId, role: 'member' });
    const guest = await world.addResident();
    const late = world.acceptOwnInvitation({ ...guest.claims, token: tokens[0] ?? '' });
    await expect(late).rejects.toMatchObject({ code: 'home_full' });
  });

  it('invites no one who is in it', async () => {
    const home = await world.addResident();
    await expect(invite(home, home.person.email)).rejects.toMatchObject({ code: 'already_in_home' });
  });
});

describe('the people in a home', () => {
  async function twoIn(role: Role = 'member') {
    const [home, partner] = [await world.addResident(), await world.addResident()];
    await world.addMember({ email: partner.person.email, householdId: home.household.id, role });
    return { home, partner, householdId: home.household.id };
  }

  it('hear of their removal by mail, unless they are back or leave by themselves', async () => {
    const { home, partner, householdId } = await twoIn();
    const personId = partner.person.id;
    await world.leaveHome({ householdId, personId });
    expect(await mailsTo(partner.person.email)).toEqual([]);
    for (const returns of [true, false]) {
      await world.addMember({ email: partner.person.email, householdId, role: 'viewer' });
      await world.removeMember({ householdId, personId });
      if (returns) await world.addMember({ email: partner.person.email, householdId, role: 'viewer' });
    }
    expect(await mailsTo(partner.person.email)).toMatchObject([{ kind: 'person-removed' }, { kind: 'person-removed' }]);
    expect(await rolesIn(home)).toHaveLength(1);
  });

  it('keep an owner: the last one can’t leave or step down before handing over', async () => {
    const { home, partner, householdId } = await twoIn();
    const personId = home.person.id;
    await expect(world.leaveHome({ householdId, personId })).rejects.toMatchObject({ code: 'last_owner' });
    const stepDown = world.changeRole({ householdId, personId, role: 'viewer' });
    await expect(stepDown).rejects.toMatchObject({ code: 'last_owner' });
    await world.changeRole({ householdId, personId: partner.person.id, role: 'owner' });
    await world.leaveHome({ householdId, personId });
    expect(await rolesIn(home)).toEqual([[partner.person.email, 'owner']]);
    const again = world.leaveHome({ householdId, personId });
    await expect(again).rejects.toMatchObject({ code: 'person_not_found' });
  });

  it('get their mail about the home’s payments when it is handed over', async () => {
    const { home, householdId } = await twoIn('owner');
    await world.changeRole({ householdId, personId: home.person.id, role: 'member' });
    expect(world.database.jobs.map(({ name }) => name)).toContain('update-customers');
  });
});
