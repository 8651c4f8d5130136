import { strict as assert } from 'node:assert';
import { currentSubscription, isRunning } from '#core/domain/selling/subscription.ts';
import { weekStartOf } from '#core/domain/time/dates.ts';
import type { Home } from './home.ts';
import type { Model } from './model.ts';
import { signIn } from './sign-in.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import type { System } from './system.ts';
import { deliverEvents, look, runScheduled } from './take.ts';

/** Ends all faults, lets everything that waits happen, and checks what must be true then. */
export async function finish(model: Model, system: System): Promise<void> {
  const { database, mailer } = system.world;
  system.heal();
  for (let round = 0; round < 3; round++) {
    await deliverEvents(model, system);
    await runScheduled('reconcile-billing', system);
    await runScheduled('queue-summaries', system);
    for (let turn = 0; database.jobs.length > 0 && turn < 5; turn++) {
      system.world.clock.advance({ minutes: 5 });
      await system.runJobs();
    }
  }
  assert.deepEqual(database.jobs, [], 'jobs are left');
  for (const home of model.homes) {
    if (home.isLeaving === true) await checkGone(home, system);
    else await checkHome(home, system);
  }
  const turns = [...database.tables.tasks.values()].map((task) =>
    [task.householdId, task.source, task.occurrence].join(' '),
  );
  assert.equal(new Set(turns).size, turns.length, 'a turn was planned twice');
  for (const summary of database.tables.summaries.values()) {
    assert.ok(['sent', 'skipped'].includes(summary.status), `a summary is still ${summary.status}`);
  }
  for (const home of model.homes) {
    const weeks = mailer.sent.flatMap((mail) =>
      mail.kind === 'weekly-summary' && mail.to === home.email ? weekStartOf(mail.summary.from) : [],
    );
    const most = Math.max(0, ...[...Map.groupBy(weeks, (week) => week).values()].map(({ length }) => length));
    assert.ok(most <= home.lives + system.kills(), `${home.email} received ${most} summaries in a week`);
  }
  assert.deepEqual(system.problems.filter(isUnexpected), []);
}

async function checkHome(home: Home, system: System): Promise<void> {
  await signIn(home, system);
  for (let offset = -2; offset <= 4 && home.isOnboarded; offset++) await look(home, offset, system);
  const subscriptions = await subscriptionsOf(home, system);
  assert.ok(subscriptions.filter(isRunning).length <= 1, `${home.email} pays twice`);
  const stored = system.world.database.tables.households.get(home.id)?.subscription;
  assert.deepEqual(stored, currentSubscription(subscriptions));
}

async function checkGone({ id, email, leftAt }: Home, { world }: System): Promise<void> {
  const { signInLinks, ...tables } = world.database.tables;
  // The address may have asked for another link since, which is still unused. It is deleted once it has expired.
  const links = [...signInLinks].filter(([, { createdAt, spentAt }]) => spentAt !== undefined || createdAt < leftAt);
  for (const [name, table] of Object.entries({ ...tables, signInLinks: links })) {
    const left = [...table].filter(
      (entry) => JSON.stringify(entry).includes(id) || JSON.stringify(entry).includes(email),
    );
    assert.deepEqual(left, [], `${name} still has data of ${email}`);
  }
}

/** What the faults of this run explain. */
const expected = /storage_unavailable|payments_unavailable|mail service refused|still to be sent|"status":503/;
const isUnexpected = (problem: unknown): boolean =>
  !expected.test(problem instanceof Error ? `${problem.message} ${String(problem.cause)}` : JSON.stringify(problem));
