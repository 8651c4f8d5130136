import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { atLeast, type Role } from '#core/domain/people/membership.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { isOfProtocol, schemaOf, valid } from './bad-values.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Who = Role | 'stranger' | 'former member' | 'job link';
const everyone: readonly Who[] = ['owner', 'member', 'viewer', 'stranger', 'former member', 'job link'];

const newcomer = () => server.signIn(`${randomUUID()}@home.example`);

type Home = { readonly homeId: string; readonly people: Readonly<Record<Who, SignedIn>> };

/** A home with an owner, a member and a viewer, beside a person who left it and one who was never in it. */
async function makeHome(): Promise<Home> {
  const { knex } = server.database;
  const owner = await newcomer();
  await server.call('onboard', { body: onboarding() }, owner.token);
  const homeId = owner.user.id;
  const join = async (role: Role) => {
    const person = await newcomer();
    const membership = { household_id: homeId, person_id: person.user.personId, role, joined_at: new Date() };
    await knex('memberships').insert(membership);
    return person;
  };
  const former = await join('owner');
  const own = { person_id: former.user.personId };
  await knex('sessions').where(own).update({ home_id: homeId });
  await knex('memberships')
    .where({ household_id: homeId, ...own })
    .delete();
  const people = {
    'job link': { ...owner, token: await jobLinkOf(owner) },
    owner,
    member: await join('member'),
    viewer: await join('viewer'),
    stranger: await newcomer(),
    'former member': former,
  };
  return { homeId, people };
}

/** Everything on which it depends who these people are and what they may do, as JSON. */
async function standingsIn({ homeId, people }: Home): Promise<string> {
  const { knex } = server.database;
  const ids = Object.values(people).map(({ user }) => user.personId);
  const rows = (table: string, ...columns: readonly string[]) =>
    knex(table)
      .select(columns)
      .orderBy([...columns]);
  return JSON.stringify([
    await rows('memberships', 'person_id', 'household_id', 'role').whereIn('person_id', ids),
    await rows('sessions', 'person_id', 'id', 'home_id').whereIn('person_id', ids),
    await rows('persons', 'id', 'leaving_since').whereIn('id', ids),
    await rows('households', 'id', 'leaving_since').where({ id: homeId }),
    await rows('task_links', 'secret_hash').where({ household_id: homeId }),
  ]);
}

let last: (Home & { readonly standings: string }) | undefined;

/** The home of the previous endpoint, as long as that has changed nothing in who these people are. */
async function sameHome(): Promise<Home> {
  if (!last || (await standingsIn(last)) !== last.standings) {
    const home = await makeHome();
    last = { ...home, standings: await standingsIn(home) };
  }
  return last;
}

/** The secret of a link to one task, for a person without an account. */
async function jobLinkOf({ token }: SignedIn): Promise<string> {
  const { tasks } = await server.call('getWeek', { params: { offset: '1' } }, token);
  const { url } = await server.call('shareTask', { params: { id: tasks[0]?.id ?? '' } }, token);
  return new URL(url).hash.slice(1);
}

const refusals: ReadonlySet<unknown> = new Set(['role_too_low', 'home_not_found', 'not_signed_in']);

/** A valid body, without the fields that need another role than the endpoint: they have a test of their own. */
const bodyOf = (endpoint: Endpoint): object => {
  const body = schemaOf(endpoint, 'body');
  const fields = Object.entries(body ? Object(valid(body)) : {});
  return Object.fromEntries(fields.filter(([field]) => endpoint.fieldAccess?.[field] === undefined));
};

/** How the request of a caller ended, as far as the roles decide it. */
async function outcome(name: EndpointName, { token }: SignedIn, homeId: string): Promise<string> {
  const endpoint: Endpoint = contract[name];
  const [params, body] = [schemaOf(endpoint, 'params'), schemaOf(endpoint, 'body')];
  const input = {
    ...(params && { params: endpoint.homeInPath ? { id: homeId } : (valid(params) as object) }),
    ...(body && { body: bodyOf(endpoint) }),
  };
  const response = await server.send(name, input, token, { 'Upkept-Home': homeId });
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    // A stream may last, and who is refused gets none.
    await response.body?.cancel();
    return 'let in';
  }
  const { code } = await response.json().catch(() => ({}));
  return refusals.has(code) ? code : 'let in';
}

function expected(name: EndpointName, who: Who): string {
  const { access } = contract[name];
  if (access === 'public') throw new Error('Everyone may call it.');
  if (who === 'job link') return 'not_signed_in';
  if (access === 'person') return 'let in';
  if (who === 'stranger' || who === 'former member') return 'home_not_found';
  return atLeast(who, access) ? 'let in' : 'role_too_low';
}

/** Those that only programs call have tests of their own. */
const names = (Object.keys(contract) as EndpointName[]).filter(
  (name) => contract[name].access !== 'public' && !isOfProtocol(name),
);

describe('who may call', () => {
  it.each(names)('%s depends on the role in the home that the request names', async (name) => {
    const { homeId, people } = await sameHome();
    const seen: Record<string, string> = {};
    // The owner comes last, because their request may delete what the others ask for.
    for (const who of everyone.toReversed()) seen[who] = await outcome(name, people[who], homeId);
    expect(seen).toEqual(Object.fromEntries(everyone.map((who) => [who, expected(name, who)])));
  });

  it('a change of one’s own name is open to every role, but not one of the home beside it', async () => {
    const { homeId, people } = await makeHome();
    const change = (body: object) =>
      server.send('updateProfile', { body }, people.viewer.token, { 'Upkept-Home': homeId });
    expect((await change({ name: 'Vera' })).status).toBe(200);
    expect((await change({ name: 'Vera', tasks_per_week: 9 })).status).toBe(403);
  });

  it('only an owner names the home, by each of its doors', async () => {
    const { homeId, people } = await makeHome();
    const params = { id: homeId };
    const statusFor = async ({ token }: SignedIn) => {
      const header = { 'Upkept-Home': homeId };
      const profile = await server.send(
        'updateProfile',
        { body: { home_name: 'Sea view', name: 'Sam' } },
        token,
        header,
      );
      return [profile.status, (await server.send('updateHome', { params, body: { name: 'Sea view' } }, token)).status];
    };
    expect(await statusFor(people.viewer)).toEqual([403, 403]);
    expect(await statusFor(people.member)).toEqual([403, 403]);
    expect(await statusFor(people.owner)).toEqual([200, 200]);
  });

  it('without a home in the request, a removed person sees another home of theirs, or a new one', async () => {
    const { homeId, people } = await makeHome();
    const { token, user } = people['former member'];
    expect((await server.call('me', {}, token)).id).toBe(user.id);
    await server.database.knex('memberships').where({ person_id: user.personId }).delete();
    const fresh = await server.call('me', {}, token);
    expect([homeId, user.id]).not.toContain(fresh.id);
    expect(fresh).toMatchObject({ isOnboarded: false, personId: user.personId });
  });

  it('a job link is for the task that it names, and opens nothing else', async () => {
    const { homeId, people } = await makeHome();
    const params = { job: people['job link'].token };
    expect(await server.call('readLinkedTask', { params })).toMatchObject({ home: 'Home', completed: false });
    expect(await server.call('changeLinkedTask', { params, body: { completed: true } })).toMatchObject({
      completed: true,
    });
    const madeUp = { job: `${homeId.replaceAll('-', '')}${'0'.repeat(64)}` };
    for (const name of ['readLinkedTask', 'changeLinkedTask'] as const) {
      const input = { params: madeUp, ...(name === 'changeLinkedTask' && { body: {} }) };
      expect((await server.refusal(name, input)).body.code).toBe('task_link_over');
    }
  });

  it('a home in the path counts, whatever home the header names', async () => {
    const { homeId, people } = await makeHome();
    const { token, user } = people.viewer;
    const own = (await server.call('me', {}, token)).homes.find(({ id }) => id !== homeId)?.id ?? user.id;
    const rename = (id: string, named: string) =>
      server.send('updateHome', { params: { id }, body: { name: 'Sea view' } }, token, { 'Upkept-Home': named });
    expect((await rename(homeId, own)).status).toBe(403);
    expect((await rename(own, homeId)).status).toBe(200);
  });

  it('a home whose name is no id is no home', async () => {
    const { people } = await makeHome();
    const response = await server.send('me', {}, people.owner.token, { 'Upkept-Home': "' or true --" });
    expect(response.status).toBe(404);
  });
});
