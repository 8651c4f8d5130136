import { createHash } from 'node:crypto';
import { makeAccountView } from '#adapters/memory/account-view.ts';
import { fixedClock } from '#adapters/memory/clock.ts';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { sequentialIds } from '#adapters/memory/ids.ts';
import { makeRecordingMailer } from '#adapters/memory/mailer.ts';
import { makePayments } from '#adapters/memory/payments.ts';
import { makeRateLimiter } from '#adapters/memory/rate-limiter.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { makeWeekView } from '#adapters/memory/week-view.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';
import { defaultLinkMinutes } from '#core/domain/sign-in.ts';
import type { Subscription } from '#core/domain/subscription.ts';
import type { Task } from '#core/domain/task.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import { makeAuthenticate } from '#core/use-cases/access/authenticate.ts';
import { makeForgetExpiredLinks } from '#core/use-cases/access/forget-expired-links.ts';
import { makeLogOut } from '#core/use-cases/access/log-out.ts';
import { makeLogOutEverywhere } from '#core/use-cases/access/log-out-everywhere.ts';
import { makeRequestSignInLink } from '#core/use-cases/access/request-sign-in-link.ts';
import { makeSendSignInLink } from '#core/use-cases/access/send-sign-in-link.ts';
import { makeVerifySignInLink } from '#core/use-cases/access/verify-sign-in-link.ts';
import { makeCreateCustomTask } from '#core/use-cases/custom-tasks/create-custom-task.ts';
import { makeDeleteCustomTask } from '#core/use-cases/custom-tasks/delete-custom-task.ts';
import { makeListCustomTasks } from '#core/use-cases/custom-tasks/list-custom-tasks.ts';
import { makeOnboardHousehold } from '#core/use-cases/household/onboard-household.ts';
import { makeUpdateHousehold } from '#core/use-cases/household/update-household.ts';
import { makeDeleteHousehold } from '#core/use-cases/privacy/delete-household.ts';
import { makeExportHousehold } from '#core/use-cases/privacy/export-household.ts';
import { makeFinishDeparture } from '#core/use-cases/privacy/finish-departure.ts';
import { makeNoteSupportAction } from '#core/use-cases/support/note-support-action.ts';
import { makeResendLink } from '#core/use-cases/support/resend-link.ts';
import { makeSetPremium } from '#core/use-cases/support/set-premium.ts';
import { makeShowHousehold } from '#core/use-cases/support/show-household.ts';
import { makeAddTask } from '#core/use-cases/week/add-task.ts';
import { makeCompleteTask } from '#core/use-cases/week/complete-task.ts';
import { makeDeleteTask } from '#core/use-cases/week/delete-task.ts';
import { makeGenerateWeeks } from '#core/use-cases/week/generate-weeks.ts';
import { makeGetWeek } from '#core/use-cases/week/get-week.ts';
import { makePlanWeeks } from '#core/use-cases/week/plan-weeks.ts';
import { makeReplanWeek } from '#core/use-cases/week/replan-week.ts';
import { makeRescheduleTask } from '#core/use-cases/week/reschedule-task.ts';
import { makeRestoreTask } from '#core/use-cases/week/restore-task.ts';
import { buildHousehold, buildSession } from '#test/support/factories.ts';
import { billingUseCases } from './billing.ts';

/** Wednesday 6 January 2027, noon in Paris. */
export const noon = '2027-01-06T11:00:00Z';

/** Tells the claims and the end in plain text: what signing is good for is tested elsewhere. */
const plainTokens: SessionTokens = {
  issue: async (claims, expiresAt) => JSON.stringify({ ...claims, expiresAt }),
  verify: async (token) => JSON.parse(token) as SessionClaims,
};

type Options = {
  readonly linkMinutes?: number;
  /** What stands between us and the payment provider. */
  readonly reach?: (provider: Payments) => Payments;
};

/** Every use case over one database in memory, at a time that stands still. */
export function makeWorld({ linkMinutes = defaultLinkMinutes, reach = (provider) => provider }: Options = {}) {
  const database = makeMemoryDatabase();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const clock = fixedClock(noon);
  const provider = makePayments({ clock });
  const ids = sequentialIds();
  const mailer = makeRecordingMailer();
  const unitOfWork = makeUnitOfWork(database);
  const linkTokens = makeLinkTokens({ secret: createHash('sha256').update('links').digest() });
  const baseUrl = 'https://upkept.example';
  const payments = reach(provider);
  const use = { unitOfWork, clock, ids, mailer, linkTokens, linkMinutes, baseUrl, payments, onError };
  const deps = { ...use, sessionTokens: plainTokens };
  const finishDeparture = makeFinishDeparture(deps);
  const updateHousehold = makeUpdateHousehold(deps);
  const planWeeks = makePlanWeeks(deps);
  const getWeek = makeGetWeek({ ...deps, planWeeks, weekView: makeWeekView(database) });

  /** Puts a household and a session of it into the database. */
  async function settle(overrides: Parameters<typeof buildHousehold>[0] = {}) {
    const household = buildHousehold({ onboardedOn: '2027-01-04', ...overrides });
    const session = buildSession(household.id, { createdAt: clock.now(), lastSeenAt: clock.now() });
    await unitOfWork.run(async ({ households, sessions }) => {
      await households.addUnlessKnown(household);
      await sessions.add(session);
    });
    return { household, claims: { householdId: household.id, sessionId: session.id } };
  }

  return {
    database,
    clock,
    mailer,
    linkTokens,
    /** The payment provider itself, for what happens there. */
    provider,
    ...billingUseCases(deps),
    requestSignInLink: makeRequestSignInLink({ ...deps, rateLimiter: makeRateLimiter({ clock }) }),
    sendSignInLink: makeSendSignInLink(deps),
    verifySignInLink: makeVerifySignInLink(deps),
    authenticate: makeAuthenticate({ ...deps, accountView: makeAccountView(database) }),
    forgetExpiredLinks: makeForgetExpiredLinks(deps),
    logOut: makeLogOut(deps),
    logOutEverywhere: makeLogOutEverywhere(deps),
    onboardHousehold: makeOnboardHousehold({ ...deps, updateHousehold }),
    updateHousehold,
    planWeeks,
    getWeek,
    replanWeek: makeReplanWeek({ ...deps, planWeeks }),
    generateWeeks: makeGenerateWeeks({ ...deps, planWeeks }),
    errors,
    addTask: makeAddTask(deps),
    completeTask: makeCompleteTask(deps),
    deleteTask: makeDeleteTask(deps),
    restoreTask: makeRestoreTask(deps),
    rescheduleTask: makeRescheduleTask(deps),
    createCustomTask: makeCreateCustomTask(deps),
    deleteCustomTask: makeDeleteCustomTask(deps),
    listCustomTasks: makeListCustomTasks(deps),
    exportHousehold: makeExportHousehold(deps),
    deleteHousehold: makeDeleteHousehold({ ...deps, finishDeparture }),
    finishDeparture,
    noteSupportAction: makeNoteSupportAction(deps),
    setPremium: makeSetPremium(deps),
    resendLink: makeResendLink(deps),
    showHousehold: makeShowHousehold(deps),

    /** Every task that is stored, by day. */
    tasks: (): readonly Task[] =>
      [...database.tables.tasks.values()].sort((one, other) => one.scheduledOn.localeCompare(other.scheduledOn)),

    settle,

    /** As if the payment provider had just been asked. */
    keepSubscription: (householdId: string, subscription: Subscription) =>
      unitOfWork.run(async ({ households, payments }) =>
        households.keepSubscription(householdId, subscription, await payments.nextReading()),
      ),

    /** A household that has seen its current week. */
    async withWeek(overrides: Parameters<typeof settle>[0] = {}) {
      const settled = await settle(overrides);
      const look = (offset = 0) => getWeek({ ...settled.claims, offset });
      const week = await look();
      const [first, second, third] = week.tasks;
      if (!first || !second || !third) throw new Error('the week needs three tasks for this');
      return { ...settled, look, week, first, second, third };
    },
  };
}

export type World = ReturnType<typeof makeWorld>;
