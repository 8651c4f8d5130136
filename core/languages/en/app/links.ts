/** Where pages lead on that end something, and what is said of a link that leads nowhere. */
export const links = {
  dashboard: 'Go to your dashboard',
  openWeek: 'Open your week',
  openSettings: 'Open settings',
  home: 'To the home page',
  linkOver: 'This link no longer works',
} as const;
