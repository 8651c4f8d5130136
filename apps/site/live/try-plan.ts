import { showFailure } from './templates.ts';

/** Loads what plans a visitor's first weeks as soon as the form is touched, and repeats a press that came before it. */
export function offerPlan(signal: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('[data-try-plan]');
  if (!form) return;
  let loading: Promise<(() => void) | undefined> | undefined;
  const load = () => {
    loading ??= import('./try-plan/run-try-plan.ts').then(
      ({ runTryPlan }) => runTryPlan(form, signal),
      // Without a connection, the next touch tries again.
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  for (const touch of ['pointerenter', 'pointerdown', 'focusin']) {
    form.addEventListener(touch, () => void load(), { signal, passive: true });
  }
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const submit = await load();
    if (submit) return submit();
    showFailure(form, 'You seem to be offline. Please connect, and press the button again.');
  };
  form.addEventListener('submit', (event) => void onSubmit(event), { signal });
}
