import { makeDeleteExpiredRuns } from './delete-expired-runs.ts';
import { makeGetSummaryAction } from './get-summary-action.ts';
import { makeGetSummarySettings } from './get-summary-settings.ts';
import { makeGetSummarySubscription } from './get-summary-subscription.ts';
import { makeHandleMailEvents } from './handle-mail-events.ts';
import { makeListOpenRuns } from './list-open-runs.ts';
import { makeQueueSummaries } from './queue-summaries.ts';
import { makeRequestSummary } from './request-summary.ts';
import { makeResumeSummaries } from './resume-summaries.ts';
import { makeSendSummaries } from './send-summaries.ts';
import { makeSendSummaryNow } from './send-summary-now.ts';
import { makeSendSummaryTo } from './send-summary-to.ts';
import { makeSetSummarySubscription } from './set-summary-subscription.ts';
import { makeShowRuns } from './show-runs.ts';
import { makeTakeSummaryAction } from './take-summary-action.ts';
import { makeUpdateSummarySettings } from './update-summary-settings.ts';

export const summaryUseCases = {
  deleteExpiredRuns: makeDeleteExpiredRuns,
  getSummaryAction: makeGetSummaryAction,
  getSummarySettings: makeGetSummarySettings,
  getSummarySubscription: makeGetSummarySubscription,
  handleMailEvents: makeHandleMailEvents,
  listOpenRuns: makeListOpenRuns,
  sendSummaryTo: makeSendSummaryTo,
  queueSummaries: makeQueueSummaries,
  requestSummary: makeRequestSummary,
  resumeSummaries: makeResumeSummaries,
  sendSummaries: makeSendSummaries,
  sendSummaryNow: makeSendSummaryNow,
  setSummarySubscription: makeSetSummarySubscription,
  showRuns: makeShowRuns,
  takeSummaryAction: makeTakeSummaryAction,
  updateSummarySettings: makeUpdateSummarySettings,
};
