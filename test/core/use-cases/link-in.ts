import type { Mail } from '#core/ports/mailer.ts';

/** The address in a mail that has one link. */
export function linkIn(mail: Mail | undefined): URL {
  if (!mail || !('link' in mail)) throw new Error('the mail has no link');
  return new URL(mail.link);
}

export const tokenIn = (mail: Mail | undefined): string => linkIn(mail).searchParams.get('token') ?? '';
