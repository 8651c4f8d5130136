import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { rememberLinkRequest } from '#apps/ui/session/nonces.ts';
import { wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { address as words } from '#words/site/live/address.ts';
import { isBusy, showBusy } from './busy.ts';
import { copyOf, showFailure } from './templates.ts';

/** The server decides what is an address: the browser refuses some that exist, and all that come with a name. */
function validationMessage({ value }: HTMLInputElement): string | undefined {
  if (!value.trim()) return words.none;
  return value.includes('@') ? undefined : words.wrong;
}

/** The form's message when the link could not be sent. */
export function failureMessage(error: unknown, email: string): string {
  if (!(error instanceof ApiError) || error.offline) return words.notSent(email);
  return refusalText(error);
}

/** Requests a sign-in link for the address in the form, and then says so in its place. */
export function runSignIn(form: HTMLFormElement, signal: AbortSignal): () => void {
  const input = form.querySelector('input') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const forPremium = wantsPremium(new URLSearchParams(location.search));

  const submit = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    const wrong = validationMessage(input);
    showWrong(form, input, wrong);
    if (wrong !== undefined) return input.focus();
    const email = input.value.trim();
    showBusy(button, true);
    try {
      const { nonce } = await call('requestMagicLink', { body: { email } }, { signal });
      rememberLinkRequest(nonce, { forPremium });
      showSent(form, email);
    } catch (error) {
      if (!signal.aborted) showFailure(form, failureMessage(error, email));
    }
    showBusy(button, false);
  };
  input.addEventListener('input', () => showWrong(form, input, undefined), { signal });
  return () => void submit();
}

/** Shows beside the field what is wrong with it, or that nothing is. */
function showWrong(form: HTMLFormElement, input: HTMLInputElement, wrong: string | undefined): void {
  document.getElementById('email-error')?.remove();
  for (const name of ['aria-invalid', 'aria-describedby']) input.removeAttribute(name);
  const error = wrong === undefined ? undefined : copyOf('[data-wrong]', form)?.firstElementChild;
  if (!error) return;
  input.ariaInvalid = 'true';
  input.setAttribute('aria-describedby', error.id);
  error.querySelector('span span')?.append(wrong ?? '');
  input.after(error);
}

function showSent(form: HTMLFormElement, email: string): void {
  const notice = copyOf('[data-sent]')?.firstElementChild;
  const parts = notice?.querySelectorAll('[role="status"] span');
  if (!notice || !parts) return;
  const [before = '', after = ''] = words.sent(email).split(email);
  for (const [index, text] of [before, email, after].entries()) parts[index]?.append(text);
  const heading = Object.assign(document.createElement('h1'), { textContent: words.checkEmail, tabIndex: -1 });
  parts[0]?.parentElement?.before(heading);
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    form.hidden = false;
  });
  form.after(notice);
  form.hidden = true;
  heading.focus();
}
