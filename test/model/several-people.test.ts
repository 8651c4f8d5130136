import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { it } from 'vitest';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { hasCode } from '#core/domain/errors.ts';
import { atLeast, type Role } from '#core/domain/people/membership.ts';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import { outgoingToClient } from '../support/access/oauth-client.ts';
import { call, expectRole, type Known, type Model, type Someone } from './people.ts';
import { askAs, endPrograms, expectNoTrace, letIn } from './programs.ts';
import { anyMove, type Move } from './several-people-moves.ts';
import { killed, type System, startSystem } from './system.ts';

/** `npm run chaos -- model` tries more of them. */
const runs = Number(process.env.MODEL_RUNS ?? 20);

/** Two people with a home each, and a third one who may join both. */
async function moveIn({ world }: System): Promise<Model> {
  outgoingToClient(world.outgoing, 204);
  const settled = [];
  for (let count = 0; count < 3; count++)
    settled.push(await world.addResident({ onboardedOn: '2026-01-05', premiumGrantedAt: new Date('2026-01-05') }));
  const people: Someone[] = [];
  for (const {
    person: { id, email },
    claims,
  } of settled)
    people.push({ id, email, token: await world.ports.sessionTokens.issue(claims, new Date('2030-01-01')) });
  for (const { household, person } of settled)
    await world.getSummarySettings({ householdId: household.id, personId: person.id });
  const homes = settled.slice(0, 2).map(({ household }, index) => ({
    id: household.id,
    roles: [0, 1, 2].map((each): Known => (each === index ? ['owner'] : ['stranger'])),
  }));
  return { homes, people, programs: [] };
}

async function take(move: Move, model: Model, system: System): Promise<void> {
  const { world } = system;
  if (!('home' in move)) return takeGeneral(move, model, system);
  const [place, someone] = [model.homes[move.home], model.people[move.person]];
  const known = place?.roles[move.person];
  if (!place || !someone || !known) return;
  const others = JSON.stringify(
    [...world.database.tables.tasks.values()].filter(({ householdId }) => householdId !== place.id),
  );
  const context = { system, model, move };
  const week = [...world.database.tables.tasks.values()].filter(
    ({ householdId, status }) => householdId === place.id && status !== 'skipped',
  );
  const task = 'nth' in move ? week[move.nth % (week.length || 1)] : undefined;
  switch (move.kind) {
    case 'join':
    case 'remove': {
      const after: Role | 'stranger' = move.kind === 'join' ? move.role : 'stranger';
      const end = await system
        .survive(async (app) => {
          if (move.kind === 'join')
            await app.addMember({ email: someone.email, householdId: place.id, role: move.role });
          else await app.removeMember({ householdId: place.id, personId: someone.id });
          return true;
        })
        .catch((error: unknown) => {
          if (!hasCode(error, 'storage_unavailable', 'last_owner', 'person_not_found')) throw error;
          return hasCode(error, 'person_not_found');
        });
      if (end === true) place.roles[move.person] = [after];
      else if (end === killed) place.roles[move.person] = [...new Set([...known, after])];
      if (move.kind === 'remove' && end !== false) endPrograms(move, model, system, end === true);
      break;
    }
    case 'let-in':
      await letIn(move, context);
      break;
    case 'connect': {
      const isSurelyIn = known.length === 1 && known[0] !== 'stranger';
      const own = { householdId: place.id, personId: someone.id, email: someone.email };
      if (isSurelyIn) await connectCalendar(own, system);
      const answer = await call('getCalendar', {}, context);
      if (answer) expectRole(answer, known, 'viewer', 'calendar_not_connected');
      break;
    }
    case 'look': {
      const answer = await call('getWeek', { params: { offset: '0' } }, context);
      if (!answer || !expectRole(answer, known, 'viewer')) break;
      const { tasks } = answer.body as { tasks: readonly { id: string }[] };
      for (const { id } of tasks) assert.ok(world.database.tables.tasks.has(`${place.id}/${id}`), 'a task leaked');
      break;
    }
    case 'tick': {
      if (!task) break;
      const doneBefore = world.database.tables.taskActions.get(`${place.id}/${task.id}/completed`)?.personId;
      const body = { completed: true };
      const answer = await call('completeTask', { params: { id: task.id }, body }, context);
      if (!answer || !expectRole(answer, known, 'member', 'task_not_found')) break;
      const { completedBy } = answer.body as { completedBy: { id: string } | null };
      const expected = task.status === 'done' ? doneBefore : someone.id;
      assert.equal(completedBy?.id, expected, 'a task was done twice');
      break;
    }
    case 'shift': {
      if (!task) break;
      const answer = await call(
        'rescheduleTask',
        { params: { id: task.id }, body: { scheduledAt: '2027-01-20' } },
        context,
      );
      if (answer) expectRole(answer, known, 'member', 'task_not_found', 'day_full', 'invalid_date');
      break;
    }
    case 'give': {
      const taker = model.people[move.to];
      const theirs = place.roles[move.to] ?? [];
      if (!task || !taker) break;
      const answer = await call('rescheduleTask', { params: { id: task.id }, body: { assignedTo: taker.id } }, context);
      if (!answer || !expectRole(answer, known, 'member', 'task_not_found', 'person_not_found')) break;
      assert.ok(
        theirs.some((role) => role !== 'stranger' && atLeast(role, 'member')),
        'a stranger got a task',
      );
      break;
    }
    case 'turns': {
      const answer = await call('updateHome', { params: { id: place.id }, body: { takeTurns: move.on } }, context);
      if (answer) expectRole(answer, known, 'member');
    }
  }
  const now = JSON.stringify(
    [...world.database.tables.tasks.values()].filter(({ householdId }) => householdId !== place.id),
  );
  assert.equal(now, others, 'the tasks of another home changed');
}

async function connectCalendar(own: PersonInHome & { readonly email: string }, system: System): Promise<void> {
  await system
    .survive(async (app) => {
      const { url, browser } = await app.startCalendarVisit(own);
      const { code, state, error } = system.world.calendars.pressConsent(url, 'allow');
      await app.completeCalendarVisit({ code, state, error, browser });
    })
    .catch((error: unknown) => {
      if (!hasCode(error, 'storage_unavailable')) throw error;
    });
}

async function takeGeneral(
  move: Exclude<Move, { readonly home: number }>,
  model: Model,
  system: System,
): Promise<void> {
  switch (move.kind) {
    case 'use': {
      const program = model.programs[move.which % (model.programs.length || 1)];
      return program && askAs(program, system);
    }
    case 'wait':
      return system.world.clock.advance({ hours: move.hours });
    case 'kill':
      return system.killAt(move.times);
    case 'lose-database':
      return system.loseDatabase(move.times);
    case 'jobs':
      return system.runJobs();
    case 'summaries':
      await system
        .survive((app) => jobHandlers(app)['queue-summaries']())
        .catch((error: unknown) => {
          if (!hasCode(error, 'storage_unavailable')) throw error;
        });
      return;
    case 'heal':
      return system.heal();
  }
}

/** What must be true in the end: nothing belongs to anyone who isn't there, and no summary came twice. */
async function check(model: Model, system: System): Promise<void> {
  const { world } = system;
  system.heal();
  for (let turn = 0; world.database.jobs.length > 0 && turn < 5; turn++) {
    world.clock.advance({ minutes: 5 });
    await system.runJobs();
  }
  await world.purgeCalendars();
  const { tasks, memberships, summarySchedules, calendarConnections, calendarDays } = world.database.tables;
  for (const key of calendarConnections.keys()) assert.ok(memberships.has(key), 'a stranger has a calendar');
  for (const key of calendarDays.keys())
    assert.ok(
      [...calendarConnections.keys()].some((own) => key.startsWith(own)),
      'a day has no calendar',
    );
  for (const { householdId, assignedTo } of tasks.values())
    assert.ok(assignedTo === undefined || memberships.has(`${householdId}/${assignedTo}`), 'a task is for a stranger');
  for (const key of summarySchedules.keys()) assert.ok(memberships.has(key), 'a stranger has a summary');
  for (const { id } of model.homes)
    assert.ok([...memberships.values()].some(({ householdId, role }) => householdId === id && role === 'owner'));
  expectNoTrace(model, system);
  const summaries = world.mailer.sent.flatMap((mail) => (mail.kind === 'weekly-summary' ? mail : []));
  for (const [id, same] of Map.groupBy(summaries, (mail) => mail.id)) {
    assert.ok(same.length <= 1 + system.kills(), `the summary ${id} came ${same.length} times`);
    for (const taskId of Object.keys(same[0]?.links.tasks ?? {})) {
      const owner = [...tasks.values()].find((task) => task.id === taskId)?.householdId;
      assert.ok(owner === undefined || id.startsWith(owner), 'a summary shows a task of another home');
    }
  }
}

it(`keeps three people in two homes apart in ${runs} lives, with crashes and faults`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 30, maxLength: 80, size: 'max' }), async (moves) => {
      const system = await startSystem();
      try {
        const model = await moveIn(system);
        await system.world.generateWeeks();
        for (const move of moves) await take(move, model, system);
        await check(model, system);
      } finally {
        await system.close();
      }
    }),
    { numRuns: runs },
  );
}, 4_000_000);
