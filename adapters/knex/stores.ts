import type { Knex } from 'knex';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { Towns } from '#core/ports/towns.ts';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { makeAddressStore } from './address-store.ts';
import { makeAdviceStore } from './advice-store.ts';
import { makeAnnouncementStore } from './announcement-store.ts';
import { makeApiTokenStore } from './api-token-store.ts';
import { makeApplianceStore } from './appliance-store.ts';
import { makeCalendarFeedStore } from './calendar-feed-store.ts';
import { makeCalendarStore } from './calendar-store.ts';
import { makeCalendarVisitStore } from './calendar-visit-store.ts';
import { makeConnectedAppStore } from './connected-app-store.ts';
import { makeContractNoticeStore } from './contract-notice-store.ts';
import { makeCustomTaskStore } from './custom-task-store.ts';
import { makeCustomerStore } from './customer-store.ts';
import { makeDeclarationStore } from './declaration-store.ts';
import { makeEmailChangeStore } from './email-change-store.ts';
import { makeFileRecordStore } from './file-record-store.ts';
import { makeGuideReminderStore } from './guide-reminder-store.ts';
import { makeHistoryStore } from './history-store.ts';
import { makeHomeAssistantStore } from './home-assistant-store.ts';
import { makeHouseholdStore } from './household-store.ts';
import { makeIdentityStore } from './identity-store.ts';
import { makeInvitationStore } from './invitation-store.ts';
import { makeMembershipStore } from './membership-store.ts';
import { makeMeterStore } from './meter-store.ts';
import { makePartUseStore } from './part-use-store.ts';
import { makePasskeyStore } from './passkey-store.ts';
import { makePassportLinkStore } from './passport-link-store.ts';
import { makePendingJobStore } from './pending-job-store.ts';
import { makePersonStore } from './person-store.ts';
import { makePersonalData } from './personal-data.ts';
import { makePlanStore } from './plan-store.ts';
import { makePushStore } from './push-store.ts';
import { makeRhythmAnswerStore } from './rhythm-answer-store.ts';
import { makeRunStore } from './run-store.ts';
import { makeSessionStore } from './session-store.ts';
import { makeSignInLinkStore } from './sign-in-link-store.ts';
import { makeSummaryScheduleStore } from './summary-schedule-store.ts';
import { makeSummaryStore } from './summary-store.ts';
import { makeSupportActionStore } from './support-action-store.ts';
import { makeTaskActionStore } from './task-action-store.ts';
import { makeTaskLinkStore } from './task-link-store.ts';
import { makeTaskStore } from './task-store.ts';
import { makeUsageStore } from './usage-store.ts';
import { makeWebhookStore } from './webhook-store.ts';
import { makeWeekStore } from './week-store.ts';

/** Every store, bound to one transaction. */
export const storesOn = (trx: Knex.Transaction, jobs: JobQueue, towns: Towns): Stores => ({
  calendarFeeds: makeCalendarFeedStore(trx),
  calendars: makeCalendarStore(trx),
  calendarVisits: makeCalendarVisitStore(trx),
  addresses: makeAddressStore(trx),
  advice: makeAdviceStore(trx),
  apiTokens: makeApiTokenStore(trx),
  appliances: makeApplianceStore(trx),
  assistantUsage: makeUsageStore(trx),
  customers: makeCustomerStore(trx),
  connectedApps: makeConnectedAppStore(trx),
  contractNotices: makeContractNoticeStore(trx),
  customTasks: makeCustomTaskStore(trx),
  announcements: makeAnnouncementStore(trx),
  declarations: makeDeclarationStore(trx),
  emailChanges: makeEmailChangeStore(trx),
  files: makeFileRecordStore(trx),
  guideReminders: makeGuideReminderStore(trx),
  history: makeHistoryStore(trx),
  homeAssistant: makeHomeAssistantStore(trx),
  households: makeHouseholdStore(trx, towns),
  invitations: makeInvitationStore(trx),
  jobs,
  identities: makeIdentityStore(trx),
  memberships: makeMembershipStore(trx, towns),
  meters: makeMeterStore(trx),
  partUses: makePartUseStore(trx),
  passkeys: makePasskeyStore(trx),
  passportLinks: makePassportLinkStore(trx),
  pendingJobs: makePendingJobStore(trx),
  persons: makePersonStore(trx),
  personalData: makePersonalData(trx),
  plans: makePlanStore(trx, towns),
  pushSubscriptions: makePushStore(trx),
  rhythmAnswers: makeRhythmAnswerStore(trx),
  runs: makeRunStore(trx),
  sessions: makeSessionStore(trx),
  signInLinks: makeSignInLinkStore(trx),
  summaries: makeSummaryStore(trx),
  summarySchedules: makeSummaryScheduleStore(trx),
  supportActions: makeSupportActionStore(trx),
  taskActions: makeTaskActionStore(trx),
  taskLinks: makeTaskLinkStore(trx),
  tasks: makeTaskStore(trx),
  webhooks: makeWebhookStore(trx),
  weeks: makeWeekStore(trx),
});
