import { type KeyboardEvent, useState } from 'react';
import { ComboboxField } from '#apps/ui/controls/combobox-field.tsx';
import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { nameInTownText, townText } from '#apps/ui/town-text.ts';
import { controls } from '#words/app/controls.ts';
import { formFields as words } from '#words/app/form-fields.ts';
import { useTowns } from './use-towns.ts';

export type TownFieldProps = {
  /** ISO 3166-1 alpha-2; empty while none is chosen. */
  country: string;
  /** As `townText` writes it. */
  value: string;
  onChange: (value: string) => void;
};

/** The question which town is nearest, with suggestions as one types. Leaving it without a choice leaves it open; Escape keeps what was chosen. */
export function TownField({ country, value, onChange }: TownFieldProps) {
  /** `undefined` while nothing has been typed since the last choice. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { towns, hasFailed } = useTowns(typed ?? '', country, open);
  const shown = towns.map((town): ComboboxOption => {
    const text = townText(town);
    return { value: text, label: nameInTownText(text) };
  });
  const last = shown.length - 1;

  const show = () => {
    setOpen(true);
    setActive(0);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    show();
  };
  const leave = () => {
    if (value && typed !== undefined) onChange('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const highlighted = shown[active];
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && highlighted) choose(highlighted);
    else if (event.key === 'ArrowDown') open ? setActive(active >= last ? 0 : active + 1) : show();
    else if (event.key === 'ArrowUp') open ? setActive(active <= 0 ? last : active - 1) : show();
    else return;
    event.preventDefault();
  };

  const none = hasFailed ? words.townsUnavailable : words.noSuchTown;
  return (
    <ComboboxField
      label={words.town}
      hint={words.townHint}
      placeholder={words.typeToSearch}
      maxLength={100}
      state={{
        text: typed ?? nameInTownText(value),
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
      }}
      isChosen={(option) => option.value === value}
      none={none}
      status={shown.length === 0 ? none : controls.suggestions(shown.length)}
    />
  );
}
