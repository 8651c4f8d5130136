import { pendingRequest } from '#apps/ui/session/link-request.ts';

/** Offers the code of a mail that this browser asked for a few minutes ago. */
export function showPending(form: ParentNode): void {
  const button = form.querySelector<HTMLButtonElement>('[data-pending]');
  if (button) button.hidden = pendingRequest() === undefined;
}
