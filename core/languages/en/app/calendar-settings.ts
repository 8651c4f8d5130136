/** The tab about calendars. */
export const calendarSettings = {
  waitsForConnection: 'We’ll load your calendar connection when you’re back online.',
  integration: 'Calendar integration',
  disconnected: 'Calendar disconnected successfully',
  premiumTitle: 'Calendar sync comes with Premium',
  premiumAbout:
    'With Premium, every day with tasks becomes an event in your calendar, and your events follow your plan. You can also add more custom tasks.',
  connectFailed: 'Failed to connect calendar. Please try again.',
  /** By the name that the address of the page after the redirect carries. */
  connectFailures: {
    invalid_grant: 'Authorization code expired or already used. Please try connecting again.',
    no_refresh_token:
      'No refresh token received. Please revoke access in your calendar provider account and try again.',
    premium_required: 'Premium subscription required for calendar integration.',
    scope_missing:
      'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.',
  },
  connected: 'Calendar connected successfully!',
  expired: 'Authorization request expired. Retrying...',
  retryFailed: 'Failed to retry connection. Please try again manually.',
  noStart: 'Please choose a start time',
  start: 'Start time',
  eachEvent: (duration: string, range: string) => `Each event lasts ${duration}, from ${range}.`,
  yourHome: (timezone: string) => `${timezone} (your home)`,
  range: (start: string, end: string, isNextDay: boolean) =>
    isNextDay ? `${start} to ${end} the next day` : `${start} to ${end}`,
} as const;
