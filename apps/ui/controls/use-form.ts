import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The error message of each invalid field. */
export type Errors<Field extends string> = { readonly [Name in Field]?: string | undefined };

type FormOptions<Field extends string> = {
  check: () => Errors<Field>;
  /**
   * Runs when the check finds no error. A promise makes the form busy; it resolves to the errors of a failed request,
   * or to undefined, after which the form stays busy until it disappears.
   */
  submit: () => Promise<Errors<Field> | undefined> | undefined;
};

const isInvalid = (errors: Errors<string>) => Object.values(errors).some(Boolean);

/** Holds a form's errors. New errors move the focus to the first invalid field. */
export function useForm<Field extends string>({ check, submit }: FormOptions<Field>) {
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  const show = (found: Errors<Field>) => {
    flushSync(() => setErrors(found));
    ref.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  };
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check();
    show(found);
    const request = isInvalid(found) ? undefined : submit();
    if (!request) return;
    setBusy(true);
    const refused = await request;
    if (!refused) return;
    setBusy(false);
    show(refused);
  };
  /** Removes the errors of the fields that changed, by default of all. */
  const clear = (changes: { readonly [Name in Field]?: unknown } = errors) => {
    const left: { [Name in Field]?: string | undefined } = { ...errors };
    for (const field in changes) delete left[field];
    setErrors(left);
  };
  return { errors, hasErrors: isInvalid(errors), busy, clear, form: { ref, onSubmit, noValidate: true } };
}
