import { createHash } from 'node:crypto';
import { archiveWriter } from '#adapters/fflate/archive-writer.ts';
import { makeAccountView } from '#adapters/memory/account-view.ts';
import { makeAdvisor } from '#adapters/memory/advisor.ts';
import { makeBroker } from '#adapters/memory/broker.ts';
import { makeCalendars } from '#adapters/memory/calendars.ts';
import { makeCatalogueSearch } from '#adapters/memory/catalogue-search.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeDeletionList } from '#adapters/memory/deletion-list.ts';
import { makeFeedWriter } from '#adapters/memory/feed-writer.ts';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { makeHomeChanges } from '#adapters/memory/home-changes.ts';
import { sequentialIds } from '#adapters/memory/ids.ts';
import { makeLocks } from '#adapters/memory/locks.ts';
import { makeMailEvents } from '#adapters/memory/mail-events.ts';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { makeOutgoing } from '#adapters/memory/outgoing.ts';
import { makePayments } from '#adapters/memory/payments.ts';
import { makePushes } from '#adapters/memory/pushes.ts';
import { makeRateLimiter } from '#adapters/memory/rate-limiter.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { makeSecrets } from '#adapters/memory/secrets.ts';
import { makeStateTokens } from '#adapters/memory/state-tokens.ts';
import { makeSummaryTokens } from '#adapters/memory/summary-tokens.ts';
import { makeSummaryView } from '#adapters/memory/summary-view.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { makeWeekView } from '#adapters/memory/week-view.ts';
import { makeChallenges } from '#adapters/node-crypto/challenges.ts';
import { digest } from '#adapters/node-crypto/digest.ts';
import { makeFileLinks } from '#adapters/node-crypto/file-links.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { noIdentityProvider } from '#adapters/openid-client/no-identity-provider.ts';
import { makePasskeyVerifier } from '#adapters/simplewebauthn/passkey-verifier.ts';
import { eventLoop } from '#adapters/system/event-loop.ts';
import { tableReader } from '#adapters/table-worker/table-reader.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { defaultLinkMinutes, type SignUp } from '#core/domain/access/sign-in.ts';
import { microsPerCent } from '#core/domain/advice/budget.ts';
import type { Household } from '#core/domain/home/household.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import type { Subscription } from '#core/domain/selling/subscription.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import type { Ports } from '#core/ports/index.ts';
import type { Mailer } from '#core/ports/mailer.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { Secrets } from '#core/ports/secrets.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { followPlanChanges } from '#core/procedures/calendar/follow-plan-changes.ts';
import { followHomes } from '#core/procedures/home-assistant/follow-homes.ts';
import { tellHomeChanges } from '#core/procedures/tell-home-changes.ts';
import { reportChanges } from '#core/procedures/webhooks/report-changes.ts';
import { buildHousehold, buildMembership, buildPerson, buildSession } from '../../support/people/factories.ts';
import { outsideTransactions, watched } from './outside-transactions.ts';

/** Wednesday 6 January 2027, noon in Paris. */
const noon = '2027-01-06T11:00:00Z';

/** Tokens that contain the claims as plain text. Other tests cover signing. */
const plainTokens: SessionTokens = {
  issue: async (claims, expiresAt) => JSON.stringify({ ...claims, expiresAt }),
  verify: async (token) => JSON.parse(token) as SessionClaims,
  whose: async (token) => JSON.parse(token) as SessionClaims,
};

type Options = {
  readonly linkMinutes?: number;
  readonly signUp?: SignUp;
  readonly sellsPremium?: boolean;
  readonly contractLanguages?: readonly Language[];
  /** Wraps the payment provider, for example to make it fail. */
  readonly reach?: (provider: Payments) => Payments;
  readonly secrets?: Secrets;
  /** Wraps what use cases reach the database and the mail service with, for example to interrupt them. */
  readonly wrap?: {
    readonly unitOfWork: (real: UnitOfWork) => UnitOfWork;
    readonly mailer: (real: Mailer) => Mailer;
  };
};

/** Every use case on one database in memory (docs/decisions/0197), with a fixed clock. */
export function makeWorld({
  linkMinutes = defaultLinkMinutes,
  signUp = { isOpen: true },
  sellsPremium = true,
  contractLanguages = languages,
  reach = (provider) => provider,
  secrets = makeSecrets(),
  wrap,
}: Options = {}) {
  const database = makeMemoryDatabase();
  const reporter = makeRecordingReporter();
  const clock = fixedClock(noon);
  const provider = makePayments({ clock });
  const ids = sequentialIds();
  const mailer = makeRecordingMailer();
  const mailEvents = makeMailEvents();
  const broker = makeBroker();
  const deps = { clock, ids };
  const followed = followHomes(followPlanChanges(makeUnitOfWork(database), deps), { ...deps, broker });
  const homeChanges = makeHomeChanges();
  const unitOfWork = watched(tellHomeChanges(reportChanges(followed, deps), homeChanges, { current: () => undefined }));
  const calendars = makeCalendars({ clock });
  const advisor = makeAdvisor();
  const deletionList = makeDeletionList();
  const fileStore = makeFileStore();
  const outgoing = makeOutgoing();
  const pushes = makePushes();
  const linkTokens = makeLinkTokens({ secret: createHash('sha256').update('links').digest() });
  const ports: Ports = {
    eventLoop,
    unitOfWork: wrap?.unitOfWork(unitOfWork) ?? unitOfWork,
    advisor: outsideTransactions('advisor', advisor),
    archiveWriter,
    tableReader,
    towns,
    broker: outsideTransactions('broker', broker),
    advisorBudget: 1000 * microsPerCent,
    calendars: outsideTransactions('calendars', calendars),
    catalogueSearch: makeCatalogueSearch(searchDocuments.map((make) => make())),
    locks: makeLocks(),
    fileLinks: makeFileLinks({ secret: createHash('sha256').update('files').digest(), now: clock.now }),
    fileStore: outsideTransactions('fileStore', fileStore),
    filesLimit: 50_000,
    freeFilesLimit: 50_000,
    deletionList: outsideTransactions('deletionList', deletionList),
    digest,
    feedWriter: makeFeedWriter(),
    challenges: makeChallenges({ secret: createHash('sha256').update('challenges').digest(), now: clock.now }),
    clock,
    ids,
    mailer: outsideTransactions('mailer', wrap?.mailer(mailer) ?? mailer),
    mailEvents: outsideTransactions('mailEvents', mailEvents),
    linkTokens,
    outgoing: outsideTransactions('outgoing', outgoing),
    pushes: outsideTransactions('pushes', pushes),
    linkMinutes,
    signUp,
    isProviderOnly: false,
    sendsMail: true,
    sellsPremium,
    contractLanguages,
    homeChanges,
    identityProvider: outsideTransactions('identityProvider', noIdentityProvider),
    baseUrl: 'https://upkept.example',
    passkeyVerifier: makePasskeyVerifier({ publicUrl: 'https://upkept.example' }),
    payments: outsideTransactions('payments', reach(provider)),
    reporter,
    sessionTokens: plainTokens,
    stateTokens: makeStateTokens({ clock }),
    summaryTokens: makeSummaryTokens({ clock }),
    summaryView: makeSummaryView(database),
    secrets,
    rateLimiter: makeRateLimiter({ clock }),
    accountView: makeAccountView(database),
    weekView: makeWeekView(database),
  };
  const useCases = makeUseCases(ports);

  let settled = 0;
  const addresses = new Map<string, string>();
  const people = new Map<string, string>();
  /** Creates a home, the person who owns it, and a session for them. Ids are the same in each run, because first plans depend on them. */
  async function addResident({ email, ...overrides }: Partial<Household> & { readonly email?: string } = {}) {
    const number = String(++settled).padStart(12, '0');
    const household = buildHousehold({
      id: `5e771ed0-0000-4000-8000-${number}`,
      onboardedOn: '2027-01-04',
      ...overrides,
    });
    const person = buildPerson({ id: `9e450000-0000-4000-8000-${number}`, ...(email !== undefined && { email }) });
    const session = buildSession(person.id, household.id, { createdAt: clock.now(), lastSeenAt: clock.now() });
    await unitOfWork.run(async ({ households, memberships, persons, sessions }) => {
      await households.add(household);
      await persons.addUnlessKnown(person);
      await memberships.add(buildMembership(household.id, person.id));
      await sessions.add(session);
    });
    addresses.set(household.id, person.email);
    people.set(household.id, person.id);
    return { household, person, claims: { personId: person.id, sessionId: session.id } };
  }

  return {
    database,
    clock,
    mailer,
    mailEvents,
    linkTokens,
    unitOfWork,
    /** The payment provider itself, for tests that change its state. */
    provider,
    /** The model itself. */
    advisor,
    /** The calendar's provider itself. */
    calendars,
    reporter,
    deletionList,
    fileStore,
    outgoing,
    pushes,
    homeChanges,
    /** The broker itself, for what Home Assistant does. */
    broker,
    ...useCases,
    /** For another process on the same database. */
    ports,

    /** Returns every stored task, by day. */
    tasks: (): readonly Task[] =>
      [...database.tables.tasks.values()].sort((one, other) => one.scheduledOn.localeCompare(other.scheduledOn)),

    addResident,
    /** The person of a settled home, in it. */
    recipient: ({ id: householdId }: Pick<Household, 'id'>) => ({
      householdId,
      personId: people.get(householdId) ?? '',
    }),
    /** The address that the person of a settled home had at first. */
    emailOf: ({ id }: Pick<Household, 'id'>): string => addresses.get(id) ?? '',

    /** Saves the subscription as if it had just been read from the payment provider. */
    keepSubscription: (householdId: string, subscription: Subscription) =>
      unitOfWork.run(async ({ households, customers }) =>
        households.keepSubscription(householdId, subscription, await customers.nextReading()),
      ),

    /** Creates a household that joined a year ago, so that its weeks are full, and has loaded its current week. */
    async withWeek(overrides: Parameters<typeof addResident>[0] = {}) {
      const home = await addResident({ onboardedOn: '2026-01-05', ...overrides });
      const look = (offset = 0) => useCases.getWeek({ ...home.claims, offset });
      const week = await look();
      const [first, second, third] = week.tasks;
      if (!first || !second || !third) throw new Error('the week needs three tasks for this');
      return { ...home, look, week, first, second, third };
    },
  };
}

export type World = ReturnType<typeof makeWorld>;
