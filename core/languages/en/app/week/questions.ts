/** What the week asks about the home. */
export const questions = {
  about: 'About your home',
  place: (question: number, questions: number) => `${question} of ${questions}`,
  saved: 'Saved',
  thanks: 'Thank you',
  thanksText: 'Your plan takes this into account. You can change your answers in your [preferences].',
  notSure: 'Not sure',
} as const;
