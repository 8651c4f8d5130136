import { controls } from '#words/app/controls.ts';
import { ComboboxField, type ComboboxLook } from './combobox-field.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionFieldProps = ComboboxLook & {
  /** The text in the field. */
  value: string;
  onChange: (value: string) => void;
  suggest: (written: string) => readonly string[];
};

/** A text field for any text, with suggestions for what is typed. */
export function SuggestionField({ value, onChange, suggest, ...look }: SuggestionFieldProps) {
  const state = useSuggestions({ value, onChange, suggest });
  return (
    <ComboboxField
      {...look}
      state={state}
      isChosen={(option) => option.value === value}
      status={controls.suggestions(state.shown.length)}
    />
  );
}
