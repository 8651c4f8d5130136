export const languageCard = {
  title: 'Language',
  about: 'Of the app, and of the mails that you get. The others in your home choose their own.',
} as const;
