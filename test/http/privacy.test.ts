import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dump, dumpOfWhatMatters } from '../support/database/dump.ts';
import { type CompleteHousehold, makeCompleteHousehold } from '../support/people/complete-household.ts';
import { makeStripePages, type StripePages } from '../support/server/stripe-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let stripePages: StripePages;
beforeAll(async () => {
  server = await startTestServer({ now: new Date().toISOString() });
  stripePages = makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' });
});
afterAll(() => server.close());
afterEach(() => stripePages.setFaults());

/** The tables without personal data. Export and deletion cover every other table. */
const aboutNobody = [
  'assistant_usage_months',
  'home_assistant_installation',
  'home_assistant_retired',
  'last_backup',
  'payment_events',
  'push_keys',
  'rate_limits',
  'runs',
  'schema_migrations',
  'schema_migrations_lock',
  'secret_fingerprint',
];
const secrets: Readonly<Record<string, readonly string[]>> = {
  api_tokens: ['secret_hash'],
  connected_apps: ['code_hash', 'access_hash', 'refresh_hash'],
  passport_links: ['secret_hash'],
  task_links: ['secret_hash'],
  email_changes: ['current_link_id', 'new_link_id'],
  sign_in_links: ['token_hash'],
  calendar_connections: ['refresh_token', 'access_token'],
  calendar_visits: ['nonce_hash', 'code_verifier'],
  calendar_feeds: ['secret_hash', 'secret'],
  home_assistant_links: ['secret'],
  webhook_endpoints: ['destination'],
  push_subscriptions: ['target'],
};

type Table = { readonly table: string; readonly columns: readonly string[] };
async function tables(): Promise<readonly Table[]> {
  const { rows } = await server.database.knex.raw<{ rows: Table[] }>(`
    select t.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`);
  return rows;
}

type Key = 'id' | 'household_id' | 'person_id' | 'email';
function keyOf({ table, columns }: Table): Key | undefined {
  if (table === 'households' || table === 'persons') return 'id';
  return (['household_id', 'person_id', 'email'] as const).find((column) => columns.includes(column));
}

/** Returns the tables, including the queue's, that contain one of the person's ids or the address in any column of a row. */
async function traces({ user, customerId }: CompleteHousehold): Promise<readonly string[]> {
  const whole = await dump(server.database.knex);
  const names = [user.id, user.personId, user.email, customerId].map((name) => name.toLowerCase());
  return Object.entries(whole)
    .filter(([, rows]) => rows.some((row) => names.some((name) => row.toLowerCase().includes(name))))
    .map(([table]) => table);
}

describe('every table', () => {
  it('contains personal data or is listed as free of it', async () => {
    const undecided = (await tables()).filter((each) => !keyOf(each)).map(({ table }) => table);
    expect(undecided).toEqual(aboutNobody);
  });

  it('of the queue contains no id and no address after any action', async () => {
    const me = await makeCompleteHousehold(server);
    expect((await traces(me)).filter((table) => !table.startsWith('public.'))).toEqual([]);
  });
});

describe('the export', () => {
  it('requires a session, and changes nothing', async () => {
    const before = await dumpOfWhatMatters(server.database.knex);
    expect((await server.refusal('exportAccount', {})).status).toBe(401);
    expect(await dumpOfWhatMatters(server.database.knex)).toEqual(before);
  });

  it('contains all of the person’s rows in every table, with all columns except secrets', async () => {
    const [me, other] = [await makeCompleteHousehold(server), await makeCompleteHousehold(server)];
    const response = await server.send('exportAccount', {}, me.token);
    const text = await response.text();
    const { exportedAt, data } = JSON.parse(text);
    expect(new Date(exportedAt)).toEqual(server.clock.now());

    const personal = (await tables()).filter(keyOf);
    expect(Object.keys(data).sort()).toEqual(personal.map(({ table }) => table));
    for (const each of personal) {
      const key = keyOf(each) ?? 'id';
      const ids = { id: each.table === 'persons' ? me.user.personId : me.user.id, household_id: me.user.id };
      const mine = { [key]: { ...ids, person_id: me.user.personId, email: me.user.email }[key] };
      const rows = await server.database.knex(each.table).where(mine);
      expect([each.table, data[each.table].length]).toEqual([each.table, rows.length]);
      expect(rows.length).toBeGreaterThan(0);
      const exported = each.columns.filter((column) => !secrets[each.table]?.includes(column)).sort();
      for (const row of data[each.table]) expect([each.table, Object.keys(row).sort()]).toEqual([each.table, exported]);
    }
    for (const secret of [...me.tokenHashes, ...me.token.split('.').slice(1)]) expect(text).not.toContain(secret);
    for (const foreign of [other.user.id, other.user.personId, other.user.email, other.customerId])
      expect(text).not.toContain(foreign);
    expect(me.tokenHashes).toHaveLength(1);
  });

  it('returns the stored data unchanged', async () => {
    const me = await makeCompleteHousehold(server);
    const { data } = await server.call('exportAccount', {}, me.token);
    expect(data.persons).toMatchObject([{ id: me.user.personId, email: me.user.email, name: 'Ada' }]);
    expect(data.households).toMatchObject([{ id: me.user.id, name: 'Home', tasks_per_week: 5 }]);
    expect(data.custom_tasks).toMatchObject([{ title: 'Walk the dog', recurrence: 'weekly' }]);
    expect(data.households).toMatchObject([{ features: me.user.features, subscription_status: 'active' }]);
    expect(data.tasks).toContainEqual(expect.objectContaining({ status: 'done', completed_at: expect.any(String) }));
  });
});

/** How many sign-in links were mailed to the address. */
const linksTo = async (email: string) =>
  (await server.mailsTo(email)).filter(({ text }) => text.includes('/verify-auth')).length;

describe('an account that is deleted', () => {
  const isSignedIn = async ({ token }: CompleteHousehold) => {
    const statuses = [
      (await server.send('me', {}, token)).status,
      (await server.send('getWeek', { params: { offset: '0' } }, token)).status,
      (await server.send('exportAccount', {}, token)).status,
    ];
    expect(new Set(statuses).size).toBe(1);
    return statuses[0] === 200;
  };
  const atStripe = async ({ customerId }: CompleteHousehold) => {
    const { data } = await stripePages.stripe.subscriptions.list({ customer: customerId, status: 'all' });
    const customer = await stripePages.stripe.customers.retrieve(customerId);
    return { statuses: data.map(({ status }) => status), deleted: customer.deleted === true };
  };

  it('leaves no row with its id or address in any table, no running subscription and no live session', async () => {
    const [me, other] = [await makeCompleteHousehold(server), await makeCompleteHousehold(server)];
    const [had, others] = [await traces(me), await traces(other)];
    expect(had.length).toBeGreaterThan(8);
    const { count } = (await server.database.knex('support_actions').count().first()) ?? {};

    expect(await server.call('deleteAccount', {}, me.token)).toEqual({ message: 'Your account has been deleted' });
    expect(await isSignedIn(me)).toBe(false);
    await server.settle();
    expect(await traces(me)).toEqual([]);
    expect(await atStripe(me)).toEqual({ statuses: ['canceled'], deleted: true });

    // Stripe's events about it arrive late and change nothing.
    for (const body of await stripePages.eventsOf(me.customerId)) {
      await stripePages.press(`/stripe/events/${JSON.parse(body.toString()).id}/resend`);
    }
    const heard = async () => {
      const deliveries: { state: string }[] = await (await fetch(`${server.sandboxUrl}/stripe/deliveries.json`)).json();
      return deliveries.filter(({ state }) => state !== 'delivered');
    };
    await server.settle();
    expect(await heard()).toEqual([]);
    expect(await traces(me)).toEqual([]);

    expect(await isSignedIn(other)).toBe(true);
    expect(await traces(other)).toEqual(others);
    expect(await atStripe(other)).toEqual({ statuses: ['active'], deleted: false });
    expect((await server.database.knex('support_actions').count().first())?.count).toBe(count);
    expect(server.log.filter((line) => line.includes(me.user.email))).toEqual([]);
  });

  it('frees its address for a new account without its data', async () => {
    const me = await makeCompleteHousehold(server);
    await server.call('deleteAccount', {}, me.token);
    await server.call('requestMagicLink', { body: { email: me.user.email } });
    await server.settle();
    expect((await server.mailsTo(me.user.email)).filter(({ text }) => text.includes('/verify-auth')).length).toBe(2);
    const { user } = await server.call('verifyMagicLink', {
      body: { token: await server.mailedToken(me.user.email) },
    });
    expect(user).toMatchObject({ name: '', isOnboarded: false, isPremium: false, plan: { status: null } });
    expect(user.id).not.toBe(me.user.id);
  });

  it('while Stripe is unavailable signs out at once, allows no sign-in, and finishes later by itself', async () => {
    const me = await makeCompleteHousehold(server);
    await stripePages.setFaults({ stripe: { reset: true } });
    expect(await server.call('deleteAccount', {}, me.token)).toEqual({
      message:
        'You are signed out. Your account will be deleted as soon as our payment and calendar providers can be reached.',
    });
    expect(await isSignedIn(me)).toBe(false);
    await server.call('requestMagicLink', { body: { email: me.user.email } });
    await server.settle();
    expect(await linksTo(me.user.email)).toBe(2);
    const token = await server.mailedToken(me.user.email);
    const { status, body } = await server.refusal('verifyMagicLink', { body: { token } });
    expect([status, body.code]).toEqual([409, 'account_leaving']);
    expect(body.message).toBe('This account is being deleted. Please try again later.');
    await stripePages.setFaults();
    await server.settle({ later: true });
    expect(await traces(me)).toEqual([]);
    expect(await atStripe(me)).toEqual({ statuses: ['canceled'], deleted: true });
    expect(server.log.filter((line) => line.includes(me.user.email))).toEqual([]);
  });

  it('several times at once succeeds, or finds the session ended', async () => {
    const me = await makeCompleteHousehold(server);
    const both = await Promise.all([1, 2, 3].map(() => server.send('deleteAccount', {}, me.token)));
    expect(both.map(({ status }) => status)).toContain(200);
    expect(both.every(({ status }) => status === 200 || status === 401)).toBe(true);
    await server.settle();
    expect(await traces(me)).toEqual([]);
    expect((await server.refusal('deleteAccount', {})).status).toBe(401);
  });

  it('is deleted completely although it is read and changed at the same time', async () => {
    const me = await makeCompleteHousehold(server);
    const template = { feature: 'Pets', taskSummary: 'Brush the cat' };
    await Promise.all([
      server.send('deleteAccount', {}, me.token),
      ...[0, 1, 2, 3, 4].map((offset) => server.send('getWeek', { params: { offset: String(offset) } }, me.token)),
      ...Array.from({ length: 5 }, () => server.send('createTemplate', { body: template }, me.token)),
      server.send('createCheckoutSession', { body: { product: 'premium_subscription' } }, me.token),
      server.send('updateProfile', { body: { name: 'Grace' } }, me.token),
      server.send('replanWeek', { params: { offset: '0' } }, me.token),
    ]);
    await server.settle();
    expect(await traces(me)).toEqual([]);
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  });
});
