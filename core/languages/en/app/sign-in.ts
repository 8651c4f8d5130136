/** The page that a link for signing in opens. */
export const signIn = {
  failedTitle: (product: string) => `Verification Failed | ${product}`,
  failed: 'Verification Failed',
  newLink: 'Request New Magic Link',
  missingToken: 'Invalid or missing token. Please request a new magic link.',
  invalidToken: 'Token is invalid or has expired. Please request a new magic link.',
  linkStillValid: 'The server could not be reached. Your link is still valid: please try again.',
  verifying: 'Verifying Your Magic Link',
  signInTo: (product: string) => `Sign in to ${product}`,
  otherBrowser:
    'This link was opened in a different browser from the one that requested it. If that was you, continue here.',
  continue: 'Continue to sign in',
} as const;
