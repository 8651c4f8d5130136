/** What public pages say of what they offer: forms, contracts and Premium. */
export const offers = {
  offlineForm: 'You seem to be offline. Please connect, and press the button again.',
  offlinePage: 'You seem to be offline. Please connect, and open this page again.',
} as const;
