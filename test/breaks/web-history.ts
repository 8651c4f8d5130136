import type { Break } from './break.ts';

const history = 'apps/web/features/history';
const entry = 'apps/web/household/entry';
const passport = 'apps/web/pages/passport';
const list = 'test/component/history/history.test.tsx';
const entries = 'test/component/history/entries.test.tsx';
const sharing = 'test/component/history/passport.test.tsx';

/** The history and the house passport. */
export const historyBreaks: readonly Break[] = [
  {
    what: 'Amounts of two currencies are added up',
    file: `${history}/model/months.ts`,
    find: 'Map.groupBy(amounts, ({ currency }) => currency)',
    replace: "Map.groupBy(amounts, () => 'EUR')",
    tests: ['test/web/history-months.test.ts'],
  },
  {
    what: 'The days before the first Monday are missing from the chart',
    file: `${history}/model/periods.ts`,
    find: 'return start < first ? first : start;',
    replace: 'return start;',
    tests: ['test/web/history-periods.test.ts'],
  },
  {
    what: 'A search finds entries that contain only one of its words',
    file: `${history}/model/filters.ts`,
    find: 'wanted.every((word)',
    replace: 'wanted.some((word)',
    tests: ['test/web/history-filters.test.ts'],
  },
  {
    what: 'The list shows thousands of entries at once',
    file: `${history}/list/entry-list.tsx`,
    find: 'const pageSize = 100;',
    replace: 'const pageSize = 10_000;',
    tests: [list],
  },
  {
    what: 'Going back keeps the filters of the page before',
    file: `${history}/data/use-filters.ts`,
    find: 'if (isBackOrForward) setFilters(filtersFrom(query));',
    replace: 'void isBackOrForward;',
    tests: [list],
  },
  {
    what: 'A browser whose clock is wrong shows the wrong year',
    file: `${history}/history-page.tsx`,
    find: 'if (data && data.today !== today) setToday(data.today);',
    replace: 'void setToday;',
    tests: [list],
  },
  {
    what: 'Undo after removing an entry does nothing',
    file: `${history}/data/use-removal.ts`,
    find: "action: { label: 'Undo', onClick: () => restore.mutate(entry) },",
    replace: "action: { label: 'Undo', onClick: () => void restore },",
    tests: [entries],
  },
  {
    what: 'A skipped task is marked as done without being restored',
    file: `${entry}/use-save-entry.ts`,
    find: "if (kind === 'skipped') await call('restoreTask', { params: { id } });",
    replace: '',
    tests: [entries],
  },
  {
    what: 'A form with errors is sent',
    file: `${entry}/entry-form.tsx`,
    find: 'check: () => (what ? checkDraft : checkDetails)(draft, today),',
    replace: 'check: () => ({}),',
    tests: [entries],
  },
  {
    what: 'A file is imported without a preview',
    file: `${history}/dialogs/import-form.tsx`,
    find: 'if (file.size <= importLimits.bytes) preview.mutate(text);',
    replace: 'saving.mutate(text);',
    tests: ['test/component/history/import-and-export.test.tsx'],
  },
  {
    what: 'A new link shows costs, names and notes unless the user switches them off',
    file: `${history}/dialogs/new-link-form.tsx`,
    find: 'useState({ costs: false, names: false, notes: false })',
    replace: 'useState({ costs: true, names: true, notes: true })',
    tests: [sharing],
  },
  {
    what: 'The address of a link stays on screen after it was revoked',
    file: `${history}/data/use-passport-link.ts`,
    find: 'client.setQueryData<LinkState>(linkKey, { link: null });',
    replace: '',
    tests: [sharing],
  },
  {
    what: 'The passport hides a visit among routine work',
    file: `${passport}/rows.ts`,
    find: "(by === null || by.kind === 'me') && cost === null",
    replace: 'cost === null',
    tests: ['test/web/passport.test.ts'],
  },
  {
    what: 'A printed row is split between two pages',
    file: `${passport}/entry-table.module.css`,
    find: '  .table tr {\n    break-inside: avoid;\n  }',
    replace: '',
    tests: [sharing],
  },
  {
    what: 'A short passport leaves out what a company did without a known cost',
    file: `${passport}/highlights.ts`,
    find: " || (by !== null && by.kind !== 'me')",
    replace: '',
    tests: ['test/web/passport.test.ts'],
  },
];
