import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#core/domain/errors.ts';
import type { MailEvent } from '#core/ports/mail-events.ts';
import { tokenIn } from './link-in.ts';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let homes: ReturnType<typeof makeSummaryHouseholds>;
beforeEach(() => {
  world = makeWorld();
  homes = makeSummaryHouseholds(world);
});

const report = (kind: MailEvent['kind'], stream: MailEvent['stream'], email: string, at = world.clock.now()) =>
  world.handleMailEvents(world.mailEvents.write({ kind, stream, email, at }));

const isRefused = async (householdId: string) =>
  (await world.getSummarySettings(world.recipient({ id: householdId }))).isAddressRefused;

async function settled() {
  const home = await homes.addResident();
  world.clock.advance({ days: 6 });
  return home;
}

/** Requests a sign-in link and handles its job. */
async function signInMail(email: string): Promise<void> {
  const known = world.database.jobs.length;
  await world.requestSignInLink({ email });
  const job = world.database.jobs[known];
  if (job?.name === 'send-sign-in-link') await world.sendSignInLink(job.data);
}

describe('an event of the mail service', () => {
  it.each([
    ['bounce', 'bounced'],
    ['complaint', 'complained'],
    ['suppressed', 'unsubscribed'],
  ] as const)('%s stops summaries but not sign-in links, however often it arrives', async (kind, reason) => {
    const { household } = await settled();
    await report(kind, 'summaries', world.emailOf(household));
    await report(kind, 'summaries', world.emailOf(household));
    expect(homes.schedule(household.id)?.stopped).toBe(reason);
    await homes.onMonday('2027-01-18');
    expect(homes.summaries()).toEqual([]);
    await signInMail(world.emailOf(household));
    expect(world.mailer.sent.map(({ kind }) => kind)).toEqual(['sign-in']);
    expect(await isRefused(household.id)).toBe(false);
  });

  it('that is older than the person’s decision changes nothing', async () => {
    const { household } = await settled();
    const at = world.clock.now();
    await report('complaint', 'summaries', world.emailOf(household), at);
    world.clock.advance({ hours: 1 });
    await world.updateSummarySettings({ ...world.recipient(household), changes: { enabled: true } });
    await report('complaint', 'summaries', world.emailOf(household), at);
    expect(homes.schedule(household.id)).not.toHaveProperty('stopped');
  });

  it('lets summaries begin again when the address is reactivated', async () => {
    const { household } = await settled();
    await report('bounce', 'summaries', world.emailOf(household));
    await report('reactivated', 'summaries', world.emailOf(household));
    await homes.onMonday('2027-01-18');
    expect(homes.summaries()).toHaveLength(1);
  });

  it('of mail about the account is shown on the account, until a mail arrives', async () => {
    const { household } = await settled();
    await report('bounce', 'account', world.emailOf(household));
    expect(homes.schedule(household.id)?.stopped).toBe('bounced');
    expect(await isRefused(household.id)).toBe(true);
    await signInMail(world.emailOf(household));
    await world.verifySignInLink({ token: tokenIn(world.mailer.sent[0]) });
    expect(await isRefused(household.id)).toBe(false);
  });

  it('about a stranger changes nothing', async () => {
    await settled();
    const before = [...world.database.tables.summarySchedules];
    const addresses = [...world.database.tables.signInAddresses];
    await report('bounce', 'account', 'stranger@example.org');
    expect([...world.database.tables.summarySchedules]).toEqual(before);
    expect([...world.database.tables.signInAddresses]).toEqual(addresses);
  });

  it('from another sender is refused', async () => {
    const { household } = await settled();
    const event = world.mailEvents.write({
      kind: 'complaint',
      stream: 'summaries',
      email: world.emailOf(household),
      at: world.clock.now(),
    });
    await expect(world.handleMailEvents({ ...event, authorization: '' })).rejects.toEqual(
      new DomainError('not_authorised'),
    );
    expect(homes.schedule(household.id)).not.toHaveProperty('stopped');
  });
});

describe('a sign-in mail', () => {
  it('to an address that refuses it is noted and not tried again', async () => {
    const { household } = await settled();
    world.mailer.setOutcome(world.emailOf(household), 'refused');
    await signInMail(world.emailOf(household));
    expect(await isRefused(household.id)).toBe(true);
  });
});
