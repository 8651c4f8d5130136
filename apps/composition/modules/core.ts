import { ContainerModule } from 'inversify';
import { makeUseCases } from '../make-use-cases.ts';
import { allUseCases, getAll, ports } from '../parts.ts';

/** The use cases, over whatever their ports are bound to. */
export const core = new ContainerModule(({ bind }) => {
  bind(allUseCases).toDynamicValue(({ get }) => makeUseCases(getAll(ports, get)));
});
