import { previews } from '#words/site/previews.ts';

/** Sample data for the previews. */
export const sampleSteps = previews.steps;

const facts = [
  { minutes: 30, isDone: false },
  { minutes: 10, isDone: false },
  { minutes: 20, isDone: true },
] as const;
export const sampleTasks = facts.map((fact, index) => ({ name: '', place: '', ...previews.tasks[index], ...fact }));

export const positionOf = (index: number): string => previews.position(index + 1, sampleSteps.length);
