import type { z } from 'zod';
import { type RouteName, routes } from './routes.ts';

/**
 * Who may call: anyone; a signed-in household; or `session`, a bearer token whose session the use case checks in the
 * same read that answers.
 */
export type Access = 'public' | 'household' | 'session';

type Shapes = {
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

export type Endpoint<Name extends RouteName = RouteName, A extends Access = Access, S extends Shapes = Shapes> = S & {
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: A;
  readonly summary: string;
  /** The specification's words when nothing more exact is known. */
  readonly failure: string;
};

export function endpoint<Name extends RouteName, A extends Access, S extends Shapes>(
  name: Name,
  about: { access: A; summary: string; failure: string },
  shapes: S,
): Endpoint<Name, A, S> {
  const [method, path] = routes[name].split(' ') as [Endpoint['method'], string];
  return { ...shapes, ...about, name, method, path };
}
