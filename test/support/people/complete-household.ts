import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pdf, photo } from '../files/photos.ts';
import { storeFile } from '../files/store-file.ts';
import type { SignedIn } from '../server/client.ts';
import { makeStripePages } from '../server/stripe-pages.ts';
import type { TestServer } from '../server/test-server.ts';
import { onboarding } from './onboarding.ts';

export type CompleteHousehold = SignedIn & {
  readonly customerId: string;
  /** The hash of each link that was sent to the user. */
  readonly tokenHashes: readonly string[];
};

/** Creates a user with a row in every table that can have one: signed in, onboarded, paying, known to support. */
export async function makeCompleteHousehold(server: TestServer): Promise<CompleteHousehold> {
  const { knex } = server.database;
  const email = `${randomUUID()}@home.example`;
  const { token, user } = await server.signInByMail(email);
  await server.call('onboard', { body: onboarding() }, token);
  const { tasks } = await server.call('getWeek', { params: { offset: '1' } }, token);
  const params = { id: tasks[0]?.id ?? '' };
  await server.call('completeTask', { params, body: { completed: true } }, token);
  const work = { date: '2026-03-03', item: 'Roof', title: 'Tiles replaced', note: 'Two tiles' };
  await server.call('changeEntry', { params, body: { ...work, note: 'With the new brush' } }, token);
  const { id: entry } = await server.call('recordWork', { body: work }, token);
  expect((await storeFile(server.url, token, photo('rgb.png'), { entry })).status).toBe(200);
  expect((await storeFile(server.url, token, pdf, { item: 'fridge', purpose: 'invoice' })).status).toBe(200);
  // The plan was made again from today, so the week is planned when it is next loaded.
  await server.call('getWeek', { params: { offset: '1' } }, token);
  await server.call('shareTask', { params }, token);
  await server.call('createPassportLink', { body: { expiresInDays: 30 } }, token);
  const body = { feature: 'Pets', taskSummary: 'Walk the dog' };
  await server.call('createTemplate', { body }, token);
  const { url } = await server.call('createCheckoutSession', { body: { product: 'premium_subscription' } }, token);
  await makeStripePages({ sandboxUrl: server.sandboxUrl, webhookSecret: 'unused' }).pay(url);
  await server.settle();
  expect((await server.call('me', {}, token)).isPremium).toBe(true);
  const at = new Date();
  const own = { household_id: user.id };
  const person = { person_id: user.personId };
  await knex('support_actions').insert({
    id: randomUUID(),
    ...own,
    ...person,
    action: 'show-household',
    operator: 'grace',
    at,
  });
  await knex('declarations').insert({
    id: randomUUID(),
    email,
    kind: 'withdrawal',
    state: 'no_contract',
    name: 'Ada',
    reference: '',
    declared_at: at,
  });
  await knex('guide_reminders').insert({ id: randomUUID(), email, language: 'en', guide: 'fridge', asked_at: at });
  const announced = { kind: 'terms', from: '2027-03-01', changes: { en: 'A.', fr: 'B.' } };
  await knex('announcements').insert({ ...own, key: 'a'.repeat(64), announcement: announced, sent_at: at });
  await knex('pending_jobs').insert({ id: randomUUID(), ...own, ...person, created_at: at });
  await knex('calendar_connections').insert({
    ...own,
    ...person,
    id: randomUUID(),
    status: 'needs_reconnect',
    timezone: 'Europe/Paris',
    event_start_time: '15:00',
    event_duration: 90,
    keep_in_step: true,
    connected_at: at,
  });
  await knex('calendar_days').insert({ ...own, ...person, date: '2027-01-09', generation: 0, state: 'in_doubt' });
  await knex('calendar_visits').insert({
    ...own,
    ...person,
    id: randomUUID(),
    nonce_hash: randomUUID(),
    code_verifier: randomUUID(),
    expires_at: new Date(at.getTime() + 60_000),
  });
  await knex('email_changes').insert({
    ...person,
    new_email: `new-${email}`,
    session_id: randomUUID(),
    current_link_id: randomUUID(),
    new_link_id: randomUUID(),
    expires_at: new Date(at.getTime() + 60_000),
  });
  const feed = { secret_hash: randomUUID(), secret: randomUUID(), created_at: at, versions: {} };
  const times = { timezone: 'Asia/Tokyo', event_start_time: '09:00', event_duration: 30 };
  await knex('calendar_feeds').insert({ ...own, ...person, ...feed, ...times });
  const runId = randomUUID();
  const week = { week_start: '2027-01-04', run_id: runId, due_at: at, status: 'queued' };
  await knex('runs').insert({
    id: runId,
    kind: 'summaries',
    started_at: at,
    done: 0,
    skipped: {},
    failed: 1,
    expected: 1,
  });
  await knex('run_failures').insert({ run_id: runId, ...own, reason: 'not sent yet' });
  await knex('summaries').insert({ ...own, ...person, ...week });
  await knex('advice_questions').insert({
    ...own,
    id: randomUUID(),
    asked_at: at,
    question: 'The dishwasher smells',
    had_file: false,
    steps: '[]',
    task_ids: [],
    stop: 'none',
    proposals: '[]',
  });
  await knex('appliances').insert({
    ...own,
    item: 'Fridge',
    maker: 'Example',
    model: '',
    serial: 'SN 1',
    price_minor: 1,
  });
  await knex('part_uses').insert({ ...own, task_id: params.id, item: 'Fridge', name: 'Filter' });
  await knex('rhythm_answers').insert({
    ...own,
    ...person,
    care_task_id: 'fridge.check-temperature',
    kind: 'accepted',
    at,
  });
  await knex('meters').insert({ ...own, id: randomUUID(), name: 'Generator', unit: 'hours', readings: '[]' });
  const costs = { reserved_micros: 0, spent_micros: 500, calls: 1 };
  await knex('assistant_usage').insert({ ...own, day: '2027-01-04', ...costs });
  await knex('api_tokens').insert({
    ...own,
    ...person,
    id: randomUUID(),
    name: 'Home Assistant',
    scope: 'read',
    secret_hash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
    created_at: at,
    expires_at: new Date(at.getTime() + 60_000),
  });
  await knex('invitations').insert({
    ...own,
    id: randomUUID(),
    inviter_id: person.person_id,
    role: 'member',
    email: '',
    created_at: at,
    expires_at: new Date(at.getTime() + 60_000),
  });
  const [{ id: session_id }] = await knex('sessions').where(person).select('id');
  const push = { ...person, session_id, home_id: own.household_id, target: randomUUID(), hour: 8, failures: 0 };
  await knex('push_subscriptions').insert({ ...push, created_at: at, next_at: at });
  await knex('connected_apps').insert({
    household_id: user.id,
    person_id: user.personId,
    id: randomUUID(),
    client_id: 'https://assistant.example/client.json',
    name: 'Desk assistant',
    scope: 'read',
    redirect_uri: 'https://assistant.example/callback',
    code_challenge: 'a'.repeat(43),
    code_hash: 'ab'.repeat(32),
    created_at: new Date(),
    expires_at: new Date(),
  });
  const link = {
    ...own,
    ...person,
    device_id: randomUUID(),
    secret: randomUUID(),
    created_at: at,
    due_at: at,
  };
  await knex('home_assistant_links').insert({ ...link, meters: [] });
  const webhook = { ...own, ...person, id: randomUUID(), host: 'receiver.example', destination: randomUUID() };
  await knex('webhook_endpoints').insert({ ...webhook, events: ['task.moved'], created_at: at, failures: 0 });
  await knex('webhook_deliveries').insert({
    ...own,
    id: randomUUID(),
    endpoint_id: webhook.id,
    event: 'task.moved',
    body: `{"homeId": "${own.household_id}"}`,
    state: 'waiting',
    created_at: at,
    attempts: 1,
  });
  const subject = { issuer: 'https://id.example', subject: randomUUID() };
  await knex('identities').insert({ ...subject, id: randomUUID(), ...person, linked_at: at });
  await knex('passkeys').insert({
    ...person,
    id: randomUUID(),
    credential_id: randomUUID(),
    public_key: randomUUID(),
    sign_count: 0,
    name: 'Chrome on Android',
    created_at: at,
  });
  const { customer_id } = await knex('payment_customers').where(own).first();
  return {
    token,
    user: await server.call('me', {}, token),
    customerId: customer_id,
    tokenHashes: await knex('sign_in_links').where({ email }).pluck('token_hash'),
  };
}
