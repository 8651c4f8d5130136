import { defaultLinkMinutes } from '#core/domain/access/sign-in.ts';
import { minuteMs } from '#core/domain/time/durations.ts';
import { keepRequest, type LinkRequest } from './link-request.ts';
import { rememberLinkRequest } from './nonces.ts';

/** Keeps the request for as long as its code works: a phone may close the page while its user reads the mail. */
export function rememberRequest(
  { nonce, ...asked }: LinkRequest & { readonly nonce: string },
  { forPremium, now = Date.now() }: { readonly forPremium: boolean; readonly now?: number },
): void {
  rememberLinkRequest(nonce, { forPremium });
  keepRequest({ ...asked, until: now + defaultLinkMinutes * minuteMs });
}
