import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { instantText } from '#words/contract.ts';
import { isBusy, showBusy } from '../busy.ts';
import { copyOf, showFailure } from '../templates.ts';

/** Returns what sends the declaration in the form, and says so in the form's place. */
export function runDeclaration(form: HTMLFormElement, signal: AbortSignal): () => void {
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
  const send = async () => {
    const button = [...buttons].find((each) => each.checkVisibility());
    if (!button || isBusy(button)) return;
    showFailure(form);
    showBusy(button, true);
    const written = new FormData(form);
    const text = (name: string) => String(written.get(name) ?? '').trim();
    const [email, name, reference] = [text('email'), text('name'), text('reference')];
    const kind = written.get('kind') === 'withdrawal' ? 'withdrawal' : 'cancellation';
    try {
      const { declaredAt } = await call('submitDeclaration', { body: { kind, name, email, reference } }, { signal });
      showReceived(form, email, new Date(declaredAt));
    } catch (error) {
      if (!signal.aborted) showFailure(form, messageOf(error));
    }
    showBusy(button, false);
  };
  return () => void send();
}

function showReceived(form: HTMLFormElement, email: string, at: Date): void {
  const notice = copyOf('[data-received]')?.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  const ownZone = browserTimezone() ?? 'UTC';
  notice.querySelector('[data-received-at]')?.append(instantText(at, ownZone));
  notice.querySelector('[data-received-by]')?.append(email);
  form.replaceWith(notice);
  notice.focus();
}
