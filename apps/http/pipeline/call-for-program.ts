import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { allows } from '#core/domain/access/api-token.ts';
import { DomainError } from '#core/domain/errors.ts';
import { expectRole, isCounted, parse } from './checks.ts';
import type { CostlyWork } from './costly-work.ts';
import type { CallForProgram, Exchange, Program } from './handler.ts';

type Deps = {
  readonly handlers: Readonly<Record<EndpointName, (input: never, exchange: Exchange) => Promise<unknown>>>;
  readonly costlyWork: CostlyWork;
  readonly limitChanges: (personId: string) => Promise<void>;
};

/** Lets an endpoint that speaks another protocol call those that programs may call, with the same checks. */
export const makeCallForProgram =
  ({ handlers, costlyWork, limitChanges }: Deps) =>
  (program: Program, exchange: Exchange): CallForProgram =>
  async (name, input) => {
    const endpoint: Endpoint = contract[name];
    const needed = tokenAccess[name];
    if (!needed || !allows(program.scope, needed)) throw new DomainError('token_scope');
    expectRole(program, endpoint, Object.keys(Object(input.body)));
    const personId = program.person.id;
    if (isCounted(endpoint)) await limitChanges(personId);
    const reader = program.person;
    const parts = {
      params: parse(endpoint.params, input.params ?? {}, reader),
      query: parse(endpoint.query, input.query ?? {}, reader),
      body: parse('body' in endpoint ? endpoint.body : undefined, input.body ?? {}, reader),
    };
    const work = async () => (await handlers[name]({ ...program, ...parts } as never, exchange)) as never;
    return endpoint.costly === true ? costlyWork.run(personId, (inTurn) => inTurn(work), Promise.resolve()) : work();
  };

export type MakeCall = ReturnType<typeof makeCallForProgram>;
