/** This text is the same for every address, so that it does not reveal which addresses have an account. */
export const signInNotice = (email: string) =>
  `If you have an account with us, we've sent an email to ${email}. Click the link inside to sign in. Please check your inbox.`;
