import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { isBusy, showBusy } from './busy.ts';
import { copyOf, showFailure } from './templates.ts';

/** Returns what asks for a reminder of the page's guide, and says in the form's place which step is left. */
export function runRemindMe(form: HTMLFormElement, signal: AbortSignal): () => void {
  const button = form.querySelector('button') as HTMLButtonElement;
  const input = form.querySelector('input') as HTMLInputElement;
  const send = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    showBusy(button, true);
    const [guide = '', email] = [form.dataset.remind, input.value.trim()];
    try {
      await call('askForReminder', { body: { guide, email } }, { signal });
      showAsked(form, email);
    } catch (error) {
      if (!signal.aborted) showFailure(form, messageOf(error));
    }
    showBusy(button, false);
  };
  return () => void send();
}

function showAsked(form: HTMLFormElement, email: string): void {
  const notice = copyOf('[data-asked]')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  notice.querySelector('[data-asked-at]')?.append(email);
  form.replaceWith(notice);
  notice.focus();
}
