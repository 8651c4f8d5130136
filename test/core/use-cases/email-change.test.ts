import { beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { tokenIn } from './link-in.ts';
import { makeWorld, type World } from './world.ts';

const email = 'new@example.org';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

async function work(): Promise<void> {
  for (const job of world.database.jobs.splice(0)) {
    if (job.name === 'send-email-change') await world.sendEmailChange(job.data);
    if (job.name === 'send-email-changed') await world.sendEmailChanged(job.data);
    if (job.name === 'update-customers') await world.updateCustomers(job.data);
  }
}

/** A household that asked for another address, with the tokens of both mails. */
async function asking() {
  const home = await world.addResident();
  await world.requestEmailChange({ ...home.claims, email });
  await work();
  const mailed = (to: string): Mail | undefined => world.mailer.sent.findLast((mail) => mail.to === to);
  return { ...home, tokens: { current: tokenIn(mailed(world.emailOf(home.household))), new: tokenIn(mailed(email)) } };
}

async function summaryTo(household: Household): Promise<Mail<'weekly-summary'>> {
  await world.requestSummary({ household, ...world.recipient(household) });
  for (const { name, data } of world.database.jobs.splice(0)) {
    if (name === 'send-summary-now') await world.sendSummaryNow(data);
  }
  const mail = world.mailer.sent.at(-1);
  if (mail?.kind !== 'weekly-summary') throw new Error('no summary was mailed');
  return mail;
}
const linkToken = (link: string) => new URL(link).searchParams.get('token') ?? '';

const addressOf = (personId: string) => world.database.tables.persons.get(personId)?.email;

describe('a new address', () => {
  it.each([
    ['current', 'new'],
    ['new', 'current'],
  ] as const)('takes effect once the %s and the %s address have confirmed it', async (first, second) => {
    const { household, person, claims, tokens } = await asking();
    expect(await world.readEmailChange({ token: tokens[first] })).toEqual({
      side: first,
      newEmail: email,
      state: 'open',
    });
    expect((await world.confirmEmailChange({ token: tokens[first] })).state).toBe('waiting');
    expect(addressOf(person.id)).toBe(world.emailOf(household));
    expect((await world.confirmEmailChange({ token: tokens[second] })).state).toBe('changed');
    expect((await world.confirmEmailChange({ token: tokens[first] })).state).toBe('changed');
    expect(addressOf(person.id)).toBe(email);
    expect(await world.getEmailChange(claims)).toBeUndefined();
  });

  it('is not confirmed twice by one address', async () => {
    const { household, person, tokens } = await asking();
    for (let times = 0; times < 2; times++) {
      expect((await world.confirmEmailChange({ token: tokens.new })).state).toBe('waiting');
    }
    expect(addressOf(person.id)).toBe(world.emailOf(household));
  });

  it('ends every session but the one that asked', async () => {
    const { household, person, claims, tokens } = await asking();
    const other = { ...claims, sessionId: 'other' };
    const now = world.clock.now();
    await world.unitOfWork.run(({ sessions }) =>
      sessions.add({
        personId: person.id,
        id: other.sessionId,
        createdAt: now,
        lastSeenAt: now,
        homeId: household.id,
      }),
    );
    for (const token of Object.values(tokens)) await world.confirmEmailChange({ token });
    expect((await world.authenticate(claims)).person.email).toBe(email);
    await expect(world.authenticate(other)).rejects.toMatchObject({ code: 'session_ended' });
  });

  it('is reported to the old address, once', async () => {
    const { household, tokens } = await asking();
    const before = world.mailer.sent.length;
    for (const token of [...Object.values(tokens), ...Object.values(tokens)]) await world.confirmEmailChange({ token });
    await work();
    const link = 'https://upkept.example/login';
    expect(world.mailer.sent.slice(before)).toEqual([
      {
        kind: 'email-changed',
        language: 'en',
        id: expect.any(String),
        to: world.emailOf(household),
        newEmail: email,
        link,
      },
    ]);
  });

  it('ends the power of the old mailbox: its links neither sign in, act nor start summaries again', async () => {
    const { household, tokens } = await asking();
    await world.addTask({ household, title: 'Sweep', description: '', category: '', on: '2027-01-09' });
    await world.updateSummarySettings({ ...world.recipient(household), changes: { enabled: true } });
    await world.requestSignInLink({ email: world.emailOf(household) });
    for (const { name, data } of world.database.jobs.splice(0)) {
      if (name === 'send-sign-in-link') await world.sendSignInLink(data);
    }
    const signIn = tokenIn(world.mailer.sent.at(-1));
    const mail = await summaryTo(household);
    const [links] = Object.values(mail.links.tasks);
    const unsubscribe = linkToken(mail.links.unsubscribePage);
    const done = linkToken(links?.done ?? '');
    world.clock.advance({ minutes: 1 });
    for (const token of Object.values(tokens)) await world.confirmEmailChange({ token });

    const expired = { code: 'summary_link_expired' };
    await expect(world.takeSummaryAction({ token: done, undo: false })).rejects.toMatchObject(expired);
    await expect(world.getSummaryAction({ token: done })).rejects.toMatchObject(expired);
    await expect(world.verifySignInLink({ token: signIn })).rejects.toMatchObject({ code: 'invalid_link' });
    await world.setSummarySubscription({ token: unsubscribe, subscribed: false });
    expect(await world.getSummarySubscription({ token: unsubscribe })).toBe(false);
    const again = world.setSummarySubscription({ token: unsubscribe, subscribed: true });
    await expect(again).rejects.toMatchObject(expired);

    const next = await summaryTo(household);
    const [fresh] = Object.values(next.links.tasks);
    const state = await world.takeSummaryAction({ token: linkToken(fresh?.done ?? ''), undo: false });
    expect(state).toMatchObject({ state: 'done' });
  });

  it('reaches the payment provider', async () => {
    const { household, tokens } = await asking();
    const customerId = await world.provider.customerFor(
      { id: household.id, email: world.emailOf(household) },
      undefined,
    );
    await world.unitOfWork.run(({ customers }) => customers.addCustomer(customerId, household.id));
    for (const token of Object.values(tokens)) await world.confirmEmailChange({ token });
    await work();
    expect(await world.provider.customer(customerId)).toMatchObject({ email });
  });

  it('is asked for in the same way if it has an account, which only its owner learns', async () => {
    const stranger = await world.addResident({ email });
    const { household, person, tokens } = await asking();
    expect((await world.confirmEmailChange({ token: tokens.current })).state).toBe('waiting');
    await expect(world.confirmEmailChange({ token: tokens.new })).rejects.toMatchObject({ code: 'email_taken' });
    expect([addressOf(person.id), addressOf(stranger.person.id)]).toEqual([world.emailOf(household), email]);
  });

  it('is not given away to an account that was made meanwhile', async () => {
    const { household, person, tokens } = await asking();
    await world.confirmEmailChange({ token: tokens.new });
    await world.addResident({ email });
    await expect(world.confirmEmailChange({ token: tokens.current })).rejects.toMatchObject({ code: 'email_taken' });
    expect(addressOf(person.id)).toBe(world.emailOf(household));
  });

  it('can no longer be confirmed after a day, once it was taken back, and once another was asked for', async () => {
    const refused = { code: 'invalid_link' };
    const first = await asking();
    await world.cancelEmailChange(first.claims);
    await expect(world.confirmEmailChange({ token: first.tokens.new })).rejects.toMatchObject(refused);
    await world.requestEmailChange({ ...first.claims, email });
    await work();
    const second = tokenIn(world.mailer.sent.at(-1));
    await world.requestEmailChange({ ...first.claims, email });
    await expect(world.confirmEmailChange({ token: second })).rejects.toMatchObject(refused);
    await work();
    const third = tokenIn(world.mailer.sent.at(-1));
    world.clock.advance({ days: 1 });
    await expect(world.confirmEmailChange({ token: third })).rejects.toMatchObject(refused);
    expect(await world.deleteExpiredEmailChanges()).toBe(0);
    world.clock.advance({ minutes: 1 });
    expect(await world.deleteExpiredEmailChanges()).toBe(1);
  });

  it('takes no forged token, and no token that signs in', async () => {
    const { tokens, household } = await asking();
    await world.requestSignInLink({ email: world.emailOf(household) });
    const [link] = [...world.database.tables.signInLinks.values()];
    const signIn = world.linkTokens.tokenFor(link?.id ?? '');
    for (const token of [`${tokens.new.slice(0, -1)}A`, 'x', signIn]) {
      await expect(world.confirmEmailChange({ token })).rejects.toMatchObject({ code: 'invalid_link' });
    }
    await expect(world.verifySignInLink({ token: tokens.new })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('is asked for three times an hour at most, and never for the address that one has', async () => {
    const { claims, household } = await world.addResident();
    const ask = (to: string) => world.requestEmailChange({ ...claims, email: to });
    await expect(ask(world.emailOf(household))).rejects.toMatchObject({ code: 'invalid_input' });
    for (const address of ['a@example.org', 'b@example.org']) await ask(address);
    await expect(ask('c@example.org')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a person who lost their mailbox', () => {
  it('is moved by support once the new address has confirmed it, and every session ends', async () => {
    const { household, person, claims } = await world.addResident();
    const before = world.emailOf(household);
    const { newEmail } = await world.movePerson({ personId: person.id, email: ' New@Example.org' });
    expect(newEmail).toBe(email);
    await work();
    expect(world.mailer.sent.map(({ kind, to }) => [kind, to])).toEqual([['email-change', email]]);
    expect(world.mailer.sent[0]).toMatchObject({ side: 'new', bySupport: true });
    expect(addressOf(person.id)).toBe(before);
    const token = tokenIn(world.mailer.sent.at(-1));
    expect((await world.confirmEmailChange({ token })).state).toBe('changed');
    await work();
    expect(addressOf(person.id)).toBe(email);
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'session_ended' });
    expect(world.mailer.sent.at(-1)).toMatchObject({ kind: 'email-changed', to: before, newEmail: email });
  });

  it('is not moved to an address that has an account, nor once the link is a day old or they took it back', async () => {
    const [{ household, person, claims }, other] = [await world.addResident(), await world.addResident()];
    const move = (to: string) => world.movePerson({ personId: person.id, email: to });
    for (const taken of [world.emailOf(other.household), world.emailOf(household)])
      await expect(move(taken)).rejects.toMatchObject({ code: 'email_taken' });
    for (const end of [() => world.clock.advance({ days: 1 }), () => world.cancelEmailChange(claims)]) {
      await move(email);
      await work();
      await end();
      const token = tokenIn(world.mailer.sent.at(-1));
      await expect(world.confirmEmailChange({ token })).rejects.toMatchObject({ code: 'invalid_link' });
    }
    expect(addressOf(person.id)).toBe(world.emailOf(household));
  });
});
