import type { Ports } from '../ports/index.ts';
import { makeAcceptDeclaration } from './accept-declaration.ts';
import { makeAcceptInvitation } from './accept-invitation.ts';
import { makeAddTurns } from './add-turns.ts';
import { makeGatherMaterial } from './advice/gather-material.ts';
import { makeOpenCall } from './advice/open-call.ts';
import { makeOpenWeek } from './advice/open-week.ts';
import { makeSaveRefinement } from './advice/save-refinement.ts';
import { makeApplyDeclaration } from './apply-declaration.ts';
import { makeAskByCare, makeAskForReading } from './ask-for-reading.ts';
import { makeAssignTasks } from './assign-tasks.ts';
import { makeBeginPersonDeletion } from './begin-person-deletion.ts';
import { makeDayEvent } from './calendar/day-event.ts';
import { makeFinishDisconnection } from './calendar/finish-disconnection.ts';
import { makeOpenCalendar } from './calendar/open-calendar.ts';
import { makeOwnCalendar } from './calendar/own-calendar.ts';
import { makeRequestSync } from './calendar/request-sync.ts';
import { makeSealTokens } from './calendar/seal-tokens.ts';
import { makeSyncDay } from './calendar/sync-day.ts';
import { makeChangeHome } from './change-home.ts';
import { makeChangeMembers } from './change-members.ts';
import { makeClaimFiles } from './claim-files.ts';
import { makeComposePassport } from './compose-passport.ts';
import { makeComposeSummary } from './compose-summary.ts';
import { makeCountParts } from './count-parts.ts';
import { makeDeleteFiles } from './delete-files.ts';
import { makeEndAllAccess } from './end-all-access.ts';
import { makeEnqueuePending } from './enqueue-pending.ts';
import { makeFindCaller } from './find-caller.ts';
import { makeFindDeclaration } from './find-declaration.ts';
import { makeFindEmailChange } from './find-email-change.ts';
import { makeFindEntry } from './find-entry.ts';
import { makeFindNewPasskey } from './find-new-passkey.ts';
import { makeFinishDeletion } from './finish-deletion.ts';
import { makePublishHome } from './home-assistant/publish-home.ts';
import { makeWithdrawRetired } from './home-assistant/withdraw-retired.ts';
import { makeHomeItem } from './home-item.ts';
import { makeHomeOfContract } from './home-of-contract.ts';
import { makeIncludeCareTask } from './include-care-task.ts';
import { makeIssueAppTokens } from './issue-app-tokens.ts';
import { makeIssueSignInLink } from './issue-sign-in-link.ts';
import { makeJoinHome } from './join-home.ts';
import { makeJudgeAppRequest } from './judge-app-request.ts';
import { makeJudgeFile } from './judge-file.ts';
import { makeLinkIdentity } from './link-identity.ts';
import { makeMatchWork } from './match-work.ts';
import { makeMeteredUse } from './metered-use.ts';
import { makeMoveSession } from './move-session.ts';
import { makeMoveTask } from './move-task.ts';
import { makeNamePerson } from './name-person.ts';
import { makeNoteDeletion } from './note-deletion.ts';
import { makeNoteVisit } from './note-visit.ts';
import { makeHomeFor, makeOpenAccount } from './open-account.ts';
import { makeOpenImport } from './open-import.ts';
import { makeFindOwnInvitation, makeOpenInvitation, makeReadInvitationIds } from './open-invitation.ts';
import { makeOpenReminder } from './open-reminder.ts';
import { makeOpenTaskLink } from './open-task-link.ts';
import { makePlanHouseholds } from './plan-households.ts';
import { makePlanWeeks } from './plan-weeks.ts';
import { makeProveLink } from './prove-link.ts';
import { makeProvePasskey } from './prove-passkey.ts';
import { makePushKeys } from './push/push-keys.ts';
import { makeSealPushTarget } from './push/seal-push-target.ts';
import { makeReadMetered } from './read-metered.ts';
import { makeReadPlanInput } from './read-plan-input.ts';
import { makeReadRhythms } from './read-rhythms.ts';
import { makeReadSummaries } from './read-summaries.ts';
import { makeReaderOfLink } from './reader-of-link.ts';
import { makeReceiveDeclaration } from './receive-declaration.ts';
import { makeRemindOfWarranty } from './remind-of-warranty.ts';
import { makeRenewMeteredTurns } from './renew-metered-turns.ts';
import { makeRenewTurns } from './renew-turns.ts';
import { makeReplan } from './replan.ts';
import { makeReplanAfterHistory } from './replan-after-history.ts';
import { makeResumeContract } from './resume-contract.ts';
import { makeOpenVisit, makeSealVisit } from './sealed-visit.ts';
import { makeSendAccountDeleted } from './send-account-deleted.ts';
import { makeSendClaimedSummaries } from './send-claimed-summaries.ts';
import { makeSendSummary } from './send-summary.ts';
import { makeSetCompletion } from './set-completion.ts';
import { makeShowTask } from './show-task.ts';
import { makeStartSession } from './start-session.ts';
import { makeSummaryLedger } from './summary-ledger.ts';
import { makeSummaryScheduleOf } from './summary-schedule-of.ts';
import { makeSyncContract } from './sync-contract.ts';
import { makeSyncCustomer } from './sync-customer.ts';
import { makeSyncSubscription } from './sync-subscription.ts';
import { makeTownChange } from './town-change.ts';
import { makeOpenDestination } from './webhooks/open-destination.ts';

const factories = {
  acceptInvitation: makeAcceptInvitation,
  endAllAccess: makeEndAllAccess,
  findNewPasskey: makeFindNewPasskey,
  proveLink: makeProveLink,
  provePasskey: makeProvePasskey,
  addTurns: makeAddTurns,
  askByCare: makeAskByCare,
  askForReading: makeAskForReading,
  readMetered: makeReadMetered,
  assignTasks: makeAssignTasks,
  acceptDeclaration: makeAcceptDeclaration,
  applyDeclaration: makeApplyDeclaration,
  changeHome: makeChangeHome,
  changeMembers: makeChangeMembers,
  claimFiles: makeClaimFiles,
  composePassport: makeComposePassport,
  composeSummary: makeComposeSummary,
  countParts: makeCountParts,
  dayEvent: makeDayEvent,
  beginPersonDeletion: makeBeginPersonDeletion,
  enqueuePending: makeEnqueuePending,
  findDeclaration: makeFindDeclaration,
  findEmailChange: makeFindEmailChange,
  findEntry: makeFindEntry,
  finishDeletion: makeFinishDeletion,
  finishDisconnection: makeFinishDisconnection,
  syncContract: makeSyncContract,
  syncCustomer: makeSyncCustomer,
  gatherMaterial: makeGatherMaterial,
  homeFor: makeHomeFor,
  homeItem: makeHomeItem,
  homeOfContract: makeHomeOfContract,
  includeCareTask: makeIncludeCareTask,
  issueAppTokens: makeIssueAppTokens,
  joinHome: makeJoinHome,
  namePerson: makeNamePerson,
  judgeAppRequest: makeJudgeAppRequest,
  judgeFile: makeJudgeFile,
  linkIdentity: makeLinkIdentity,
  matchWork: makeMatchWork,
  sendSummary: makeSendSummary,
  issueSignInLink: makeIssueSignInLink,
  meteredUse: makeMeteredUse,
  moveTask: makeMoveTask,
  noteDeletion: makeNoteDeletion,
  noteVisit: makeNoteVisit,
  openAccount: makeOpenAccount,
  openCalendar: makeOpenCalendar,
  openCall: makeOpenCall,
  findOwnInvitation: makeFindOwnInvitation,
  openImport: makeOpenImport,
  openInvitation: makeOpenInvitation,
  openDestination: makeOpenDestination,
  openReminder: makeOpenReminder,
  openTaskLink: makeOpenTaskLink,
  openVisit: makeOpenVisit,
  openWeek: makeOpenWeek,
  ownCalendar: makeOwnCalendar,
  findCaller: makeFindCaller,
  planHouseholds: makePlanHouseholds,
  planWeeks: makePlanWeeks,
  publishHome: makePublishHome,
  pushKeys: makePushKeys,
  sealPushTarget: makeSealPushTarget,
  readInvitationIds: makeReadInvitationIds,
  readPlanInput: makeReadPlanInput,
  readRhythms: makeReadRhythms,
  readSummaries: makeReadSummaries,
  readerOfLink: makeReaderOfLink,
  replanAfterHistory: makeReplanAfterHistory,
  remindOfWarranty: makeRemindOfWarranty,
  deleteFiles: makeDeleteFiles,
  receiveDeclaration: makeReceiveDeclaration,
  renewMeteredTurns: makeRenewMeteredTurns,
  renewTurns: makeRenewTurns,
  replan: makeReplan,
  resumeContract: makeResumeContract,
  saveRefinement: makeSaveRefinement,
  sealTokens: makeSealTokens,
  sealVisit: makeSealVisit,
  sendClaimedSummaries: makeSendClaimedSummaries,
  sendAccountDeleted: makeSendAccountDeleted,
  setCompletion: makeSetCompletion,
  moveSession: makeMoveSession,
  syncSubscription: makeSyncSubscription,
  showTask: makeShowTask,
  startSession: makeStartSession,
  summaryLedger: makeSummaryLedger,
  summaryScheduleOf: makeSummaryScheduleOf,
  syncDay: makeSyncDay,
  requestSync: makeRequestSync,
  townChange: makeTownChange,
  withdrawRetired: makeWithdrawRetired,
};

/** Code that several use cases share. Only use cases call procedures. */
export type Procedures = { readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> };

/** Every procedure by name. This fails to compile when one asks for something that no port or procedure provides. */
export const procedureFactories = factories satisfies Record<string, (deps: Ports & Procedures) => unknown>;

/** What a use case asks for: ports, settings and procedures, by name. */
export type Needs<Name extends keyof (Ports & Procedures)> = Pick<Ports & Procedures, Name>;
