import { strict as assert } from 'node:assert';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { hasCode } from '#core/domain/errors.ts';
import type { ScheduledJobName } from '#core/ports/jobs.ts';
import { call } from './call.ts';
import { compareWeek, type Home } from './home.ts';
import type { Model } from './model.ts';
import type { Move } from './moves.ts';
import { killed, type System } from './system.ts';
import { type HomeMove, takeAtHome } from './take-at-home.ts';

/** Lets the move happen to the system and to the model. Throws when the two disagree. */
export async function take(move: Move, model: Model, system: System): Promise<void> {
  if (!('home' in move)) return takeGeneral(move, model, system);
  const home = model.homes[move.home];
  if (!home) return;
  const { world } = system;
  // Signing in runs the jobs that wait, also those of others.
  const signsIn = home.token === undefined;
  const others = [...world.database.tables.tasks.values()].filter(({ householdId }) => householdId !== home.id);
  await takeAtHome(move, home, model, system);
  const tasks = new Set(world.database.tables.tasks.values());
  assert.ok(signsIn || others.every((task) => tasks.has(task)), 'the tasks of another household changed');
  await look(home, 'offset' in move ? move.offset : 0, system);
}

/** Compares a week with the model. */
export async function look(home: Home, offset: number, system: System): Promise<void> {
  if (home.token === undefined) return;
  const params = { offset: String(offset) };
  const called = await call(system, home, 'getWeek', { params }, ...(home.isOnboarded ? [] : ['not_onboarded']));
  if (called.kind !== 'done') return;
  assert.ok(home.isOnboarded, 'a week was shown before onboarding');
  assert.deepEqual(compareWeek(home, called.body), []);
}

/** 30 minutes before the clocks change in one of the zones. */
const clockChanges = [
  '2027-03-14T06:30Z',
  '2027-03-28T00:30Z',
  '2027-04-03T14:30Z',
  '2027-10-02T15:00Z',
  '2027-10-31T00:30Z',
  '2027-11-07T05:30Z',
  '2028-03-12T06:30Z',
  '2028-03-26T00:30Z',
];

const nightly: readonly ScheduledJobName[] = [
  'generate-weeks',
  'queue-summaries',
  'reconcile-billing',
  'delete-expired-links',
  'delete-expired-runs',
  'delete-expired-payment-events',
  'delete-expired-entries',
];

async function takeGeneral(move: Exclude<Move, HomeMove>, model: Model, system: System): Promise<void> {
  const { clock, provider, mailer } = system.world;
  switch (move.kind) {
    case 'wait':
      return clock.advance({ hours: move.hours });
    case 'wait-for-clock-change': {
      const next = clockChanges.find((instant) => new Date(instant) > clock.now());
      return next === undefined ? undefined : clock.set(next);
    }
    case 'events':
      return deliverEvents(model, system);
    case 'jobs':
      return system.runJobs();
    case 'nightly':
      for (const name of nightly) await runScheduled(name, system);
      return;
    case 'kill':
      return system.killAt(move.times);
    case 'lose-database':
      return system.loseDatabase(move.times);
    case 'lose-mail':
      return mailer.refuse(move.times);
    case 'lose-payments':
      return provider.goAway();
    case 'heal':
      return system.heal();
  }
}

/** Delivers the payment provider's events in order. One that is not accepted is delivered again later. */
export async function deliverEvents(model: Model, system: System): Promise<void> {
  const { provider } = system.world;
  for (const { body } of provider.events.slice(model.delivered)) {
    if ((await system.deliver(body, provider.sign(body))) !== true) return;
    model.delivered += 1;
  }
}

export async function runScheduled(name: ScheduledJobName, system: System): Promise<void> {
  const end = await system
    .survive((app) => jobHandlers(app)[name]())
    .catch((error: unknown) => {
      if (!hasCode(error, 'storage_unavailable', 'payments_unavailable')) throw error;
    });
  if (end === killed) return;
}
