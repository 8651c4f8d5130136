/** What the sign-in page says about a sign-in service. */
export const serviceAnswers = {
  signIn: (service: string) => `Sign in with ${service}`,
  failed: 'You weren’t signed in. Please try again.',
  away: (service: string) => `We couldn’t reach ${service}. Please try again in a moment.`,
  refused: (service: string) =>
    `There is no account here for the address that ${service} gave. Please ask who runs this site.`,
} as const;
