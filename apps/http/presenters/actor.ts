import type { z } from 'zod';
import type { actor } from '#apps/contract/task-shapes.ts';
import type { Actor } from '#core/domain/tasks/task-action.ts';

export const presentActor = ({ id, name }: Actor): z.input<ReturnType<typeof actor>> => ({ id: id ?? null, name });
