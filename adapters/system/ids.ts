import { randomUUID } from 'node:crypto';
import type { Ids } from '#core/ports/ids.ts';

export const randomIds: Ids = { next: () => randomUUID() };
