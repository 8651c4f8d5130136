import { accountViewContract } from './account-view.contract.ts';
import { addressStoreContract } from './address-store.contract.ts';
import { announcementStoreContract } from './announcement-store.contract.ts';
import { apiTokenStoreContract } from './api-token-store.contract.ts';
import { applianceStoreContract } from './appliance-store.contract.ts';
import { adviceStoreContract, refinementContract, usageStoreContract } from './assistant-stores.contract.ts';
import { calendarStoreContract } from './calendar-store.contract.ts';
import { calendarFeedStoreContract, calendarVisitStoreContract } from './calendar-visits-and-feeds.contract.ts';
import { connectedAppStoreContract } from './connected-app-store.contract.ts';
import { customTaskStoreContract } from './custom-task-store.contract.ts';
import { customerStoreContract } from './customer-store.contract.ts';
import { contractNoticeStoreContract, declarationStoreContract } from './declaration-stores.contract.ts';
import { emailChangeStoreContract } from './email-change-store.contract.ts';
import { fileRecordStoreContract } from './file-record-store.contract.ts';
import { guideReminderStoreContract } from './guide-reminder-store.contract.ts';
import { historyEntriesContract } from './history-entries.contract.ts';
import { historyStoreContract } from './history-store.contract.ts';
import { homeAssistantStoreContract } from './home-assistant-store.contract.ts';
import { householdStoreContract } from './household-store.contract.ts';
import { identityStoreContract } from './identity-store.contract.ts';
import { invitationStoreContract } from './invitation-store.contract.ts';
import { keptSubscriptionContract } from './kept-subscription.contract.ts';
import { membershipStoreContract } from './membership-store.contract.ts';
import { meterStoreContract } from './meter-store.contract.ts';
import { partUseStoreContract } from './part-use-store.contract.ts';
import { passkeyStoreContract } from './passkey-store.contract.ts';
import { passportLinkStoreContract } from './passport-link-store.contract.ts';
import { pendingJobStoreContract } from './pending-job-store.contract.ts';
import { personStoreContract } from './person-store.contract.ts';
import { personalDataContract } from './personal-data.contract.ts';
import { planStoreContract } from './plan-store.contract.ts';
import { pushStoreContract } from './push-store.contract.ts';
import { rhythmAnswerStoreContract } from './rhythm-answer-store.contract.ts';
import { runStoreContract } from './run-store.contract.ts';
import { sessionStoreContract } from './session-store.contract.ts';
import { signInLinkStoreContract } from './sign-in-link-store.contract.ts';
import { openKnex, openMemory } from './subject.ts';
import { summaryScheduleStoreContract } from './summary-schedule-store.contract.ts';
import { summaryStoreContract } from './summary-store.contract.ts';
import { summaryViewContract } from './summary-view.contract.ts';
import { supportActionStoreContract } from './support-action-store.contract.ts';
import { taskActionStoreContract } from './task-action-store.contract.ts';
import { taskLinkStoreContract } from './task-link-store.contract.ts';
import { taskStoreContract } from './task-store.contract.ts';
import { unitOfWorkContract } from './unit-of-work.contract.ts';
import { webhookStoreContract } from './webhook-store.contract.ts';
import { weekStoreContract } from './week-store.contract.ts';
import { weekViewContract } from './week-view.contract.ts';

const contracts = [
  householdStoreContract,
  personStoreContract,
  membershipStoreContract,
  invitationStoreContract,
  sessionStoreContract,
  apiTokenStoreContract,
  connectedAppStoreContract,
  partUseStoreContract,
  passkeyStoreContract,
  pushStoreContract,
  identityStoreContract,
  webhookStoreContract,
  homeAssistantStoreContract,
  signInLinkStoreContract,
  weekStoreContract,
  refinementContract,
  adviceStoreContract,
  applianceStoreContract,
  meterStoreContract,
  usageStoreContract,
  planStoreContract,
  taskStoreContract,
  taskActionStoreContract,
  taskLinkStoreContract,
  customTaskStoreContract,
  calendarStoreContract,
  calendarVisitStoreContract,
  calendarFeedStoreContract,
  contractNoticeStoreContract,
  announcementStoreContract,
  declarationStoreContract,
  guideReminderStoreContract,
  emailChangeStoreContract,
  fileRecordStoreContract,
  historyStoreContract,
  historyEntriesContract,
  passportLinkStoreContract,
  keptSubscriptionContract,
  customerStoreContract,
  pendingJobStoreContract,
  supportActionStoreContract,
  addressStoreContract,
  rhythmAnswerStoreContract,
  runStoreContract,
  summaryScheduleStoreContract,
  summaryStoreContract,
  personalDataContract,
  unitOfWorkContract,
  accountViewContract,
  weekViewContract,
  summaryViewContract,
];

for (const contract of contracts) {
  contract('memory', openMemory);
  contract('knex', openKnex);
}
