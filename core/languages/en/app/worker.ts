/** What the service worker says. */
export const worker = {
  today: 'Your tasks today',
} as const;
