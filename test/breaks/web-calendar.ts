import type { Break } from './break.ts';

const calendar = 'apps/web/features/settings/calendar';
const week = 'apps/web/features/week';

/** The calendar: its settings, the way back from Google, and the week's button. */
export const calendarBreaks: readonly Break[] = [
  {
    what: 'An expired request to connect a calendar is repeated endlessly',
    file: `${calendar}/use-retry.ts`,
    find: 'if (isError || !canRetry()) {',
    replace: 'if (isError) {',
    tests: ['test/component/settings/calendar-callback.test.tsx'],
  },
  {
    what: 'A user who has left the calendar’s settings is sent to Google',
    file: `${calendar}/use-retry.ts`,
    find: 'return () => clearTimeout(timer);',
    replace: 'return () => void timer;',
    tests: ['test/component/settings/calendar-callback.test.tsx'],
  },
  {
    what: 'The result of connecting a calendar is repeated after a reload',
    file: `${calendar}/use-callback-result.ts`,
    find: "void navigate(paths.settingsTab('calendar'), { replace: true });",
    replace: 'void navigate;',
    tests: ['test/component/settings/calendar-callback.test.tsx'],
  },
  {
    what: 'The code that Google sends reaches the address of the settings',
    file: 'apps/web/pages/calendar-callback/address-after-callback.ts',
    find: "['success', 'connection', 'error']",
    replace: "['success', 'connection', 'error', 'code']",
    tests: ['test/web/calendar-settings.test.ts'],
  },
  {
    what: 'A forged address sets when the events of a calendar seem to be',
    file: `${calendar}/connection-in.ts`,
    find: "if (typeof timezone !== 'string' || !isTimezone(timezone)) return undefined;",
    replace: "if (typeof timezone !== 'string') return undefined;",
    tests: ['test/web/calendar-settings.test.ts'],
  },
  {
    what: 'A calendar that is not connected looks like a failure',
    file: `${calendar}/use-calendar.ts`,
    find: "error.code === 'calendar_not_connected'",
    replace: "error.code === 'not_found'",
    tests: ['test/component/settings/calendar-connecting.test.tsx'],
  },
  {
    what: 'Any failure to load the calendar looks as if none were connected',
    file: `${calendar}/use-calendar.ts`,
    find: "if (error instanceof ApiError && error.code === 'calendar_not_connected') return null;",
    replace: 'if (error instanceof ApiError) return null;',
    tests: ['test/component/settings/calendar-connecting.test.tsx'],
  },
  {
    what: 'Free users ask Google for permission',
    file: `${calendar}/calendar-tab.tsx`,
    find: 'const canConnect = isPremium && (',
    replace: 'const canConnect = (isPremium || true) && (',
    tests: ['test/component/settings/calendar-connecting.test.tsx'],
  },
  {
    what: 'Premium users are offered premium for their calendar',
    file: `${calendar}/calendar-tab.tsx`,
    find: '{isPremium ? (',
    replace: '{isPremium && !isPremium ? (',
    tests: ['test/component/settings/calendar-connecting.test.tsx'],
  },
  {
    what: 'The calendar is disconnected without a question',
    file: `${calendar}/connection/disconnect.tsx`,
    find: 'disabled={locked} onClick={ask}',
    replace: 'disabled={locked} onClick={isAsking ? ask : disconnect}',
    tests: ['test/component/settings/calendar-connected.test.tsx'],
  },
  {
    what: 'The switch shows that events follow the plan although that could not be saved',
    file: `${calendar}/connection/keep-in-step.tsx`,
    find: 'isPending ? (variables.keepInStep ?? keepInStep) : keepInStep',
    replace: 'variables?.keepInStep ?? keepInStep',
    tests: ['test/component/settings/calendar-connected.test.tsx'],
  },
  {
    what: 'The private address is replaced without a question',
    file: `${calendar}/feed/feed-content.tsx`,
    find: "onRenew={() => ask('renew')}",
    replace: "onRenew={() => send('renew')}",
    tests: ['test/component/settings/calendar-feed.test.tsx'],
  },
  {
    what: 'Syncing a day overtakes changes that are not saved yet',
    file: `${week}/data/use-day-sync.ts`,
    find: 'scope: changesScope,',
    replace: 'scope: { id: `${changesScope.id}-${date}` },',
    tests: ['test/component/week/sync.test.tsx'],
  },
  {
    what: 'The button for a day keeps saying that the day is synced',
    file: `${week}/data/use-day-sync.ts`,
    find: "if (state !== 'success' && state !== 'error') return;",
    replace: "if (state !== 'error') return;",
    tests: ['test/component/week/sync.test.tsx'],
  },
  {
    what: 'Syncing a day without a connected calendar only fails',
    file: `${week}/data/use-day-sync.ts`,
    find: "if (code === 'calendar_not_connected' || (",
    replace: "if (code === 'not_found' || (",
    tests: ['test/component/week/sync.test.tsx'],
  },
  {
    what: 'Syncing a day without premium starts no checkout',
    file: `${week}/data/use-day-sync.ts`,
    find: 'void checkout.start();',
    replace: 'void checkout;',
    tests: ['test/component/week/sync.test.tsx'],
  },
];
