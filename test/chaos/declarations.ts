import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fixedClock } from '#adapters/memory/clock.ts';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { DeclarationKind } from '#core/domain/selling/declaration.ts';
import { withdrawalRefunds } from '#core/domain/selling/withdrawal.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import { type SmtpMail, startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, runBuilt, startServerProcess } from '../support/server/process.ts';
import { makeStripePages, sessionIn } from '../support/server/stripe-pages.ts';
import { openCluster } from './cluster.ts';
import { productionSettings } from './mix.ts';
import { makeRandom } from './random.ts';

const options = {
  households: { type: 'string', default: '40' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
} as const;

const betweenKillsMs = 1_000;
const longestRepairMs = 300_000;
/** How long ago everyone bought, so that a part of the price is used up. */
const boughtMs = 5 * dayMs;

/** What Stripe does wrong, one after the other. */
const faults = [
  { lost: true, times: 6 },
  { status: 500, times: 6 },
  { reset: true, times: 8 },
  { delayMs: 300, times: 20 },
  {},
];

type Buyer = {
  readonly email: string;
  readonly token: string;
  readonly subscriptionId: string;
  readonly kind: DeclarationKind;
  readonly signsIn: boolean;
};

/**
 * Kills the server, the worker and PostgreSQL while buyers cancel and withdraw, signed in and by mailed links, and while
 * Stripe loses responses. A buyer repeats a declaration until it is acknowledged. At the end every one must have been
 * carried out, every refund must be what the law says, and none may be made twice. Options: `--households=40 --kills=20
 * --seed=1`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const random = makeRandom(Number(values.seed));
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const clock = fixedClock(new Date(Date.now() - boughtMs).toISOString());
  const sandbox = await startSandbox({ port: 0, clock });
  closing.defer(() => sandbox.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const [port = ''] = await reservePorts(1);
  const settings = {
    ...productionSettings(cluster.connectionString, 'a secret of thirty-two characters'),
    POSTMARK_SERVER_TOKEN: '',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    STRIPE_SECRET_KEY: 'sk_test_chaos',
    STRIPE_PRICE_ID: 'price_premium_sandbox',
    STRIPE_API_URL: sandbox.url,
    SIGN_IN_REQUESTS_PER_HOUR: '1000000',
    PORT: port,
  };
  const reporter = { problem: () => {}, note: () => {} };
  const { app } = await openApp({ config: readConfig(settings), startsSandbox: false, reporter });
  closing.defer(() => app.close());
  await app.migrateDatabase();
  await app.jobs.start();
  const stripe = makeStripePages({ sandboxUrl: sandbox.url, webhookSecret: 'unused' });
  const buyers: Buyer[] = [];
  for (let index = 0; index < Number(values.households); index++) buyers.push(await buy(app, stripe, index));

  const programs = [
    { name: 'server', running: await startServerProcess(settings), start: () => startServerProcess(settings) },
    {
      name: 'worker',
      running: runBuilt('cli', ['worker'], settings),
      start: () => runBuilt('cli', ['worker'], settings),
    },
  ];
  closing.defer(async () => void (await Promise.all(programs.map(({ running }) => running.stop()))));
  const spread = Number(values.kills) * betweenKillsMs;
  const declaring = buyers.map(async (buyer) => {
    await sleep(random(spread));
    await declare(buyer, `http://127.0.0.1:${port}`, app);
  });
  for (let kill = 0; kill < Number(values.kills); kill++) {
    await stripe.setFaults({ stripe: faults[random(faults.length)] ?? {} });
    await sleep(betweenKillsMs);
    const program = programs[kill % 3];
    if (!program) await cluster.killAndRestart(300);
    else {
      await program.running.stop('SIGKILL');
      program.running = (await program.start()) as typeof program.running;
    }
    process.stdout.write(`${program?.name ?? 'database'} killed\n`);
  }
  await stripe.setFaults();
  await Promise.all(declaring);
  const [, worker] = programs;
  await worker?.running.stop();
  await app
    .knex('pgboss.job')
    .whereIn('state', ['active', 'retry'])
    .update({ state: 'retry', start_after: app.knex.fn.now() });
  if (worker) worker.running = runBuilt('cli', ['worker'], settings) as typeof worker.running;
  await untilDone(app);
  await check(app, buyers, mailServer.received);
}

async function buy(app: App, stripe: ReturnType<typeof makeStripePages>, index: number): Promise<Buyer> {
  const email = `${index}@chaos.example`;
  const { nonce } = await app.requestSignInLink({ email });
  const { token, household } = await app.verifySignInLink({ token: app.linkTokens.tokenFor(nonce) });
  const { url } = await app.startCheckout({ householdId: household.id });
  await stripe.pay(url, '', index % 4 < 2 ? { start: 'atonce' } : {});
  await app.completeCheckout({ sessionId: sessionIn(url) });
  const bought = await app.unitOfWork.run(({ households }) => households.find(household.id));
  assert.ok(bought?.subscription);
  const kind = index % 3 === 0 ? 'cancellation' : 'withdrawal';
  return { email, token, subscriptionId: bought.subscription.id, kind, signsIn: index % 2 === 0 };
}

/** Declares and, where it waits for its mailed link, confirms; each until the server acknowledges it. */
async function declare({ email, token, kind, signsIn }: Buyer, url: string, app: App): Promise<void> {
  if (signsIn) return post(`${url}/api/premium/declarations`, { kind }, token);
  await post(`${url}/api/declarations`, { kind, email, name: 'Ada' });
  for (;;) {
    const known = await app.unitOfWork.run(({ declarations }) => declarations.list(email)).catch(() => []);
    const [{ id } = { id: '' }] = known;
    if (id && kind === 'cancellation') return;
    if (id) return post(`${url}/api/declarations/${app.linkTokens.tokenFor(id)}`, undefined);
    await sleep(100);
  }
}

async function post(url: string, body: unknown, token?: string): Promise<void> {
  for (;;) {
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const status = await fetch(url, init).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return;
    assert.ok(status === 0 || status >= 500, `${url} responded ${status}`);
    await sleep(100);
  }
}

const jobs = ['send-declaration-receipt', 'execute-declaration', 'send-premium-started', 'send-premium-ended'];

async function untilDone({ knex }: App): Promise<void> {
  for (const until = Date.now() + longestRepairMs; ; await sleep(500)) {
    const open = await knex('pgboss.job').whereIn('name', jobs).whereIn('state', ['created', 'active', 'retry']);
    if (open.length === 0) return;
    assert.ok(Date.now() < until, `${open.length} jobs are still open`);
  }
}

async function check(app: App, buyers: readonly Buyer[], mails: readonly SmtpMail[]): Promise<void> {
  let [refunds, receipts] = [0, 0];
  for (const { email, subscriptionId, kind } of buyers) {
    const declarations = await app.unitOfWork.run((stores) => stores.declarations.list(email));
    // A repeated one was acknowledged only once; the first one counts.
    const [accepted, ...others] = declarations.filter(({ state }) => state !== 'repeated');
    assert.deepEqual(others, [], `${email} has declarations that were carried out twice or wait`);
    assert.equal(accepted?.state, 'done', `${email} declared, and it was not carried out`);
    const purchase = await app.payments.purchase(subscriptionId);
    const [home] = await app.unitOfWork.run(async ({ persons, memberships }) =>
      memberships.homesOf((await persons.findByEmail(email))?.id ?? ''),
    );
    const [subscription] = await app.payments.subscriptionsOf(home?.household.subscription?.customerId ?? '');
    assert.ok(purchase && subscription);
    const [payment] = purchase.payments;
    if (kind === 'cancellation') {
      assert.deepEqual([subscription.status, subscription.endsAtPeriodEnd, payment?.refunded], ['active', true, 0]);
    } else {
      const { declaredAt } = accepted;
      const before = purchase.payments.map((each) => ({ ...each, refunded: 0 }));
      const [owed] = withdrawalRefunds(before, { declaredAt, askedToStart: purchase.askedToStart });
      assert.equal(subscription.status, 'canceled');
      assert.equal(payment?.refunded, owed?.amount, `the refund of ${email}`);
      assert.equal(accepted.refund?.minor, owed?.amount);
      refunds += 1;
    }
    const received = mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    const count = (pattern: RegExp) => received.filter((subject) => pattern.test(subject)).length;
    assert.ok(count(/^(We received your|One more step)/) >= 1, `${email} got no receipt`);
    assert.ok(count(/Premium (has ended|is cancelled)$/) >= 1, `${email} was not told of the end`);
    receipts += count(/^We received your/);
  }
  process.stdout.write(
    `${buyers.length} declarations carried out once each, ${refunds} with the right refund; ${receipts} receipts\n`,
  );
}
