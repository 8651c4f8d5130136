import { z } from 'zod';
import { DomainError } from '#core/domain/errors.ts';
import { briefTask } from './present.ts';
import { tool } from './tool.ts';

const id = z.uuid().optional().meta({ description: 'The task; absent to undo' });
const undo = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'What this tool returned as `undo`, to take that back' });
const date = z.iso.date();

/** What an undo id consists of: the tool, the task, and the day on which the task was. */
const undoIdOf = (name: string, ...parts: string[]): string => [name, ...parts].join(':');

/** Throws `invalid_input` for a text that is no undo id of this tool. */
function readUndo(name: string, text: string): { readonly id: string; readonly day: string } {
  const [, tool, id = '', day = ''] = /^([a-z]+):([\da-f-]{36})(?::([\d-]{10}))?$/.exec(text) ?? [];
  if (tool === name) return { id, day };
  throw new DomainError('invalid_input', { issues: [{ path: 'undo', message: `isn’t an undo id of ${name}` }] });
}

function wanted<Value>(value: Value | undefined, path: string): Value {
  if (value !== undefined) return value;
  throw new DomainError('invalid_input', { issues: [{ path, message: `${path} is missing` }] });
}

export const changingTools = [
  tool({
    name: 'read_meter',
    title: 'Say what a meter shows',
    description: 'Saves what a meter shows, in place of another reading of that day.',
    changes: true,
    input: z.object({
      id: z.uuid().meta({ description: 'Of a meter, as `meters` lists it' }),
      value: z.number(),
      on: date.optional().meta({ description: 'The day it was read; today by default' }),
    }),
    run: async ({ id, value, on }, call) => {
      const meter = await call('addReading', { params: { id }, body: { value, ...(on && { on }) } });
      return { lastReading: meter.readings.at(-1) ?? null, tasks: meter.tasks.map(({ estimatedFor }) => estimatedFor) };
    },
  }),
  tool({
    name: 'complete',
    title: 'Complete a task',
    description: 'Marks a task as done, or with `undo` open again.',
    changes: true,
    input: z.object({ id, on: date.optional().meta({ description: 'The day it was done; today by default' }), undo }),
    run: async ({ id, on, undo }, call) => {
      const of = undo === undefined ? wanted(id, 'id') : readUndo('complete', undo).id;
      const body = { completed: undo === undefined, ...(on && { on }) };
      const task = await call('completeTask', { params: { id: of }, body });
      return { task: briefTask(task), ...(undo === undefined && { undo: undoIdOf('complete', task.id) }) };
    },
  }),
  tool({
    name: 'move',
    title: 'Move a task',
    description: 'Moves a task to another day, or with `undo` back.',
    changes: true,
    input: z.object({
      id,
      from: date.optional().meta({ description: 'The day on which `week` shows it; absent to undo' }),
      to: date.optional().meta({ description: 'Absent to undo' }),
      undo,
    }),
    run: async ({ id, from, to, undo }, call) => {
      if (undo !== undefined) {
        const { id, day } = readUndo('move', undo);
        return { task: briefTask(await call('rescheduleTask', { params: { id }, body: { scheduledAt: day } })) };
      }
      const before = wanted(from, 'from');
      const body = { scheduledAt: wanted(to, 'to'), from: before };
      const task = await call('rescheduleTask', { params: { id: wanted(id, 'id') }, body });
      return { task: briefTask(task), undo: undoIdOf('move', task.id, before) };
    },
  }),
  tool({
    name: 'skip',
    title: 'Skip a task',
    description: 'Skips a task this time: it leaves the week and comes again. With `undo`, it is back.',
    changes: true,
    input: z.object({ id, undo }),
    run: async ({ id, undo }, call) => {
      if (undo !== undefined) {
        const params = { id: readUndo('skip', undo).id };
        return { task: briefTask(await call('restoreTask', { params })) };
      }
      const of = wanted(id, 'id').toLowerCase();
      await call('deleteTask', { params: { id: of } });
      return { undo: undoIdOf('skip', of) };
    },
  }),
];
