import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { wordsIn } from '#core/languages/words-in.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { refused, type SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let camille: SignedIn;
const french = { 'Accept-Language': 'fr' };
let email: string;

beforeAll(async () => {
  server = await startTestServer({ webFolder: new URL(inject('web')) });
});
beforeEach(async () => {
  email = `${randomUUID()}@maison.example`;
  await server.send('requestMagicLink', { body: { email } }, undefined, french);
  camille = await server.call('verifyMagicLink', { body: { token: await server.mailedToken(email) } });
  await server.call('onboard', { body: onboarding() }, camille.token);
});
afterAll(() => server.close());

const weekOf = ({ token }: SignedIn) => server.call('getWeek', { params: { offset: '0' } }, token);
const refusalIn = async (...sent: Parameters<TestServer['send']>) =>
  (await refused(await server.send(...sent))).body.message;

describe('a person who signs up on a French page', () => {
  it('reads French', () => {
    expect(camille.user.language).toBe('fr');
    expect(camille.user.homeName).toBe('Logement');
    expect(camille.user.homes).toMatchObject([{ name: 'Logement' }]);
  });

  it('gets the catalogue’s words in French, and its values as they are', async () => {
    const { items, tools } = wordsIn('fr');
    const titles = Object.values(items).flatMap(({ tasks }) => Object.values(tasks).map(({ title }) => title));
    const { tasks, questions } = await weekOf(camille);
    expect(tasks.length).toBeGreaterThan(3);
    for (const { title, fullTitle, category, reason, guide } of tasks) {
      expect(titles).toContain(title);
      expect(fullTitle.toLowerCase()).toContain(title.slice(1).toLowerCase());
      expect(guide?.item).toBe(category);
      expect(Object.values(tools)).toEqual(expect.arrayContaining(guide?.tools ?? []));
      expect(`${reason} ${guide?.steps.join(' ')}`).not.toMatch(/\b(the|and|your|it)\b/i);
    }
    expect(tasks.map(({ category }) => category)).toEqual(expect.arrayContaining(['Smoke Alarm']));
    expect(questions[0]?.question).toMatch(/\u202f\?$/);
  });

  it('reads their year, home, history and care tasks in French', async () => {
    const { token } = camille;
    const [first] = (await weekOf(camille)).tasks;
    if (!first) throw new Error('there is no task');
    await server.call('completeTask', { params: { id: first.id }, body: { completed: true } }, token);
    const shown = JSON.stringify([
      (await server.call('getYear', {}, token)).months.map(({ tasks }) => tasks.map(({ title }) => title)),
      (await server.call('getHome', {}, token)).traits,
      (await server.call('getHistory', { query: { year: '2027' } }, token)).entries.map(({ title }) => title),
      (await server.call('listCareTasks', {}, token)).careTasks.map(({ title }) => title),
    ]);
    expect(shown).toContain(first.title);
    expect(shown).not.toMatch(/\b(the|and|your|with)\b/i);
  });

  it('is refused in French, whatever their client accepts', async () => {
    const unknown = { params: { id: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11' }, body: { completed: true } };
    const english = { 'Accept-Language': 'en' };
    expect(await refusalIn('completeTask', unknown, camille.token, english)).toBe('Cette tâche n’existe plus');
    expect(await refusalIn('updateProfile', { body: { tasks_per_week: 99 } }, camille.token, english)).toBe(
      'Tâches par semaine\u00a0: au plus 20',
    );
  });

  it('has what they record of a care task kept so that everyone reads it in their language', async () => {
    const { careTasks } = await server.call('listCareTasks', {}, camille.token);
    const task = careTasks.find(({ id }) => id === 'fridge.coils') ?? careTasks[0];
    if (!task) throw new Error('there is no care task');
    const work = { date: '2027-01-02', item: task.item, careTaskId: task.id, title: task.title, minutes: null };
    const body = { ...work, by: { kind: 'me' as const }, note: '', cost: null };
    const { id } = await server.call('recordWork', { body }, camille.token);
    const read = (token: string) => server.call('getEntry', { params: { id } }, token);
    expect((await read(camille.token)).title).toBe(task.title);
    await server.call('updateProfile', { body: { language: 'en' } }, camille.token);
    const inEnglish = await server.call('listCareTasks', {}, camille.token);
    expect((await read(camille.token)).title).toBe(inEnglish.careTasks.find((each) => each.id === task.id)?.title);
    await server.call('updateProfile', { body: { language: 'fr' } }, camille.token);
  });

  it('has a passport of theirs read by people of another language as their own', async () => {
    const { token } = camille;
    const [first] = (await weekOf(camille)).tasks;
    await server.call('completeTask', { params: { id: first?.id ?? '' }, body: { completed: true } }, token);
    const passport = await server.call('previewPassport', { query: {} }, token);
    const titles = passport.equipment.flatMap(({ entries }) => entries.map(({ title }) => title));
    expect(titles.length).toBeGreaterThan(0);
    const buyer = await server.signIn(`${randomUUID()}@home.example`);
    await server.call('onboard', { body: onboarding() }, buyer.token);
    await server.call('importHistory', { body: { file: JSON.stringify(passport) } }, buyer.token);
    const { entries } = await server.call('getHistory', { query: {} }, buyer.token);
    expect(entries).toHaveLength(titles.length);
    for (const { title } of entries) expect(titles).not.toContain(title);
  });

  it('reads none of the lines that the model writes, which are in English', async () => {
    const { id: household_id } = camille.user;
    await weekOf(camille);
    await server.database.knex('tasks').where({ household_id }).update({ line: 'A line of the model’s' });
    const lines = async () => new Set((await weekOf(camille)).tasks.map(({ line }) => line));
    expect(await lines()).toEqual(new Set([null]));
    await server.call('updateProfile', { body: { language: 'en' } }, camille.token);
    expect(await lines()).toContain('A line of the model’s');
    await server.call('updateProfile', { body: { language: 'fr' } }, camille.token);
  });

  it('reads French through a program, too', async () => {
    const body = { name: 'A script', scope: 'read', expiresAt: '2027-03-01T00:00:00Z' } as const;
    const { token } = await server.call('createApiToken', { body }, camille.token);
    expect((await weekOf({ ...camille, token })).tasks).toEqual((await weekOf(camille)).tasks);
  });
});

describe('without a person', () => {
  it('the API speaks the language of the page, and English to everyone else', async () => {
    const wrong = { body: { email: 'nowhere' } };
    for (const [accepted, message] of [
      ['fr', 'Saisissez une adresse e-mail valide'],
      ['fr-CA,fr;q=0.9,en;q=0.5', 'Saisissez une adresse e-mail valide'],
      ['en', 'Please enter a valid email address'],
      ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
      ['es', 'Please enter a valid email address'],
      ['*', 'Please enter a valid email address'],
    ] as const)
      expect(await refusalIn('requestMagicLink', wrong, undefined, { 'Accept-Language': accepted })).toBe(message);
    expect(await refusalIn('me', {}, undefined, french)).toBe('Connectez-vous pour continuer');
  });

  it('a home that its people haven’t named is called what readers of the page call homes', async () => {
    const [first] = (await weekOf(camille)).tasks;
    const { url } = await server.call('invite', { body: { role: 'viewer' } }, camille.token);
    const task = await server.call('shareTask', { params: { id: first?.id ?? '' } }, camille.token);
    const token = new URL(url ?? '').searchParams.get('token') ?? '';
    const homeOf = async (...[name, params]: Parameters<typeof server.send>) =>
      JSON.stringify(await (await server.send(name, params, undefined, french)).json());
    expect(await homeOf('readInvitation', { params: { token } })).toContain('"home":"Logement"');
    expect(await homeOf('readLinkedTask', { params: { job: new URL(task.url).hash.slice(1) } })).toContain(
      '"home":"Logement"',
    );
  });

  it('an account that has a language keeps it, wherever its next link is requested', async () => {
    await server.send('requestMagicLink', { body: { email } }, undefined, { 'Accept-Language': 'en' });
    await server.settle();
    expect(await server.mailsTo(email)).toHaveLength(2);
    const { user } = await server.call('verifyMagicLink', { body: { token: await server.mailedToken(email) } });
    expect(user.language).toBe('fr');
  });
});

describe('what a stranger opens by a link', () => {
  const homeIn = async (...sent: Parameters<TestServer['send']>) =>
    (JSON.parse(await (await server.send(...sent)).text()) as { home: string }).home;

  it('calls a home without a name what the language of the page does', async () => {
    const { token } = camille;
    const invited = await server.call('invite', { body: { role: 'viewer' } }, token);
    const invitation = { params: { token: new URL(invited.url ?? '').searchParams.get('token') ?? '' } };
    const [task] = (await weekOf(camille)).tasks;
    const shared = await server.call('shareTask', { params: { id: task?.id ?? '' } }, token);
    const job = { params: { job: new URL(shared.url).hash.slice(1) } };
    expect(await homeIn('readInvitation', invitation, undefined, french)).toBe('Logement');
    expect(await homeIn('readLinkedTask', job, undefined, french)).toBe('Logement');
    expect(await homeIn('readLinkedTask', job)).toBe('Home');
  });
});

describe('a form that was saved with what every home is called in French', () => {
  const nameForOthers = async () => {
    await server.call('updateProfile', { body: { language: 'en' } }, camille.token);
    const { homeName } = await server.call('me', {}, camille.token);
    await server.call('updateProfile', { body: { language: 'fr' } }, camille.token);
    return homeName;
  };

  it('names no home, and any other word does', async () => {
    const { token, user } = camille;
    const [{ id = '' } = {}] = user.homes;
    for (const name of ['Maison', 'Logement']) {
      await server.call('updateProfile', { body: { home_name: name } }, token);
      const viaProfile = await nameForOthers();
      await server.call('updateHome', { params: { id }, body: { name } }, token);
      expect([viaProfile, await nameForOthers()]).toEqual(Array(2).fill(name === 'Logement' ? 'Home' : name));
    }
    const second = await server.call('addHome', { body: { name: 'Logement' } }, token);
    expect(second.homes.map(({ name }) => name)).toEqual(['Logement', 'Logement']);
    expect(await nameForOthers()).toBe('Home');
  });
});

describe('a page of the app', () => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { headers });
    const html = await response.text();
    const [, tag] = /<html lang="([^"]*)"/.exec(html) ?? [];
    const [, modules = ''] = /data-modules="([^"]*)"/.exec(html) ?? [];
    return { tag, modules, vary: response.headers.get('Vary') };
  };

  it('is in the language of the person who signed in last', async () => {
    expect(await page('/dashboard', { Cookie: 'language=fr' })).toMatchObject({ tag: 'fr' });
    expect(await page('/dashboard', { Cookie: 'language=en', ...french })).toMatchObject({ tag: 'en-GB' });
  });

  it('is in the language that its link names, and otherwise in that of the browser', async () => {
    expect(await page('/passport?lang=fr', { Cookie: 'language=en' })).toMatchObject({ tag: 'fr' });
    expect(await page('/passport?lang=toString', french)).toMatchObject({ tag: 'fr' });
    expect(await page('/passport', { Cookie: 'language=%22', 'Accept-Language': 'es' })).toMatchObject({
      tag: 'en-GB',
    });
  });

  it('is in it, too, where there is no page and the address names no language', async () => {
    const readers = { Cookie: 'language=fr', 'Accept-Language': 'en' };
    expect(await page('/no/such/page', readers)).toMatchObject({ tag: 'fr', vary: expect.stringContaining('Cookie') });
    expect(await page('/no/such/page')).toMatchObject({ tag: 'en-GB' });
    expect(await page('/fr/no-such-page', { Cookie: 'language=en' })).toMatchObject({ tag: 'fr' });
  });

  it('names only the scripts of its language, and says that it differs', async () => {
    const { modules, vary } = await page('/dashboard', french);
    expect(modules.split(' ').length).toBeGreaterThan(1);
    for (const module of modules.split(' ')) expect(module).toMatch(/^\/assets\/fr\//);
    expect(vary).toContain('Cookie, Accept-Language');
    expect((await page('/')).vary ?? '').not.toContain('Cookie');
  });
});
