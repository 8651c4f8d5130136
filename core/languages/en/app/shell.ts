/** The frame of the app: what it says of a page that fails, or without a connection. */
export const shell = {
  failedTitle: 'Unexpected Application Error!',
  failed: 'Something went wrong on this page. Everything that you saved is safe, and reloading the page usually helps.',
  reload: 'Reload the page',
  offlineWeek: 'You’re offline. You can tick, move, add and delete tasks, and add notes. All of it is sent later.',
  offlineHome: 'You’re offline. What you see may be out of date. Only your week can be changed until you’re back.',
} as const;
