import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { paths } from '#apps/ui/paths.ts';
import { beginSession } from '#apps/ui/session/begin-session.ts';
import { clearRequest, type LinkRequest } from '#apps/ui/session/link-request.ts';
import { signInCode as words } from '#words/site/live/sign-in-code.ts';
import { isBusy, showBusy } from './busy.ts';
import { nextPageFor } from './next-page.ts';
import { showFailure } from './templates.ts';

/** Signs in with the code of the mail that was requested, and leads on or says why not. */
export function runCode(form: HTMLFormElement, { request }: LinkRequest, signal: AbortSignal): void {
  const input = form.querySelector('input') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;

  const submit = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    const code = input.value.trim();
    input.ariaInvalid = null;
    if (!code) return refuse(words.none);
    showBusy(button, true);
    try {
      const { token, user, missedInvitation } = await call('verifyMagicLink', { body: { request, code } }, { signal });
      clearRequest();
      beginSession(token, user);
      return location.replace(missedInvitation ? paths.join : (nextPageFor(user, location) ?? '/'));
    } catch (error) {
      if (signal.aborted) return;
      refuse(messageOf(error));
    }
    showBusy(button, false);
  };
  const refuse = (message: string) => {
    showFailure(form, message);
    input.ariaInvalid = 'true';
    input.focus();
    input.select();
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
}
