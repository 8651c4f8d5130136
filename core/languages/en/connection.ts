/** What every page and screen says when the server can’t be reached, or fails. */
export const connection = {
  offline: 'You’re offline. What you see may be out of date, and changes can’t be saved.',
  unreached: 'The server could not be reached. Please try again.',
  failed: 'Something went wrong. Please try again.',
} as const;
