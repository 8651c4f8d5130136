/**
 * How many mails an address gets in an hour that others can cause: invitations, changes to it, and declarations that were
 * made without signing in. Sign-in links have a rule of their own, which lets the owner in.
 */
export const mailsOfOthers = { points: 3, perSeconds: 3600 } as const;

/** Under which those mails are counted: an address with a tag, such as `ada+home@home.example`, is the same mailbox. */
export function mailBudgetOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `mail:${email.slice(0, at).replace(/(?<=.)\+.*/s, '')}${email.slice(at)}`;
}
