import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { getHome, getYear } from '#apps/contract/home.ts';
import type { question } from '#apps/contract/shapes.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import type { Question } from '#core/domain/home/questions.ts';
import { type Answers, traits } from '#core/domain/home/traits.ts';
import { tasksPerWeekFor } from '#core/domain/plan/intervals.ts';

export function presentQuestion({ trait, tasks }: Question, answers: Answers): z.input<typeof question> {
  const { why, options, question: sentence } = traits[trait];
  return {
    id: trait,
    question: sentence,
    why,
    options: options.map(({ value, label }) => ({ value, label })),
    answer: answers[trait] ?? null,
    effect: tasks.map(({ title }) => title),
  };
}

/** Leaves out excluded tasks that the catalogue no longer contains. */
export function presentHome({
  household: { answers, excludedTasks },
  questions,
  wanted,
  planned,
  waiting,
}: Awaited<ReturnType<App['getHome']>>): z.input<typeof getHome.response> {
  return {
    traits: questions.map((each) => presentQuestion(each, answers)),
    excluded: excludedTasks.flatMap((taskId) => {
      const found = careTaskById.get(taskId);
      return found ? [{ taskId, title: found.task.title, item: found.item.name }] : [];
    }),
    demandMinutes: Math.round(wanted.minutes),
    demandTasks: tasksPerWeekFor(wanted),
    plannedMinutes: Math.round(planned.minutes),
    waiting: [...waiting],
  };
}

export function presentYear({
  today,
  months,
  waiting,
}: Awaited<ReturnType<App['getYear']>>): z.input<typeof getYear.response> {
  return { today, months: months.map((month) => ({ ...month, tasks: [...month.tasks] })), waiting: [...waiting] };
}
