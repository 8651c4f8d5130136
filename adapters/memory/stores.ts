import type { JobQueue } from '#core/ports/jobs.ts';
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
import type { MemoryDatabase, Tables } from './database.ts';
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

/** Every store, bound to one transaction's copy of the tables. */
export const storesOn = (tables: Tables, database: MemoryDatabase, jobs: JobQueue): Stores => ({
  calendarFeeds: makeCalendarFeedStore(tables),
  calendars: makeCalendarStore(tables),
  calendarVisits: makeCalendarVisitStore(tables),
  addresses: makeAddressStore(tables),
  advice: makeAdviceStore(tables),
  apiTokens: makeApiTokenStore(tables),
  appliances: makeApplianceStore(tables),
  assistantUsage: makeUsageStore(tables),
  customers: makeCustomerStore(tables, database),
  connectedApps: makeConnectedAppStore(tables),
  contractNotices: makeContractNoticeStore(tables),
  customTasks: makeCustomTaskStore(tables),
  announcements: makeAnnouncementStore(tables),
  declarations: makeDeclarationStore(tables),
  emailChanges: makeEmailChangeStore(tables),
  files: makeFileRecordStore(tables),
  guideReminders: makeGuideReminderStore(tables),
  history: makeHistoryStore(tables),
  homeAssistant: makeHomeAssistantStore(tables),
  households: makeHouseholdStore(tables),
  invitations: makeInvitationStore(tables),
  jobs,
  identities: makeIdentityStore(tables),
  memberships: makeMembershipStore(tables),
  meters: makeMeterStore(tables),
  partUses: makePartUseStore(tables),
  passkeys: makePasskeyStore(tables),
  passportLinks: makePassportLinkStore(tables),
  pendingJobs: makePendingJobStore(tables),
  persons: makePersonStore(tables),
  personalData: makePersonalData(tables),
  plans: makePlanStore(tables),
  pushSubscriptions: makePushStore(tables),
  rhythmAnswers: makeRhythmAnswerStore(tables),
  runs: makeRunStore(tables),
  sessions: makeSessionStore(tables),
  signInLinks: makeSignInLinkStore(tables),
  summaries: makeSummaryStore(tables),
  summarySchedules: makeSummaryScheduleStore(tables),
  supportActions: makeSupportActionStore(tables),
  taskActions: makeTaskActionStore(tables),
  taskLinks: makeTaskLinkStore(tables),
  tasks: makeTaskStore(tables),
  webhooks: makeWebhookStore(tables),
  weeks: makeWeekStore(tables),
});
