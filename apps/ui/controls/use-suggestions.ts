import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption } from './match-options.ts';

type Suggestions = {
  value: string;
  onChange: (value: string) => void;
  suggest: (written: string) => readonly string[];
};

const none = -1;

/** The state of a text field with suggestions: the text changes only when the user types or chooses one. */
export function useSuggestions({ value, onChange, suggest }: Suggestions) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(none);
  const shown = suggest(value).map((text): ComboboxOption => ({ value: text, label: text }));
  const open = isWanted && shown.length > 0;
  const last = shown.length - 1;

  const showAt = (place: number) => {
    setIsWanted(true);
    setActive(place);
  };
  const show = () => showAt(none);
  const close = () => setIsWanted(false);
  const choose = ({ value }: ComboboxOption) => {
    onChange(value);
    close();
  };
  const type = (text: string) => {
    onChange(text);
    show();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = open ? shown[active] : undefined;
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'ArrowDown') showAt(open && active < last ? active + 1 : 0);
    else if (event.key === 'ArrowUp') showAt(open && active > 0 ? active - 1 : last);
    else return;
    event.preventDefault();
  };

  return { text: value, open, shown, active, setActive, show, close, choose, type, leave: close, onKeyDown };
}
