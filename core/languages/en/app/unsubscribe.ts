/** The page of the link to unsubscribe. */
export const unsubscribe = {
  expired: 'It may be incomplete or very old. You can switch the weekly summary off in Settings, under Account.',
  unsubscribed: 'You are unsubscribed',
  restart: 'Start again',
  unsubscribedAbout: 'You will get no more weekly summaries. Sign-in links still come when you ask for one.',
  again: 'Your weekly summary is on again',
  stop: 'Stop the weekly summary?',
  unsubscribe: 'Unsubscribe',
  againAbout: 'The next one comes on your usual day. You can change the day and the hour in Settings, under Account.',
  stopAbout: 'You will no longer get an email with the tasks of your week. Your plan stays as it is.',
} as const;
