import type { Ports } from '#core/ports/index.ts';
import { type Procedures, procedureFactories } from '#core/procedures/index.ts';
import { type UseCases, useCaseFactories } from '#core/use-cases/index.ts';

/**
 * Creates every use case and procedure with these ports. Each is created when it is first read, so their order does not
 * matter.
 */
export function makeUseCases(ports: Ports): UseCases & Procedures {
  const parts: Ports & Procedures & UseCases = Object.create(ports);
  for (const [name, make] of Object.entries({ ...procedureFactories, ...useCaseFactories })) {
    let made: unknown;
    const get = () => {
      made ??= make(parts);
      return made;
    };
    Object.defineProperty(parts, name, { get, enumerable: true });
  }
  return parts;
}
