/** The mails about a guide that someone wants to read again in a year, without an account. */
export const reminders = {
  /** In the place of a guide that this version lacks. */
  home: 'Your home',
  request: {
    subject: 'One more step: your reminder in a year',
    preview: (guide: string) => `Confirm that we may write to you about “${guide}” in a year.`,
    chip: 'Please confirm within 7 days',
    heading: 'Shall we remind you in a year?',
    text: (guide: string) =>
      `Someone entered this address below our guide “${guide}”, for a reminder in a year. If it was you, please confirm it.`,
    button: 'Confirm the reminder',
    closing:
      'Then one email comes, in a year, and we delete your address. The same link ends the reminder earlier. If it wasn’t you, do nothing: we delete your address after 7 days.',
    reason: (to: string) => `We sent this email to ${to} because someone entered this address below a guide.`,
  },
  due: {
    subject: (guide: string) => `A year has passed: ${guide}`,
    preview: (guide: string) => `It is time to look at “${guide}” again.`,
    chip: 'A year has passed',
    heading: 'Time to look again',
    text: (guide: string) =>
      `A year ago you asked us to remind you of our guide “${guide}”. It shows what is due, how often and how to do it safely.`,
    button: 'Read the guide',
    closing:
      'This was the only reminder: we delete your address with this email. If you want another one, enter it again below the guide.',
    reason: (to: string) => `We sent this email to ${to} because you confirmed this reminder a year ago.`,
  },
};
