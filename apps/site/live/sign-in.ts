import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { clearRequest, type LinkRequest, pendingRequest } from '#apps/ui/session/link-request.ts';
import { wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { rememberRequest } from '#apps/ui/session/remember-request.ts';
import { address as words } from '#words/site/live/address.ts';
import { isBusy, showBusy } from './busy.ts';
import { showPending } from './show-pending.ts';
import { runCode } from './sign-in-code.ts';
import { copyOf, showFailure } from './templates.ts';

/** The server decides what is an address: the browser refuses some that exist, and all that come with a name. */
function validationMessage({ value }: HTMLInputElement): string | undefined {
  if (!value.trim()) return words.none;
  return /[@＠]/.test(value) ? undefined : words.wrong;
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
      const { nonce, request } = await call('requestMagicLink', { body: { email } }, { signal });
      rememberRequest({ nonce, request, email }, { forPremium });
      showSent(form, { request, email }, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(form, failureMessage(error, email));
    }
    showBusy(button, false);
  };
  input.addEventListener('input', () => showWrong(form, input, undefined), { signal });
  return () => void submit();
}

/** Shows the field for the code of a mail that this browser asked for a few minutes ago. */
export function showRequest(form: HTMLFormElement, signal: AbortSignal): void {
  const pending = pendingRequest();
  if (pending) showSent(form, pending, signal);
  else showPending(form);
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

function showSent(form: HTMLFormElement, asked: LinkRequest, signal: AbortSignal): void {
  const { email } = asked;
  const notice = copyOf('[data-sent]')?.firstElementChild;
  const parts = notice?.querySelectorAll('[role="status"] span');
  if (!notice || !parts) return;
  const [before = '', after = ''] = words.sent(email).split(email);
  for (const [index, text] of [before, email, after].entries()) parts[index]?.append(text);
  const heading = Object.assign(document.createElement(form.dataset.signIn || 'h1'), {
    textContent: words.checkEmail,
    tabIndex: -1,
  });
  parts[0]?.parentElement?.before(heading);
  notice.querySelector('[data-again]')?.addEventListener('click', () => {
    clearRequest();
    showPending(form);
    notice.remove();
    form.hidden = false;
  });
  const code = notice.querySelector('form');
  if (code) runCode(code, asked, signal);
  form.after(notice);
  form.hidden = true;
  heading.focus();
}
