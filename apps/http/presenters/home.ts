import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getHome, getYear } from '#apps/contract/home.ts';
import type { question } from '#apps/contract/shapes.ts';
import { careTasksOf, type Resident } from '#core/catalogue/care-tasks-of.ts';
import type { Question } from '#core/domain/home/questions.ts';
import { type TraitId, traits } from '#core/domain/home/traits.ts';
import { tasksPerWeekFor } from '#core/domain/plan/intervals.ts';
import type { WhatWaits } from '#core/domain/plan/what-waits.ts';
import { answerWords } from '#core/languages/home-words.ts';
import { questions } from '#words/questions.ts';
import { waits as words } from '#words/waits.ts';

export function presentTrait(id: TraitId) {
  const { why, question } = questions[id];
  const options = traits[id].options.map((value) => ({
    value,
    label: answerWords(questions, id, value)?.label ?? value,
  }));
  return { id, question, why, options };
}

export function presentQuestion({ trait, tasks }: Question, reader: Resident): z.input<typeof question> {
  return {
    ...presentTrait(trait),
    answer: reader.answers[trait] ?? null,
    effect: tasks.map(({ id, title }) => careTasksOf(reader)(id)?.task.title ?? title),
  };
}

/** Leaves out excluded tasks that the catalogue no longer contains. */
export function presentHome({
  household,
  questions,
  wanted,
  planned,
  waiting,
  waits,
}: Awaited<ReturnType<App['getHome']>>): z.input<typeof getHome.response> {
  return {
    traits: questions.map((each) => presentQuestion(each, household)),
    excluded: household.excludedTasks.flatMap((taskId) => {
      const found = careTasksOf(household)(taskId);
      return found ? [{ taskId, title: found.task.title, item: found.item.name }] : [];
    }),
    demandMinutes: Math.round(wanted.minutes),
    demandTasks: tasksPerWeekFor(wanted),
    plannedMinutes: Math.round(planned.minutes),
    waiting: [...waiting],
    waits: presentWaits(waits),
  };
}

function presentWaits(waits: WhatWaits | undefined) {
  if (!waits) return null;
  const { raise } = waits;
  return {
    sentence: words.sentence(waits),
    raise: raise ? { tasksPerWeek: raise.tasksPerWeek, label: words.raise(raise) } : null,
  };
}

export function presentYear({
  today,
  months,
  waiting,
  waits,
}: Awaited<ReturnType<App['getYear']>>): z.input<typeof getYear.response> {
  return {
    today,
    months: months.map((month) => ({ ...month, tasks: [...month.tasks] })),
    waiting: [...waiting],
    waits: presentWaits(waits),
  };
}
