import type { Towns } from '#core/ports/towns.ts';
import { search } from './search.ts';
import { townOf } from './town-of.ts';

/** The towns of the tables in this folder, which a process reads when it is first asked for one. */
export const towns: Towns = { search, find: townOf };
