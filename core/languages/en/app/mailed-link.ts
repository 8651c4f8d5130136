/** What the pages of mailed links have in common. */
export const mailedLink = {
  notLoaded: 'This page could not be loaded',
  taskGone: 'This task no longer exists',
  taskGoneAbout: 'It was deleted, or your week has been planned again since the email was sent.',
  offline: 'You seem to be offline. Nothing has changed. Please try again when you are connected.',
  toHome: 'Go to the home page',
} as const;
