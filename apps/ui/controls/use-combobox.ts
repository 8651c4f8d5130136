import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, isNamed, matchOptions } from './match-options.ts';

type Options = { options: readonly ComboboxOption[]; value: string; onChange: (value: string) => void };

/** The state of an editable combobox: the typed text, whether its list is open, and which option is highlighted. */
export function useCombobox({ options, value, onChange }: Options) {
  const chosen = options.find((option) => option.value === value);
  /** `undefined` while nothing has been typed since the last choice. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = matchOptions(options, typed ?? '');
  const last = shown.length - 1;

  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(typed === undefined && chosen ? options.indexOf(chosen) : 0);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(0);
    // Typing clears the choice.
    if (value) onChange('');
  };
  /** Leaving the field chooses an option that was typed in full. */
  const leave = () => {
    choose(typed?.trim() ? options.find((option) => isNamed(option, typed)) : undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && shown.length > 0) choose(shown[active]);
    else if (event.key === 'ArrowDown') open ? setActive(active >= last ? 0 : active + 1) : show();
    else if (event.key === 'ArrowUp') open ? setActive(active <= 0 ? last : active - 1) : show();
    else return;
    event.preventDefault();
  };

  return {
    text: typed ?? chosen?.label ?? '',
    open,
    shown,
    active,
    setActive,
    show,
    close,
    choose,
    type,
    leave,
    onKeyDown,
  };
}
