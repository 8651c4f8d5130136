import { ContainerModule } from 'inversify';
import { makeUseCases } from '../make-use-cases.ts';
import { allPorts, allUseCases, part } from '../parts.ts';

/** The use cases, over whatever their ports are bound to. */
export const core = new ContainerModule(({ bind }) => {
  bind(allPorts).toDynamicValue(({ get }) => ({
    accountView: get(part.accountView),
    baseUrl: get(part.baseUrl),
    clock: get(part.clock),
    ids: get(part.ids),
    linkMinutes: get(part.linkMinutes),
    linkTokens: get(part.linkTokens),
    mailer: get(part.mailer),
    payments: get(part.payments),
    rateLimiter: get(part.rateLimiter),
    reporter: get(part.reporter),
    secrets: get(part.secrets),
    sessionTokens: get(part.sessionTokens),
    stateTokens: get(part.stateTokens),
    unitOfWork: get(part.unitOfWork),
    weekView: get(part.weekView),
  }));
  bind(allUseCases).toDynamicValue(({ get }) => makeUseCases(get(allPorts)));
});
