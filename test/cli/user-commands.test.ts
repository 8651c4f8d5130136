import { createHash, randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFileStore } from '#adapters/node-fs/file-store.ts';
import { photo } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { makeStripePages } from '../support/server/stripe-pages.ts';
import { makeSupportDesk } from './support-desk.ts';

const { server, folder, addResident, me, email, cli, done, json, noted } = makeSupportDesk();

describe('user find', () => {
  beforeEach(addResident);

  it('finds people by a part of their address or name, and by their customer id, and records it', async () => {
    const [start = ''] = email().split('@');
    for (const part of [start, start.toUpperCase(), me().customerId]) {
      expect(await json('user', 'find', part)).toEqual([
        { email: email(), name: 'Ada', createdAt: expect.any(String) },
      ]);
    }
    expect((await noted()).filter((action) => action === 'find-household')).toHaveLength(3);
    expect(await done('user', 'find', 'no such person')).toBe('No account was found.\n');
    expect((await cli('user', 'find', 'ab')).code).toBe(2);
  });
});

describe('user invite', () => {
  it('creates an account and mails a link to it, and records it', async () => {
    const address = `${randomUUID()}@Invited.example`;
    expect(await json('user', 'invite', address)).toMatchObject({ isNew: true, email: address.toLowerCase() });
    const token = await server().mailedToken(address.toLowerCase());
    expect((await server().call('verifyMagicLink', { body: { token } })).token).toEqual(expect.any(String));
    expect(await done('user', 'invite', address)).toMatch(/ had an account already; a link is queued, valid until /);
    expect((await cli('user', 'invite', 'nobody')).code).toBe(2);
    const { supportActions } = await json('user', 'show', address);
    expect(supportActions).toContainEqual(expect.objectContaining({ action: 'invite-household' }));
  });
});

describe('user move', () => {
  beforeEach(addResident);

  it('mails the address that replaces a lost one, which then signs in, and records it', async () => {
    const address = `${randomUUID()}@moved.example`;
    expect(await json('user', 'move', email(), address, '--yes')).toMatchObject({ moved: true, newEmail: address });
    expect(await noted()).toContain('move-person');
    await server().settle();
    expect((await server().mailsTo(address)).length).toBe(1);
    const [mail] = await server().mailsTo(address);
    const token =
      new URL(/https:\S+\/confirm-email\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    await server().call('confirmEmailChange', { params: { token } });
    expect((await json('user', 'show', address)).personId).toBe(me().user.personId);
    const again = await cli('user', 'move', address, address, '--yes');
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('This address belongs to another account');
  });
});

describe('passport close', () => {
  beforeEach(addResident);

  it('closes a shared passport, of which its household reads the reason, and records it', async () => {
    const { url } = await server().call('createPassportLink', { body: { expiresInDays: 30 } }, me().token);
    const secret = new URL(url).hash.slice(1);
    const link = async () => (await server().call('getPassportLink', {}, me().token)).link;
    await server().call('readPassport', { params: { secret } });
    const reason = 'It shows a neighbour’s phone number.';
    expect(await done('passport', 'close', url, '--reason', reason)).toMatch(/^The page is closed/);
    expect((await server().refusal('readPassport', { params: { secret } })).body.code).toBe('passport_not_found');
    expect((await link())?.closed).toEqual({ at: expect.any(String), reason });
    expect(await noted()).toContain('close-passport');
    const again = await server().call('createPassportLink', { body: { expiresInDays: 30 } }, me().token);
    expect((await link())?.closed).toBeUndefined();
    await server().call('readPassport', { params: { secret: new URL(again.url).hash.slice(1) } });
    expect((await cli('passport', 'close', url, '--reason', reason)).code).toBe(1);
    expect((await cli('passport', 'close', again.url, '--reason', ' ')).code).toBe(2);
    expect((await cli('passport', 'close', 'https://home.example/passport', '--reason', reason)).code).toBe(2);
  });
});

describe('mail test', () => {
  it('sends a mail at once, or prints why it could not', async () => {
    const address = `${randomUUID()}@tried.example`;
    expect(await done('mail', 'test', address)).toContain('The mail service accepted the mail.');
    expect((await server().mailsTo(address)).map(({ subject }) => subject)).toEqual(['A test mail from Upkept']);
    const refused = await cli('mail', 'test', 'gone@inactive.example');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^The mail was not sent\. /);
    expect((await cli('mail', 'test', 'nobody')).code).toBe(2);
  });
});

describe('user show', () => {
  beforeEach(addResident);

  it('prints a sheet with everything that support needs', async () => {
    await cli('premium', 'grant', email());
    const { knex } = server().database;
    const household_id = me().user.id;
    await knex('pending_jobs').insert({ id: randomUUID(), household_id, created_at: '2020-01-02T03:04:00Z' });
    const sheet = await done('user', 'show', email());
    const [first, blank, ...lines] = sheet.split('\n');
    expect([first, blank]).toEqual([email(), '']);
    expect(sheet).toMatch(/\nname +Ada\n/);
    expect(sheet).toMatch(/\ncountry +FR, Europe\/Paris\n/);
    expect(sheet).toMatch(/\nrhythm +5 tasks a week on Saturday, Sunday\n/);
    expect(sheet).toMatch(/\nkitchen appliances +Fridge, Microwave, Oven\n/);
    expect(sheet).toMatch(/\npremium +yes, granted \d{4}-\d\d-\d\d \d\d:\d\d UTC and paid for\n/);
    expect(sheet).toMatch(/\nsubscription +active, renews \d{4}-\d\d-\d\d \d\d:\d\d UTC \(sub_\w+\)\n/);
    expect(sheet).toMatch(/\nsigned in +in one browser, last seen /);
    expect(sheet).toMatch(/\nown tasks +1\n +Walk the dog \(Pets, weekly from \d{4}-\d\d-\d\d\)\n/);
    expect(sheet).toMatch(
      /\nmail +\d+ sign-in links? requested within a day; no refusal known\n|\nmail +no sign-in link requested/,
    );
    expect(sheet).toMatch(/\nsummaries +next one \d{4}-/);
    expect(sheet).toMatch(/\njobs +\d+ unfinished, the oldest since 2020-01-02 03:04 UTC\n/);
    expect(sheet).toMatch(/\nplanned +\d of 5 weeks\n/);
    expect(sheet).toMatch(new RegExp(`UTC  ${userInfo().username} +show-household\n`));
    expect(sheet).not.toMatch(/undefined|null|\[object|NaN/);
    const beginnings = lines.slice(0, lines.indexOf('')).map((line) => /^[a-z ]* {2,}|^home +/i.exec(line)?.[0].length);
    expect(new Set(beginnings).size).toBe(1);
  });

  it('prints the same keys for every household as JSON', async () => {
    const record = await json('user', 'show', email());
    expect(record).toMatchObject({
      id: me().user.id,
      email: email(),
      name: 'Ada',
      country: 'FR',
      premium: true,
      premiumGrantedAt: null,
      deletionRequestedAt: null,
      subscription: { status: 'active', customerId: me().customerId },
      customerIds: [me().customerId],
      sessions: [{ createdAt: expect.any(String), lastSeenAt: expect.any(String) }],
      customTasks: [{ title: 'Walk the dog' }],
      supportActions: [{ action: 'show-household', operator: userInfo().username }, { operator: 'grace' }],
    });
    const newcomer = await server().signIn('newcomer@home.example');
    const fresh = await json('user', 'show', newcomer.user.email);
    expect(Object.keys(fresh)).toEqual(Object.keys(record));
    expect(fresh).toMatchObject({ name: '', country: null, onboardedOn: null, subscription: null, customTasks: [] });
    expect(await done('user', 'show', newcomer.user.email)).toMatch(/\nname +\(none yet\)\n/);
  });

  it('escapes what a terminal would obey or hide, in a name and in the title of a task', async () => {
    const hostile = 'Ada\u001b[2J\u202e\u200b\r\u009b1m\nid  forged';
    const { knex } = server().database;
    await knex('persons').where({ id: me().user.personId }).update({ name: hostile });
    await knex('custom_tasks').where({ household_id: me().user.id }).update({ title: hostile });
    await knex('history_entries').insert({
      household_id: me().user.id,
      id: randomUUID(),
      done_on: '2026-03-03',
      item: 'Roof',
      title: hostile,
      note: hostile,
      created_at: new Date(),
    });
    const shown = 'Ada\\u001b[2J\\u202e\\u200b\\u000d\\u009b1m\\u000aid  forged';
    const sheet = await done('user', 'show', email());
    expect(sheet.split('\n').filter((line) => line.includes(shown))).toHaveLength(2);
    for (const output of [
      sheet,
      await done('user', 'show', email(), '--json'),
      await done('user', 'export', email()),
      await done('user', 'export', email(), '--json'),
    ]) {
      expect(output).not.toMatch(/[^\P{Cc}\n]|[\u200b\u202e]/u);
    }
    expect(await json('user', 'show', email())).toMatchObject({ name: hostile });
    const { data } = JSON.parse(await done('user', 'export', email()));
    expect(data.history_entries.map(({ note }: { note: string }) => note)).toContain(hostile);
  });

  it('shows that an account is being deleted', async () => {
    const leaving = new Date('2027-01-06T11:10:00Z');
    await server().database.knex('persons').where({ id: me().user.personId }).update({ leaving_since: leaving });
    const sheet = await done('user', 'show', email());
    expect(sheet.split('\n')[1]).toBe('This account is being deleted, since 2027-01-06 11:10 UTC.');
    expect(await json('user', 'show', email())).toMatchObject({ deletionRequestedAt: leaving.toISOString() });
    const { code, stdout, stderr } = await cli('link', 'resend', email());
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: 'This account is being deleted.\n' });
  });
});

describe('user export', () => {
  beforeEach(addResident);

  it('prints the same data as the export in the settings', async () => {
    const { data } = await json('user', 'export', email());
    const own = await server().call('exportAccount', {}, me().token);
    expect(Object.keys(data)).toEqual(Object.keys(own.data));
    expect(data.persons).toMatchObject([{ email: email() }]);
    expect(JSON.stringify(data)).not.toContain(me().tokenHashes[0]);
    const text = await done('user', 'export', email());
    expect(text).toMatch(/^\{\n {2}"exportedAt": /);
    expect(Object.keys(JSON.parse(text).data)).toEqual(Object.keys(data));
  });

  it('writes the photos and documents of every home that the person owns to an archive', async () => {
    const { knex } = server().database;
    const { token } = await server().signIn(`${randomUUID()}@home.example`);
    await storeFile(server().url, token, photo('rgb.png'));
    const other = await server().call('me', {}, token);
    const second = { household_id: other.id, person_id: me().user.personId, role: 'owner', joined_at: new Date() };
    await knex('memberships').insert(second);
    const homes = [me().user.id, other.id];
    const content = new Uint8Array([1]);
    const hash = createHash('sha256').update(content).digest('hex');
    await knex('files').whereIn('household_id', homes).update({ expires_at: null, hash });
    const files = await knex('files').whereIn('household_id', homes);
    const contents = makeFileStore(join(folder(), 'files'));
    for (const { household_id } of files) await contents.put(household_id, hash, content);
    const archive = join(folder(), `${me().user.id}.zip`);
    await done('user', 'export', email(), '--files', archive);
    const bytes = await readFile(archive, 'latin1');
    expect(new Set(files.map(({ household_id }) => household_id))).toEqual(new Set(homes));
    for (const { id } of files) expect(bytes).toContain(id.slice(0, 8));
  });

  it('writes to a file that only its owner can read, and overwrites no file', async () => {
    const file = join(folder(), `${me().user.id}.json`);
    expect(await json('user', 'export', email(), '--output', file)).toEqual({ file });
    const { data } = JSON.parse(await readFile(file, 'utf8'));
    expect(data.persons).toMatchObject([{ email: email() }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'mine');
    const { code, stdout, stderr } = await cli('user', 'export', email(), '--output', file);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} already exists and was not changed.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });
});

describe('user delete', () => {
  beforeEach(addResident);

  const isThere = async () => (await server().database.knex('households').where({ id: me().user.id })).length > 0;

  it('deletes nothing without --yes where stdin is not interactive', async () => {
    const { code, stdout, stderr } = await cli('user', 'delete', email());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('This command asks for confirmation; add --yes to run it without a terminal.\n');
    expect([await isThere(), await noted()]).toEqual([true, ['show-household']]);
  });

  it('deletes everything, ends the subscription and keeps an anonymous note', async () => {
    expect(await json('user', 'delete', email(), '--yes')).toEqual({ deleted: true });
    expect(await isThere()).toBe(false);
    expect((await server().send('me', {}, me().token)).status).toBe(401);
    const { stripe } = makeStripePages({ sandboxUrl: server().sandboxUrl, webhookSecret: 'unused' });
    expect(await stripe.customers.retrieve(me().customerId)).toMatchObject({ deleted: true });
    const [note] = await server().database.knex('support_actions').where({ action: 'delete-household' });
    expect(note).toMatchObject({ household_id: null, person_id: null, operator: userInfo().username });
  });

  it('exits with 1 while Stripe is unavailable, and lets a worker continue', async () => {
    const stripePages = makeStripePages({ sandboxUrl: server().sandboxUrl, webhookSecret: 'unused' });
    await stripePages.setFaults({ stripe: { reset: true } });
    const { code, stdout, stderr } = await cli('user', 'delete', email(), '--yes', '--json');
    expect({ code, answer: JSON.parse(stdout) }).toEqual({ code: 1, answer: { deleted: false } });
    expect(stderr).toContain('Our payment provider cannot be reached right now.');
    expect(stderr).toContain('A worker keeps trying until it is.');
    expect(stderr).not.toContain(email());
    expect((await server().send('me', {}, me().token)).status).toBe(401);
    await stripePages.setFaults();
    await server().settle();
    expect(await isThere()).toBe(false);
  });
});
