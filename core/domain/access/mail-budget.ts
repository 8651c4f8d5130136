/**
 * How many mails an address gets in an hour that others can cause: invitations, changes to it, declarations that were
 * made without signing in, and sign-in links to further names of a mailbox. Those to its own name have a rule of their own,
 * which lets the owner in.
 */
export const mailsOfOthers = { points: 3, perSeconds: 3600 } as const;

/** An address without its tag: `ada+home@home.example` is the mailbox of `ada@home.example`. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at).replace(/(?<=.)\+.*/s, '') + email.slice(at);
}

/** Under which those mails are counted. */
export const mailBudgetOf = (email: string): string => `mail:${mailboxOf(email)}`;

/** Whether it is one of the endless further names of a mailbox. */
export const isFurtherName = (email: string): boolean => mailboxOf(email) !== email;
