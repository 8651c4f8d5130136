import { loadRest, type RouteName, routes } from 'virtual:routes';
import { connection as words } from '#words/connection.ts';
import { ApiError } from './api-error.ts';

export type { RouteName };

/** Loads the routes of what a user may do later, and the texts of failures. */
export const preloadRest = (): Promise<unknown> => loadRest().catch(() => {});

/** Returns the method and the path of an endpoint. Throws as `call` does. */
export async function routeOf(name: RouteName): Promise<readonly [method: string, path: string, ...unknown[]]> {
  try {
    return routes[name] ?? (await loadRest()).routes[name];
  } catch {
    throw new ApiError({ status: 0, code: 'offline', message: words.unreached });
  }
}

/** Returns what the user reads if the server gives no reason for a failure. */
export const failureOf = async (name: RouteName): Promise<string> =>
  routes[name]?.[2] ??
  (await loadRest().then(
    (rest) => rest.routes[name][2],
    () => words.unreached,
  ));
