import { ContainerModule } from 'inversify';
import { makeUseCases } from '../make-use-cases.ts';
import { allUseCases, getAll, ports } from '../parts.ts';

/** The use cases, with the ports that the other modules bind. */
export const core = new ContainerModule(({ bind }) => {
  bind(allUseCases).toDynamicValue(({ get }) => makeUseCases(getAll(ports, get)));
});
