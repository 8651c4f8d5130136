/** The page of the link that confirms a reminder of a guide. */
export const reminder = {
  expired:
    'A link to confirm works for 7 days. If the reminder was ended or has been sent, we no longer have your address. You can enter it again below a guide.',
  guides: 'See the guides',
  ask: 'Shall we remind you in a year?',
  askAbout: (guide: string) => `One email about “${guide}” comes in a year. With it we delete your address.`,
  confirm: 'Yes, remind me',
  confirmed: 'We’ll remind you',
  confirmedAbout: (guide: string, day: string) =>
    `One email about “${guide}” comes on [${day}], and then we delete your address. Keep the email with this link if you may want to end it earlier.`,
  end: 'Don’t remind me',
  ended: 'You won’t be reminded',
  endedAbout: 'We have deleted your address.',
  toGuide: 'Back to the guide',
} as const;
