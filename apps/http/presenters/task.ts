import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { task as taskShape } from '#apps/contract/task-shapes.ts';
import { careTasksOf } from '#core/catalogue/care-tasks-of.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { type CareTask, every } from '#core/domain/care/care-task.ts';
import type { TraitId } from '#core/domain/care/traits.ts';
import { factsOf, unknownTraits } from '#core/domain/home/facts.ts';
import { type Household, isOnboarded } from '#core/domain/home/household.ts';
import type { Language } from '#core/domain/languages.ts';
import { homeOf } from '#core/domain/plan/home.ts';
import { mayLearn } from '#core/domain/plan/learned/chosen-rhythm.ts';
import { assumedTrait } from '#core/domain/tasks/assumed-trait.ts';
import { careTaskIdOf, idOfSource, isUserCreated, type Task } from '#core/domain/tasks/task.ts';
import { dateOfDay } from '#core/domain/time/dates.ts';
import { currentPause } from '#core/domain/time/pause.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { presentActor } from './actor.ts';
import { presentQuestion, presentTrait } from './home.ts';
import { presentGuide } from './task-guide.ts';

/** Whether it is worth asking when a task that was never done here was last done: a visit, or a rare job. */
function asksLastDone({ isFirst, status }: Task, task: CareTask | undefined, { lastDone }: Household): boolean {
  if (!isFirst || status !== 'open') return false;
  if (!task || Object.hasOwn(lastDone, task.id)) return false;
  return task.professional === true || task.intervalDays >= every.year;
}

/** The open question on which a planned task rests. Until it has an answer, its safest one counts. */
function traitAsked({ status }: Task, care: CareTask | undefined, household: Household): TraitId | undefined {
  if (status !== 'open' || !care?.appliesIf?.needs || !isOnboarded(household)) return undefined;
  return unknownTraits(care, factsOf(homeOf(household)))[0];
}

/** The model writes its notes in English, so they are left out for other readers. */
const inLanguageOfModel = (note: string | undefined, language: Language): string | null =>
  language === 'en' ? (note ?? null) : null;

export function presentTask(task: Task, reader: Household, language: Language): z.input<ReturnType<typeof taskShape>> {
  const { reasons, titlesOfTask } = textsIn(language);
  const found = careTasksOf(reader, language)(careTaskIdOf(task.source) ?? '');
  const asks = traitAsked(task, found?.task, reader);
  const guide = found ? presentGuide(found, reader, language) : null;
  return {
    id: task.id,
    ...titlesOfTask(task),
    description: guide?.why ?? task.description,
    category: task.category,
    completed: task.status === 'done',
    completedAt: task.completedAt?.toISOString() ?? null,
    completedBy: task.completedBy ? presentActor(task.completedBy) : null,
    movedBy: task.movedBy ? presentActor(task.movedBy) : null,
    assignedTo: task.assignedTo === undefined ? null : { id: task.assignedTo, name: task.assignee?.name ?? '' },
    scheduledAt: task.scheduledOn,
    isUserCreated: isUserCreated(task),
    minutes: task.minutes ?? null,
    steps: [...(task.steps ?? [])],
    stepsDone: [...(task.stepsDone ?? [])],
    reason: task.reason ? sayReason(task.reason, found?.task, reasons) : null,
    line: inLanguageOfModel(task.line, language),
    asksLastDone: asks === undefined && asksLastDone(task, found?.task, reader),
    asks: asks === undefined ? null : presentTrait(asks, language),
    isAssumed: asks !== undefined && asks === assumedTrait(task),
    ...(task.source !== 'hand' && { turnOf: idOfSource(task.source) }),
    ...(found && asks === undefined && mayLearn(found.task, { country: reader.country ?? '' }) && { learns: true }),
    guide,
  };
}

export function presentWeek(week: Awaited<ReturnType<App['getWeek']>>) {
  const { household, person, people, weekStart, today, tasks, overdue, questions, closed } = week;
  const { language } = person;
  const present = (task: Task) => presentTask(task, household, language);
  return {
    weekStart,
    today,
    joinedOn: household.onboardedOn ?? today,
    pause: currentPause(household.pauses, today) ?? null,
    people: people.map((person) => ({ ...person })),
    tasks: tasks.map(present),
    overdue: overdue.map(present),
    questions: questions.map((question) => presentQuestion(question, household, language)),
    closed: closed.map(({ item, since, opens }) => ({
      item: item.name,
      since: dateOfDay(since),
      opensWith: opens.task.id,
    })),
    meters: [...week.meters],
    note: inLanguageOfModel(week.note, language),
    noteComing: week.isNoteComing,
    assumesTown: week.assumesTown,
  };
}
