import * as auth from './auth.ts';
import * as customTasks from './custom-tasks.ts';
import * as household from './household.ts';
import * as payments from './payments.ts';
import * as privacy from './privacy.ts';
import type { RouteName } from './routes.ts';
import * as week from './week.ts';

/** Every endpoint by name; the server's routes, the browser's client and the OpenAPI document infer from it. */
export const contract = { ...auth, ...household, ...week, ...customTasks, ...payments, ...privacy } satisfies {
  [Name in RouteName]: { name: Name };
};
export type Contract = typeof contract;
