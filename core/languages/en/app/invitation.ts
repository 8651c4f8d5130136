/** The page of an invitation. */
export const invitation = {
  invites: (name: string) => `${name} invites you`,
  together: (home: string) => `Look after “${home}” together`,
  /** To a home that no one has named. */
  togetherWith: (name: string) => `Look after ${name}’s home together`,
  yourName: 'What the others call you',
  yourEmail: 'Your email address',
  sendLink: 'Send me a link to join',
  join: 'Join',
  decline: 'Decline',
  notNow: 'Not now',
  agree: 'By joining you agree to the [Terms of Service].',
  privacy: 'The [Privacy Policy] explains what we store and why.',
  youSee: (youMay: string) =>
    `You see what the home needs each week, and what was done. ${youMay} It costs you nothing.`,
  joinAs: (email: string) => `You join as [${email}], and keep your own home.`,
  haveAccount: (email: string) => `You have an account. To make sure that it’s you, we send a link to [${email}].`,
  inviterSignsIn: (name: string, email: string) => `${name} signs in with ${email}.`,
  expired:
    'It may have been accepted already, taken back, or it is older than seven days. Please ask for another invitation.',
  signInWith: (service: string) => `Sign in with ${service}`,
  everyoneSignsIn: (service: string) =>
    `Everyone here signs in with ${service}. Sign in first, and then open this link again to join.`,
  sentTo: (email: string) => `We sent a link to [${email}]. It signs you in, and you join the home.`,
} as const;
