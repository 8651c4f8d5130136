/** The page for signing in and up. */
export const signIn = {
  title: 'Welcome to Upkept',
  introduction: 'Enter your email to sign in or create an account.',
  premiumNext: 'You can get Premium next.',
  email: 'Email Address',
  example: 'you@example.com',
  needsScript: 'Signing in',
  submit: 'Sign in',
  busy: 'Sending...',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey...',
  mailed:
    'Your sign-in service hasn’t checked your email address, so we’ve sent you a link. Please open it in this browser.',
  service: 'Sign in with your sign-in service',
  serviceOnly:
    'Here, everyone signs in with the sign-in service of this server, and needs no link or password of ours.',
  serviceBusy: 'One moment...',
  how: 'No password: we send you a link.',
  agreement:
    'By signing in you agree to the [Terms of Service](/terms). The [Privacy Policy](/privacy) explains what we store and why.',
  click: 'Click the link in the email to sign in.',
  noEmail: 'No email after a minute? Please check your spam folder, or [try again].',
} as const;
