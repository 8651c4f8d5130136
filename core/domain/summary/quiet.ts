/** After this many summaries without a visit, the next ones come every two weeks. */
const slowsDownAfter = 2;
/** The summary that follows this many without a visit asks whether to pause. */
const asksAfter = 3;

/** Whether summaries wait for the next visit. `unseen`: how many were sent since the last visit or completed task. */
export function isPaused(unseen: number): boolean {
  return unseen > asksAfter;
}

/** Whether the next summary asks if summaries should pause. */
export function asksToPause(unseen: number): boolean {
  return unseen === asksAfter;
}

/** How many weeks the next summary waits beyond the usual one. */
export function weeksToSkip(unseen: number): number {
  return unseen >= slowsDownAfter ? 1 : 0;
}
