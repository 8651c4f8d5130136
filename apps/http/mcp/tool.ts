import type { z } from 'zod';
import type { CallForProgram } from '../pipeline/handler.ts';

/** What a program may do with a home, through the endpoints. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** For the model that chooses among the tools. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly changes: boolean;
  /** Returns what becomes JSON. Throws as the endpoints do. */
  readonly run: (input: never, call: CallForProgram) => Promise<object>;
};

export const tool = <Input extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: z.output<Input>, call: CallForProgram) => Promise<object>;
  },
): Tool => definition;
