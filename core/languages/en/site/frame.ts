/** The words around the content of every page, and those that many pages share. */
export const frame = {
  skip: 'Skip to content',
  loading: 'Loading...',
  optional: '(optional)',
  contents: 'On this page',
  path: 'Breadcrumb',
  /** Instead of a page of the app, where scripts are switched off. */
  withoutScript:
    'Upkept plans the small jobs that keep a home in good order. This page needs JavaScript: please check that it is switched on, and load the page again.',
  needsScript: (what: string) =>
    `${what} needs JavaScript. Please check that it is switched on, load the page again, or write to [{support email}](mailto:{support email}).`,
  startFree: 'Start for Free',
  howWeChoose: 'How we choose tasks',
} as const;
