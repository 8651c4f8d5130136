import { randomUUID } from 'node:crypto';
import type { ApiToken } from '#core/domain/access/api-token.ts';
import type { ConnectedApp } from '#core/domain/access/connected-app.ts';
import type { Passkey } from '#core/domain/access/passkey.ts';
import type { CalendarConnection } from '#core/domain/calendar/connection.ts';
import type { RecordedWork } from '#core/domain/history/recorded-work.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { HomeAssistantLink } from '#core/domain/home-assistant/link.ts';
import type { Invitation } from '#core/domain/people/invitation.ts';
import type { Membership } from '#core/domain/people/membership.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { PushSubscription } from '#core/domain/push/subscription.ts';
import type { Subscription } from '#core/domain/selling/subscription.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';
import type { WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import { type WebhookEndpoint, webhookEvents } from '#core/domain/webhooks/webhook.ts';
import type { Identity } from '#core/ports/identity-store.ts';
import type { Session } from '#core/ports/session-store.ts';
import type { SignInLink } from '#core/ports/sign-in-link-store.ts';

/** Builds an onboarded household in Paris. Its id is new each time, so that tests can share a database. */
export function buildHousehold(overrides: Partial<Household> = {}): Household {
  const id = overrides.id ?? randomUUID();
  return {
    id,
    name: 'Home',
    country: 'FR',
    timezone: 'Europe/Paris',
    features: { propertyType: ['House'], kitchenAppliances: ['Fridge', 'Oven'], vehicles: [] },
    excludedTasks: [],
    assistantWeeks: true,
    takeTurns: false,
    pauses: [],
    answers: {},
    lastDone: {},
    rhythms: {},
    tasksPerWeek: 5,
    scheduledDays: ['Saturday', 'Sunday'],
    onboardedOn: '2027-01-04',
    createdAt: new Date('2027-01-03T09:15:30.123Z'),
    ...overrides,
  };
}

/** Builds a household that has just signed in and has no answers yet. */
export function buildNewcomer(overrides: Partial<Household> = {}): Household {
  const { country: _, onboardedOn: __, ...rest } = buildHousehold({ features: {} });
  return { ...rest, ...overrides };
}

/** Builds a person. Ids and addresses are new each time, so that tests can share a database. */
export function buildPerson(overrides: Partial<Person> = {}): Person {
  const id = overrides.id ?? randomUUID();
  return {
    id,
    email: `${id}@example.org`,
    name: 'Ada',
    language: 'en',
    createdAt: new Date('2027-01-03T09:15:30.123Z'),
    ...overrides,
  };
}

export function buildMembership(
  householdId: string,
  personId: string,
  overrides: Partial<Membership> = {},
): Membership {
  return { householdId, personId, role: 'owner', joinedAt: new Date('2027-01-03T09:15:30.123Z'), ...overrides };
}

/** Builds a link to pass on, which invites a member for the second week of 2027. */
export function buildInvitation(
  householdId: string,
  inviterId: string,
  overrides: Partial<Invitation> = {},
): Invitation {
  return {
    householdId,
    id: randomUUID(),
    inviterId,
    role: 'member',
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    expiresAt: new Date('2027-01-11T08:00:00.456Z'),
    ...overrides,
  };
}

export function buildSession(personId: string, homeId: string, overrides: Partial<Session> = {}): Session {
  const createdAt = new Date('2027-01-04T08:00:00.456Z');
  return { personId, id: randomUUID(), createdAt, lastSeenAt: createdAt, homeId, ...overrides };
}

/** Builds a token that reads, for the first three months of 2027. */
export function buildApiToken(householdId: string, personId: string, overrides: Partial<ApiToken> = {}): ApiToken {
  return {
    householdId,
    personId,
    id: randomUUID(),
    name: 'Home Assistant',
    scope: 'read',
    secretHash: (randomUUID() + randomUUID()).replaceAll('-', ''),
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    expiresAt: new Date('2027-04-04T08:00:00.456Z'),
    ...overrides,
  };
}

/** Builds an app that has tokens and was never used. */
export function buildConnectedApp(
  householdId: string,
  personId: string,
  overrides: Partial<ConnectedApp> = {},
): ConnectedApp {
  const hash = () => (randomUUID() + randomUUID()).replaceAll('-', '');
  return {
    householdId,
    personId,
    id: randomUUID(),
    clientId: 'https://assistant.example/oauth/client.json',
    name: 'Desk assistant',
    scope: 'read',
    redirectUri: 'https://assistant.example/callback',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    codeHash: hash(),
    tokens: { accessHash: hash(), accessExpiresAt: new Date('2027-01-04T09:00:00.456Z'), refreshHash: hash() },
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    expiresAt: new Date('2027-04-04T08:00:00.456Z'),
    ...overrides,
  };
}

/** Builds a link to Home Assistant that was never published. */
export function buildHomeAssistantLink(
  householdId: string,
  personId: string,
  overrides: Partial<HomeAssistantLink> = {},
): HomeAssistantLink {
  return {
    householdId,
    personId,
    deviceId: randomUUID(),
    secret: `${randomUUID()}${randomUUID()}`.replaceAll('-', ''),
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    dueAt: new Date('2027-01-04T23:00:00.000Z'),
    meters: [],
    ...overrides,
  };
}

/** Builds a webhook for every event that works. */
export function buildWebhook(
  householdId: string,
  personId: string,
  overrides: Partial<WebhookEndpoint> = {},
): WebhookEndpoint {
  return {
    householdId,
    personId,
    id: randomUUID(),
    host: 'receiver.example',
    destination: `sealed ${randomUUID()}`,
    events: webhookEvents,
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    failures: 0,
    ...overrides,
  };
}

/** Builds a delivery that waits. */
export function buildWebhookDelivery(
  { householdId, id: endpointId }: Pick<WebhookEndpoint, 'householdId' | 'id'>,
  overrides: Partial<WebhookDelivery> = {},
): WebhookDelivery {
  return {
    householdId,
    endpointId,
    id: randomUUID(),
    event: 'task.completed',
    body: '{}',
    state: 'waiting',
    createdAt: new Date('2027-01-05T08:00:00.456Z'),
    attempts: 0,
    ...overrides,
  };
}

/** Builds the subscription of a session, due at eight in Paris. */
export function buildPushSubscription(
  { personId, id: sessionId, homeId: householdId }: Session,
  overrides: Partial<PushSubscription> = {},
): PushSubscription {
  return {
    personId,
    sessionId,
    householdId,
    target: `sealed ${randomUUID()}`,
    hour: 8,
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    nextAt: new Date('2027-01-07T07:03:00.456Z'),
    failures: 0,
    ...overrides,
  };
}

/** Builds a passkey that was never used. */
export function buildPasskey(personId: string, overrides: Partial<Passkey> = {}): Passkey {
  return {
    personId,
    id: randomUUID(),
    credentialId: randomUUID(),
    publicKey: 'pQECAyYgASFY',
    signCount: 0,
    name: 'Chrome on Android',
    createdAt: new Date('2027-01-04T08:00:00.456Z'),
    ...overrides,
  };
}

export function buildIdentity(personId: string, overrides: Partial<Identity> = {}): Identity {
  const who = { issuer: 'https://id.example', subject: randomUUID(), id: randomUUID() };
  return { ...who, personId, linkedAt: new Date('2027-01-04T08:00:00.123Z'), ...overrides };
}

/** Builds an open task of the assistant on Saturday 9 January 2027. */
export function buildTask(householdId: string, overrides: Partial<Task> = {}): Task {
  const id = overrides.id ?? randomUUID();
  return {
    householdId,
    id,
    source: 'care:fridge.clean-seals',
    occurrence: id,
    title: 'Clean the fridge door seals',
    description: 'A clean seal closes well.',
    category: 'Fridge',
    scheduledOn: '2027-01-09',
    status: 'open',
    minutes: 10,
    reason: { kind: 'done', days: 91 },
    moved: false,
    ...overrides,
  };
}

export function buildCustomTask(householdId: string, overrides: Partial<CustomTask> = {}): CustomTask {
  return {
    householdId,
    id: randomUUID(),
    category: 'Pets',
    title: 'Wash the dog’s bed',
    instructions: 'At 60 degrees',
    importance: 'Fleas',
    recurrence: 'monthly',
    anchor: '2027-01-31',
    ...overrides,
  };
}

/** Builds work on the boiler that a household recorded by hand. */
export function buildRecordedWork(householdId: string, overrides: Partial<RecordedWork> = {}): RecordedWork {
  return {
    householdId,
    id: randomUUID(),
    date: '2026-03-03',
    item: 'Central Heating',
    title: 'Boiler serviced',
    note: '',
    createdAt: new Date('2027-01-06T12:00:00.123Z'),
    ...overrides,
  };
}

/** Builds a link that is valid for the ten minutes from 08:00 on 4 January 2027. */
export function buildSignInLink(overrides: Partial<SignInLink> = {}): SignInLink {
  return {
    id: randomUUID(),
    email: 'ada@example.org',
    language: 'en',
    tokenHash: 'ab'.repeat(32),
    createdAt: new Date('2027-01-04T08:00:00.000Z'),
    expiresAt: new Date('2027-01-04T08:10:00.000Z'),
    ...overrides,
  };
}

/** Builds a subscription that began on New Year's Day and is paid for January. */
export function buildSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: `sub_${randomUUID()}`,
    customerId: `cus_${randomUUID()}`,
    status: 'active',
    startedAt: new Date('2027-01-01T00:00:00.000Z'),
    paidUntil: new Date('2027-02-01T00:00:00.000Z'),
    endsAtPeriodEnd: false,
    ...overrides,
  };
}

/** Builds a connected calendar in Paris, which follows the plan. */
export function buildCalendar(householdId: string, overrides: Partial<CalendarConnection> = {}): CalendarConnection {
  return {
    householdId,
    personId: randomUUID(),
    id: randomUUID(),
    status: 'connected',
    refreshToken: `sealed refresh token ${householdId}`,
    accessToken: `sealed access token ${householdId}`,
    accessExpiresAt: new Date('2027-01-06T13:00:00.123Z'),
    timezone: 'Europe/Paris',
    eventStartTime: '15:00',
    eventDuration: 90,
    keepInStep: true,
    onlyMine: false,
    connectedAt: new Date('2027-01-06T12:00:00.123Z'),
    ...overrides,
  };
}
