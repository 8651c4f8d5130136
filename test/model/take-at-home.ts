import { strict as assert } from 'node:assert';
import { addDays } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { type Called, call } from './call.ts';
import { forget, type Home, isFixed, type KnownTask, knownTask } from './home.ts';
import type { Model } from './model.ts';
import { type Move, zones } from './moves.ts';
import { learnProfile, signIn } from './sign-in.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import type { System } from './system.ts';

export type HomeMove = Extract<Move, { readonly home: number }>;

/** A move of a household, which signs in first. It has no effect if that fails. */
export async function takeAtHome(move: HomeMove, home: Home, model: Model, system: System): Promise<void> {
  if (home.token === undefined) await signIn(home, system);
  if (home.token === undefined || move.kind === 'sign-in') return;
  const params = (id: string) => ({ params: { id } });
  const today = dateInZone(system.world.clock.now(), home.zone);
  const name = () => `Thing ${++model.named}`;
  switch (move.kind) {
    case 'onboard': {
      const features = move.isSmall ? { propertyType: ['Apartment'], kitchenAppliances: ['Fridge'] } : undefined;
      const body = onboarding({ timezone: home.zone, tasks_per_week: move.tasks, ...(features && { features }) });
      const called = await call(system, home, 'onboard', { body });
      if (called.kind === 'done') home.isOnboarded = true;
      else if (called.kind === 'killed') await learnProfile(home, system);
      return holdOnlyWhatStays(home);
    }
    case 'prefer': {
      const timezone = zones[move.zone] ?? home.zone;
      const body = { timezone, tasks_per_week: move.tasks };
      const called = await call(system, home, 'updateProfile', { body });
      if (called.kind === 'done') home.zone = called.body.profile.timezone;
      else if (called.kind === 'killed') await learnProfile(home, system);
      return holdOnlyWhatStays(home);
    }
    case 'tick': {
      const task = chosen(home, move.nth, ({ isDeleted }) => !isDeleted);
      if (!task) return;
      const after = { ...task, isDone: !task.isDone };
      const body = { completed: after.isDone };
      const called = await call(system, home, 'completeTask', { ...params(task.id), body }, ...missing(task));
      // Since it was last seen, a new plan may have given it another day.
      const day = called.kind === 'done' && !isFixed(task) ? called.body.scheduledAt : task.day;
      return learn(home, task, { ...after, day }, called);
    }
    case 'delete': {
      const task = chosen(home, move.nth, ({ isDeleted }) => !isDeleted);
      if (!task) return;
      return learn(
        home,
        task,
        { ...task, isDeleted: true },
        await call(system, home, 'deleteTask', params(task.id), ...missing(task)),
      );
    }
    case 'restore': {
      const task = chosen(home, move.nth, ({ isDeleted }) => isDeleted);
      if (!task) return;
      const called = await call(system, home, 'restoreTask', params(task.id), ...missing(task));
      return learn(home, task, { ...task, isDeleted: false }, called);
    }
    case 'shift': {
      const task = chosen(home, move.nth, ({ isDeleted }) => !isDeleted);
      if (!task) return;
      const day = addDays(today, move.days);
      const after = { ...task, day, isMoved: task.isMoved || day !== task.day };
      const called = await call(
        system,
        home,
        'rescheduleTask',
        { ...params(task.id), body: { scheduledAt: day } },
        ...missing(task),
      );
      if (called.kind === 'done') assert.equal(called.body.scheduledAt, day);
      return learn(home, task, after, called);
    }
    case 'add': {
      const body = { title: name(), scheduledAt: addDays(today, move.days) };
      const called = await call(system, home, 'createTask', { body });
      if (called.kind === 'done') {
        home.tasks.set(called.body.id, { ...knownTask(called.body), isByHand: true });
      }
      return;
    }
    case 'custom': {
      const body = { feature: 'Ours', taskSummary: name(), recurrence: move.recurrence };
      const called = await call(system, home, 'createTemplate', { body }, 'premium_required');
      if (called.kind === 'done') home.customs.set(called.body.template.id, called.body.template.taskSummary);
      return;
    }
    case 'end-custom': {
      const [id, title] = [...home.customs][move.nth % (home.customs.size || 1)] ?? [];
      if (id === undefined) return;
      const called = await call(system, home, 'deleteTemplate', params(id), 'custom_task_not_found');
      if (called.kind !== 'refused') home.customs.delete(id);
      // Its open turns are gone, wherever they were moved.
      for (const task of home.tasks.values()) if (task.title === title && !task.isDone) home.tasks.delete(task.id);
      return;
    }
    case 'replan': {
      const weekParams = { params: { offset: String(move.offset) } };
      await call(system, home, 'replanWeek', weekParams, 'not_onboarded', 'week_not_plannable', 'no_days_left');
      return;
    }
    case 'pay': {
      const body = { product: 'premium_subscription' };
      const called = await call(system, home, 'createCheckoutSession', { body }, 'already_premium');
      if (called.kind === 'done') system.world.provider.pay(called.body.url);
      return;
    }
    case 'cancel': {
      for (const { id } of await subscriptionsOf(home, system)) system.world.provider.cancelAtPeriodEnd(id);
      return;
    }
    case 'log-out': {
      const called = await call(system, home, 'logOut', {});
      if (called.kind !== 'refused') home.token = undefined;
      return;
    }
    case 'leave': {
      const called = await call(system, home, 'deleteAccount', {});
      if (called.kind === 'done') {
        forget(home);
        Object.assign(home, { isLeaving: true, leftAt: system.world.clock.now() });
      } else if (called.kind === 'killed') home.isLeaving = 'maybe';
      return;
    }
    case 'look':
      return;
  }
}

/** A planned task may have been replaced since it was last seen. */
const missing = (task: KnownTask): readonly string[] => (isFixed(task) ? [] : ['task_not_found']);

function chosen(home: Home, nth: number, isWanted: (task: KnownTask) => boolean): KnownTask | undefined {
  const tasks = [...home.tasks.values()].filter((task) => !task.doubts && isWanted(task));
  return tasks[nth % (tasks.length || 1)];
}

/** When a home changes, its open tasks that no longer apply to it go, also those that the user moved. */
function holdOnlyWhatStays(home: Home): void {
  for (const task of home.tasks.values()) {
    if (!task.isDone) home.tasks.set(task.id, { ...task, isMoved: false });
  }
}

function learn(home: Home, before: KnownTask, after: KnownTask, called: Called<'completeTask' | 'deleteTask'>): void {
  if (called.kind === 'done') home.tasks.set(before.id, after);
  else if (called.kind === 'killed') home.tasks.set(before.id, { ...after, doubts: [before, after] });
  else if (called.code === 'task_not_found') home.tasks.delete(before.id);
}
