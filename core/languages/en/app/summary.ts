/** The weekly summary. */
export const summary = {
  unsubscribed: 'You unsubscribed, so we don’t send you summaries.',
  complained: 'You or your mail program reported a summary as spam, so we’ve stopped sending them.',
  bounced: (email: string) =>
    `A summary to ${email} couldn’t be delivered, so we’ve stopped sending them. Start them again once your mailbox accepts mail.`,
  rejected: (email: string) =>
    `The mail server of ${email} rejected several summaries, so we’ve stopped sending them. Check that the mailbox works and isn’t full.`,
  refused: (email: string, support: string) =>
    `The last email about your account, such as a sign-in link, couldn’t be delivered to ${email}. Make sure that the mailbox works before you log out, or you may not be able to sign in again. If it no longer exists, write to [${support}].`,
  startAgain: 'Start again',
  paused:
    'Your summary is paused, because you haven’t looked at your week for a while. It starts again when you [open your week].',
  sendNow: 'Send me this week’s summary now',
  onItsWay: 'Your summary is on its way',
  yourSettings: 'your summary settings',
  introduction: 'One email a week with your tasks: how long each takes, why it is due, and what to book soon.',
  send: 'Send me a weekly summary',
  to: (email: string) => `To ${email}`,
  day: 'Day',
  hour: 'Hour',
  saved: 'Saved',
  next: 'Next summary',
  zone: (timezone: string) => `${timezone} time. Summaries are sent within ten minutes of the hour.`,
} as const;
