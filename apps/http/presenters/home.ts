import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getHome, getRhythms, getYear } from '#apps/contract/home.ts';
import type { question } from '#apps/contract/task-shapes.ts';
import { careTasksOf, type Resident } from '#core/catalogue/care-tasks-of.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { type TraitId, traits } from '#core/domain/care/traits.ts';
import type { Question } from '#core/domain/home/questions.ts';
import type { Language } from '#core/domain/languages.ts';
import { tasksPerWeekFor } from '#core/domain/plan/intervals.ts';
import type { SmallWish } from '#core/domain/plan/small-wish.ts';
import type { WhatWaits } from '#core/domain/plan/what-waits.ts';
import { answerWords } from '#core/languages/home-words.ts';
import { presentActor } from './actor.ts';

export function presentTrait(id: TraitId, language: Language) {
  const { questions } = textsIn(language);
  const { why, question } = questions[id];
  const options = traits[id].options.map((value) => ({
    value,
    label: answerWords(questions, id, value)?.label ?? value,
  }));
  return { id, question, why, options };
}

export function presentQuestion(
  { trait, tasks }: Question,
  reader: Resident,
  language: Language,
): z.input<ReturnType<typeof question>> {
  return {
    ...presentTrait(trait, language),
    answer: reader.answers[trait] ?? null,
    effect: tasks.map(({ id, title }) => careTasksOf(reader, language)(id)?.task.title ?? title),
  };
}

/** Leaves out excluded tasks that the catalogue no longer contains. */
export function presentHome(
  { household, questions, wanted, planned, waiting, waits, safety, small }: Awaited<ReturnType<App['getHome']>>,
  language: Language,
): z.input<typeof getHome.response> {
  return {
    traits: questions.map((each) => presentQuestion(each, household, language)),
    excluded: household.excludedTasks.flatMap((taskId) => {
      const found = careTasksOf(household, language)(taskId);
      return found ? [{ taskId, title: found.task.title, item: found.item.name }] : [];
    }),
    demandMinutes: Math.round(wanted.minutes),
    demandTasks: tasksPerWeekFor(wanted),
    plannedMinutes: Math.round(planned.minutes),
    waiting: waiting.map((job) => titled(job, language)),
    waits: presentWaits(waits, small, language),
    safety,
  };
}

export function presentRhythms(
  { rhythms }: Pick<Awaited<ReturnType<App['getRhythms']>>, 'rhythms'>,
  language: Language,
): z.input<typeof getRhythms.response> {
  return {
    rhythms: rhythms.map(({ taskId, title, item, usualDays, proposedDays, proposedFor, acceptedDays, answers }) => {
      const accepted = acceptedDays === undefined ? undefined : answers.find(({ kind }) => kind === 'accepted');
      return {
        ...titled({ taskId, title, item }, language),
        usualDays,
        proposedDays: proposedDays ?? null,
        proposedFor: proposedFor ?? null,
        acceptedDays: acceptedDays ?? null,
        acceptedBy: accepted?.actor ? presentActor(accepted.actor) : null,
        acceptedAt: accepted?.at.toISOString() ?? null,
      };
    }),
  };
}

/** With the title in the reader's language. */
function titled<Job extends { readonly taskId: string; readonly title: string; readonly item: string }>(
  job: Job,
  language: Language,
): Job {
  const { title } = textsIn(language).titlesOf(job.taskId, { title: job.title, category: job.item });
  return { ...job, title };
}

/** Jobs for safety that never come are named first, with the number of tasks a week that holds them. */
function presentWaits(waits: WhatWaits | undefined, small: SmallWish | undefined, language: Language) {
  const { waits: words } = textsIn(language);
  if (small)
    return {
      sentence: words.unsafe(small),
      raise: { tasksPerWeek: small.enough, label: words.raiseTo(small.enough) },
    };
  if (!waits) return null;
  const { raise } = waits;
  return {
    sentence: words.sentence(waits),
    raise: raise ? { tasksPerWeek: raise.tasksPerWeek, label: words.raise(raise) } : null,
  };
}

export function presentYear(
  { today, months, assumesTown, waiting, waits, small }: Awaited<ReturnType<App['getYear']>>,
  language: Language,
): z.input<typeof getYear.response> {
  return {
    today,
    months: months.map((month) => ({ ...month, tasks: month.tasks.map((task) => titled(task, language)) })),
    waiting: waiting.map((job) => titled(job, language)),
    waits: presentWaits(waits, small, language),
    assumesTown,
  };
}
