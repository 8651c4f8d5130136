import * as auth from './auth.ts';
import * as household from './household.ts';
import type { RouteName } from './routes.ts';
import * as week from './week.ts';

/** Every endpoint by name; the server's routes, the browser's client and the OpenAPI document infer from it. */
export const contract = { ...auth, ...household, ...week } satisfies { [Name in RouteName]: { name: Name } };
export type Contract = typeof contract;
