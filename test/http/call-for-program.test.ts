import { describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { makeCallForProgram } from '#apps/http/pipeline/call-for-program.ts';
import { makeCostlyWork } from '#apps/http/pipeline/costly-work.ts';
import type { TokenScope } from '#core/domain/access/api-token.ts';
import { atLeast, type Role, roles } from '#core/domain/people/membership.ts';
import { buildHousehold, buildMembership, buildPerson } from '../support/people/factories.ts';
import { jsonEndpoints, schemaOf, valid } from './bad-values.ts';

const [household, person] = [buildHousehold(), buildPerson()];
const id = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';

/** Calls endpoints whose handlers return what they received, as a program with this scope and role. */
function makeCall(scope: TokenScope, role: Role) {
  const counted: string[] = [];
  const handlers = Object.fromEntries(Object.keys(contract).map((name) => [name, async (input: object) => input]));
  const call = makeCallForProgram({
    handlers: handlers as never,
    costlyWork: makeCostlyWork(),
    limitChanges: async (personId) => void counted.push(personId),
  });
  const membership = { ...buildMembership(household.id, person.id), role };
  const program = { claims: { personId: person.id }, homeId: household.id, person, membership, household, scope };
  return { counted, call: call(program, {} as never) };
}

function inputOf(name: EndpointName) {
  const endpoint = jsonEndpoints.find((each) => each.name === name);
  const part = (key: 'params' | 'query' | 'body') => endpoint && schemaOf(endpoint, key);
  const [params, query, body] = [part('params'), part('query'), part('body')];
  return {
    ...(params && { params: valid(params) as object }),
    ...(query && { query: valid(query) as object }),
    ...(body && { body: valid(body) as object }),
  };
}

describe('a call within a program’s call', () => {
  it.each(['read', 'write'] as const)('with the scope `%s` reaches what the list and the role allow', async (scope) => {
    for (const role of roles) {
      const { call } = makeCall(scope, role);
      for (const name of Object.keys(contract) as EndpointName[]) {
        const outcome = await call(name, inputOf(name)).then(
          () => 'let in',
          ({ code }) => code,
        );
        const { access } = contract[name];
        const needed = tokenAccess[name];
        const isScoped = needed === 'read' || needed === scope;
        const mayCall = access === 'public' || access === 'person' || atLeast(role, access) ? 'let in' : 'role_too_low';
        if (name === 'callTools') continue;
        expect([name, role, outcome]).toEqual([name, role, isScoped ? mayCall : 'token_scope']);
      }
    }
  });

  it('is parsed as a request of its own, and counts if it changes something', async () => {
    const { call, counted } = makeCall('write', 'member');
    const read: unknown = await call('getWeek', { params: { offset: '-2' } });
    expect(read).toMatchObject({ params: { offset: -2 }, homeId: household.id });
    expect(counted).toEqual([]);
    await expect(call('getWeek', { params: { offset: 'x' } })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(call('completeTask', { params: { id: '7' } })).rejects.toMatchObject({ code: 'invalid_input' });
    await call('completeTask', { params: { id }, body: { completed: true } });
    expect(counted).toEqual([person.id, person.id]);
  });
});
