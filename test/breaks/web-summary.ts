import type { Break } from './break.ts';

const settings = 'apps/web/features/settings/account/summary';
const pages = 'apps/web/pages/summary';
const actionTests = ['test/component/summary/action.test.tsx'];
const settingsTests = ['test/component/settings/weekly-summary.test.tsx'];

/** The weekly summary: its settings, and the pages that its links lead to. */
export const summaryBreaks: readonly Break[] = [
  {
    what: 'The page of a link in a summary marks the task as done by itself',
    file: `${pages}/summary-action-page.tsx`,
    find: "call('getSummaryAction', { params: { token } }, { signal });",
    replace: "call('takeSummaryAction', { params: { token }, body: { undo: false } }, { signal });",
    tests: actionTests,
  },
  {
    what: 'The page to unsubscribe stops summaries when it is opened',
    file: `${pages}/unsubscribe-page.tsx`,
    find: "call('getSummarySubscription', { params: { token } }, { signal });",
    replace: "call('setSummarySubscription', { params: { token }, body: { subscribed: false } }, { signal });",
    tests: ['test/component/summary/unsubscribe.test.tsx'],
  },
  {
    what: 'A task that was marked as done from a summary can’t be opened again',
    file: `${pages}/summary-action-page.tsx`,
    find: 'change({ undo: true })',
    replace: 'change({ undo: false })',
    tests: actionTests,
  },
  {
    what: 'A press that fails offline makes the link look expired',
    file: `${pages}/use-link.ts`,
    find: "setState(failure === undefined ? stateAfter(error) : { name: 'shown', value, busy: false, failure });",
    replace: "setState(failure === undefined ? stateAfter(error) : { name: 'expired' });",
    tests: actionTests,
  },
  {
    what: 'After a press, the focus is lost with the button',
    file: `${pages}/link-card.tsx`,
    find: 'useEffect(() => title.current?.focus(), []);',
    replace: '',
    tests: actionTests,
  },
  {
    what: 'A link’s token is used on the page of another link',
    file: 'apps/web/session/link-token.ts',
    find: 'taken?.page === address.pathname ? taken.token : undefined',
    replace: 'taken?.token',
    tests: ['test/web/link-token.test.ts'],
  },
  {
    what: 'A link in a summary stops working when its page is loaded again',
    file: 'apps/web/session/link-token.ts',
    find: 'takeLinkToken() ?? kept',
    replace: 'takeLinkToken() ?? (kept && undefined)',
    tests: actionTests,
  },
  {
    what: 'Of two changes of the summary’s time, the second undoes the first',
    file: `${settings}/use-weekly-summary.ts`,
    find: 'saving.mutate({ ...pending, ...part })',
    replace: 'saving.mutate(part)',
    tests: settingsTests,
  },
  {
    what: 'Summaries that have stopped look as if they were on',
    file: `${settings}/summary-form.tsx`,
    find: 'enabled && (summary.stopped === null || pending.enabled === true)',
    replace: 'enabled || pending.enabled === true',
    tests: settingsTests,
  },
  {
    what: 'The next summary is shown in the time zone of the browser',
    file: `${settings}/moment-text.ts`,
    find: "new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(moment)",
    replace: "new Intl.DateTimeFormat('en-GB', { ...parts, ...(timeZone === '' && { timeZone }) }).format(moment)",
    tests: settingsTests,
  },
  {
    what: 'A person who asked for too many summaries does not read when the next one is possible',
    file: `${settings}/send-now.tsx`,
    find: '{refusalText(sending.error)}',
    replace: '{sending.error.message}',
    tests: settingsTests,
  },
];
