import type { AccountView } from '#core/ports/account-view.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { LinkTokens } from '#core/ports/link-tokens.ts';
import type { Mailer } from '#core/ports/mailer.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';
import type { SessionTokens } from '#core/ports/session-tokens.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import type { WeekView } from '#core/ports/week-view.ts';
import { makeAuthenticate } from '#core/use-cases/access/authenticate.ts';
import { makeForgetExpiredLinks } from '#core/use-cases/access/forget-expired-links.ts';
import { makeLogOut } from '#core/use-cases/access/log-out.ts';
import { makeLogOutEverywhere } from '#core/use-cases/access/log-out-everywhere.ts';
import { makeRequestSignInLink } from '#core/use-cases/access/request-sign-in-link.ts';
import { makeSendSignInLink } from '#core/use-cases/access/send-sign-in-link.ts';
import { makeVerifySignInLink } from '#core/use-cases/access/verify-sign-in-link.ts';
import { makeCompleteCheckout } from '#core/use-cases/billing/complete-checkout.ts';
import { makeFollowCustomer } from '#core/use-cases/billing/follow-customer.ts';
import { makeForgetPaymentEvents } from '#core/use-cases/billing/forget-payment-events.ts';
import { makeHandlePaymentEvent } from '#core/use-cases/billing/handle-payment-event.ts';
import { makeOpenPortal } from '#core/use-cases/billing/open-portal.ts';
import { makeReadSubscription } from '#core/use-cases/billing/read-subscription.ts';
import { makeReconcileBilling } from '#core/use-cases/billing/reconcile-billing.ts';
import { makeSendPaymentProblem } from '#core/use-cases/billing/send-payment-problem.ts';
import { makeSendWelcome } from '#core/use-cases/billing/send-welcome.ts';
import { makeStartCheckout } from '#core/use-cases/billing/start-checkout.ts';
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

/** What the use cases are made of: the doors to the outside, and what the settings say. */
export type Ports = {
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  payments: Payments;
  rateLimiter: RateLimiter;
  linkTokens: LinkTokens;
  sessionTokens: SessionTokens;
  unitOfWork: UnitOfWork;
  accountView: AccountView;
  weekView: WeekView;
  linkMinutes: number;
  baseUrl: string;
  /** Told of failures that no caller waits for. */
  onError: (error: unknown) => void;
};

/** What can be done with the application, one for each endpoint, command and job. */
export type UseCases = {
  authenticate: ReturnType<typeof makeAuthenticate>;
  requestSignInLink: ReturnType<typeof makeRequestSignInLink>;
  sendSignInLink: ReturnType<typeof makeSendSignInLink>;
  verifySignInLink: ReturnType<typeof makeVerifySignInLink>;
  forgetExpiredLinks: ReturnType<typeof makeForgetExpiredLinks>;
  logOut: ReturnType<typeof makeLogOut>;
  logOutEverywhere: ReturnType<typeof makeLogOutEverywhere>;
  onboardHousehold: ReturnType<typeof makeOnboardHousehold>;
  updateHousehold: ReturnType<typeof makeUpdateHousehold>;
  planWeeks: ReturnType<typeof makePlanWeeks>;
  generateWeeks: ReturnType<typeof makeGenerateWeeks>;
  getWeek: ReturnType<typeof makeGetWeek>;
  replanWeek: ReturnType<typeof makeReplanWeek>;
  addTask: ReturnType<typeof makeAddTask>;
  completeTask: ReturnType<typeof makeCompleteTask>;
  rescheduleTask: ReturnType<typeof makeRescheduleTask>;
  deleteTask: ReturnType<typeof makeDeleteTask>;
  restoreTask: ReturnType<typeof makeRestoreTask>;
  listCustomTasks: ReturnType<typeof makeListCustomTasks>;
  createCustomTask: ReturnType<typeof makeCreateCustomTask>;
  deleteCustomTask: ReturnType<typeof makeDeleteCustomTask>;
  readSubscription: ReturnType<typeof makeReadSubscription>;
  followCustomer: ReturnType<typeof makeFollowCustomer>;
  startCheckout: ReturnType<typeof makeStartCheckout>;
  completeCheckout: ReturnType<typeof makeCompleteCheckout>;
  openPortal: ReturnType<typeof makeOpenPortal>;
  handlePaymentEvent: ReturnType<typeof makeHandlePaymentEvent>;
  reconcileBilling: ReturnType<typeof makeReconcileBilling>;
  forgetPaymentEvents: ReturnType<typeof makeForgetPaymentEvents>;
  sendWelcome: ReturnType<typeof makeSendWelcome>;
  sendPaymentProblem: ReturnType<typeof makeSendPaymentProblem>;
  exportHousehold: ReturnType<typeof makeExportHousehold>;
  deleteHousehold: ReturnType<typeof makeDeleteHousehold>;
  finishDeparture: ReturnType<typeof makeFinishDeparture>;
  noteSupportAction: ReturnType<typeof makeNoteSupportAction>;
  setPremium: ReturnType<typeof makeSetPremium>;
  resendLink: ReturnType<typeof makeResendLink>;
  showHousehold: ReturnType<typeof makeShowHousehold>;
};

/** Takes a part's name, the names of the parts that it is made of, and how. */
export type Provide<Parts> = <Name extends keyof Parts & string, Needs extends keyof Parts & string = never>(
  name: Name,
  needs: readonly Needs[],
  make: (deps: Pick<Parts, Needs>) => Parts[Name],
) => void;

/** Tells what each use case is made of; one that others are made of comes before them. */
export function provideUseCases(provide: Provide<Ports & UseCases>): void {
  provide('authenticate', ['accountView', 'unitOfWork', 'clock'], makeAuthenticate);
  provide(
    'requestSignInLink',
    ['unitOfWork', 'rateLimiter', 'linkTokens', 'clock', 'ids', 'linkMinutes'],
    makeRequestSignInLink,
  );
  provide('sendSignInLink', ['unitOfWork', 'mailer', 'linkTokens', 'clock', 'baseUrl'], makeSendSignInLink);
  provide('verifySignInLink', ['unitOfWork', 'linkTokens', 'sessionTokens', 'clock', 'ids'], makeVerifySignInLink);
  provide('forgetExpiredLinks', ['unitOfWork', 'clock'], makeForgetExpiredLinks);
  provide('logOut', ['unitOfWork'], makeLogOut);
  provide('logOutEverywhere', ['unitOfWork'], makeLogOutEverywhere);
  provide('updateHousehold', ['unitOfWork', 'clock'], makeUpdateHousehold);
  provide('onboardHousehold', ['unitOfWork', 'clock', 'updateHousehold'], makeOnboardHousehold);
  provide('planWeeks', ['unitOfWork', 'clock', 'ids'], makePlanWeeks);
  provide('generateWeeks', ['unitOfWork', 'planWeeks', 'onError'], makeGenerateWeeks);
  provide('getWeek', ['weekView', 'unitOfWork', 'clock', 'planWeeks'], makeGetWeek);
  provide('replanWeek', ['unitOfWork', 'clock', 'planWeeks'], makeReplanWeek);
  provide('addTask', ['unitOfWork', 'clock', 'ids'], makeAddTask);
  provide('completeTask', ['unitOfWork', 'clock'], makeCompleteTask);
  provide('rescheduleTask', ['unitOfWork', 'clock'], makeRescheduleTask);
  provide('deleteTask', ['unitOfWork'], makeDeleteTask);
  provide('restoreTask', ['unitOfWork'], makeRestoreTask);

  provide('listCustomTasks', ['unitOfWork'], makeListCustomTasks);
  provide('createCustomTask', ['unitOfWork', 'clock', 'ids'], makeCreateCustomTask);
  provide('deleteCustomTask', ['unitOfWork', 'clock'], makeDeleteCustomTask);

  provide('readSubscription', ['unitOfWork', 'payments', 'onError'], makeReadSubscription);
  provide('followCustomer', ['unitOfWork', 'payments', 'clock', 'ids', 'readSubscription'], makeFollowCustomer);
  provide('startCheckout', ['unitOfWork', 'payments', 'readSubscription'], makeStartCheckout);
  provide('completeCheckout', ['payments', 'followCustomer', 'onError'], makeCompleteCheckout);
  provide('openPortal', ['unitOfWork', 'payments'], makeOpenPortal);
  provide('handlePaymentEvent', ['payments', 'followCustomer'], makeHandlePaymentEvent);
  provide('reconcileBilling', ['unitOfWork', 'payments', 'followCustomer', 'onError'], makeReconcileBilling);
  provide('forgetPaymentEvents', ['unitOfWork', 'clock'], makeForgetPaymentEvents);
  provide(
    'sendWelcome',
    ['unitOfWork', 'mailer', 'linkTokens', 'clock', 'ids', 'baseUrl', 'linkMinutes'],
    makeSendWelcome,
  );
  provide('sendPaymentProblem', ['unitOfWork', 'mailer', 'baseUrl'], makeSendPaymentProblem);

  provide('exportHousehold', ['unitOfWork', 'clock'], makeExportHousehold);
  provide('finishDeparture', ['unitOfWork', 'payments'], makeFinishDeparture);
  provide('deleteHousehold', ['unitOfWork', 'clock', 'ids', 'finishDeparture', 'onError'], makeDeleteHousehold);

  provide('noteSupportAction', ['unitOfWork', 'clock', 'ids'], makeNoteSupportAction);
  provide('setPremium', ['unitOfWork', 'clock'], makeSetPremium);
  provide('resendLink', ['unitOfWork', 'linkTokens', 'clock', 'ids', 'linkMinutes'], makeResendLink);
  provide('showHousehold', ['unitOfWork', 'clock'], makeShowHousehold);
}
