import type { SubmitEvent } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import type { InputOf } from '#apps/ui/api/client.ts';
import { type Errors, useForm } from '#apps/ui/controls/use-form.ts';
import type { Unsaved } from '../../household/use-unsaved.ts';
import { useSaveProfile } from './use-save-profile.ts';

type ProfileFormOptions<Fields extends object> = {
  /** The save button's name in analytics. */
  element: string;
  unsaved: Unsaved<Fields>;
  check?: () => Errors<keyof Fields & string>;
  /** Returns the request's body, when the check found no error. */
  body: () => InputOf<'updateProfile'>['body'];
};

/** A form for part of the profile: keeps its unsaved changes until they are saved or discarded. */
export function useProfileForm<Fields extends object>({
  element,
  unsaved,
  check = () => ({}),
  body,
}: ProfileFormOptions<Fields>) {
  const { state, save, reset } = useSaveProfile();
  const send = async () => {
    if (await save(body())) unsaved.discard();
  };
  const { errors, hasErrors, clear, form } = useForm({ check, submit: () => void send() });

  const onSubmit = (event: SubmitEvent) => {
    track('settings_interaction', { element_name: element });
    return form.onSubmit(event);
  };
  const change = (part: Partial<Fields>) => {
    unsaved.change(part);
    clear(part);
    reset();
  };
  const onDiscard = () => {
    unsaved.discard();
    clear();
    reset();
  };
  return {
    errors,
    hasErrors,
    change,
    form: { ...form, onSubmit },
    saveRow: { state: hasErrors ? ({ name: 'idle' } as const) : state, isUnsaved: unsaved.isUnsaved, onDiscard },
  };
}
