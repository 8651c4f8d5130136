import { offers as words } from '#words/site/live/offers.ts';
import { showFailure } from './templates.ts';
import { onTouch } from './when-touched.ts';

export type RunForm = (form: HTMLFormElement, signal: AbortSignal) => () => void;

/** A form without its choices can't wait for a touch, which may open the list of them. */
const incomplete = '[data-try-plan]';

/** Loads what a form needs as soon as it is touched, and repeats a press that came before it. */
export function offerForm(form: HTMLFormElement, load: () => Promise<RunForm>, signal: AbortSignal): void {
  let loading: Promise<(() => void) | undefined> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (run) => run(form, signal),
      // Without a connection, the next touch tries again.
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  onTouch(form, () => void loadOnce(), signal);
  if (form.matches(incomplete)) whenSeen(form, () => void loadOnce(), signal);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const submit = await loadOnce();
    if (submit) return submit();
    showFailure(form, words.offlineForm);
  };
  form.addEventListener('submit', (event) => void onSubmit(event), { signal });
}

function whenSeen(element: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
