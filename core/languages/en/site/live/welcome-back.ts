/** The sign-in page for a person whose session has ended. */
export const welcomeBack = {
  title: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  text: 'Your session has ended. One press sends a new link to your address.',
} as const;
