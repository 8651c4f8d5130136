import type { z } from 'zod';
import type { entry as entryShape } from '#apps/contract/history-shapes.ts';
import type { task as taskShape } from '#apps/contract/task-shapes.ts';

type Task = z.input<ReturnType<typeof taskShape>>;
type Entry = z.input<ReturnType<typeof entryShape>>;

/** A text that may contain anything, such as orders to the model that reads it. */
export const untrusted = (text: string) => ({ untrusted: text });
const unlessEmpty = (text: string) => (text === '' ? undefined : untrusted(text));

export const briefTask = ({ id, fullTitle, scheduledAt, completed, minutes, guide, reason }: Task) => ({
  id,
  title: untrusted(fullTitle),
  date: scheduledAt,
  done: completed,
  minutes,
  safety: guide?.critical ?? false,
  reason,
});

/** Why and how a task is done. Only our own texts are trusted. */
export const explainedTask = (task: Task) => {
  const { guide, description } = task;
  if (!guide) return { ...briefTask(task), description: untrusted(description) };
  const { why, steps, tools, safety: warning, professional, sources, rules } = guide;
  return { ...briefTask(task), why, steps, tools, warning, professional, sources, rules };
};

export const briefEntry = ({ id, kind, date, fullTitle, minutes, by, note, cost }: Entry) => ({
  id,
  kind,
  date,
  title: untrusted(fullTitle),
  minutes,
  by: by ? { kind: by.kind, name: unlessEmpty(by.name) } : null,
  note: unlessEmpty(note),
  cost,
});
