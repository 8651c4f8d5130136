import { controls } from '#words/app/controls.ts';
import { ComboboxField, type ComboboxLook } from './combobox-field.tsx';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxOption } from './match-options.ts';

type ComboboxProps = ComboboxLook & {
  options: readonly ComboboxOption[];
  /** The value of the chosen option; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  /** Shown when nothing matches what was typed. */
  none: string;
};

/** A choice of one option out of many, found by typing. */
export function Combobox({ options, value, onChange, none, ...look }: ComboboxProps) {
  const state = useCombobox({ options, value, onChange });
  const { length } = state.shown;
  return (
    <ComboboxField
      {...look}
      state={state}
      isChosen={(option) => option.value === value}
      none={none}
      status={length === 0 ? none : controls.found(length, options.length)}
    />
  );
}
