import { Combobox as Base } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useMemo } from 'react';
import styles from './combobox.module.css';
import { controlClass, Field } from './field.tsx';
import { joinClasses } from './join-classes.ts';

export type ComboboxOption = { readonly value: string; readonly label: string };

type ComboboxProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  options: readonly ComboboxOption[];
  /** The value of the chosen option; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shown when nothing matches what was typed. */
  none: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** A list that is searched by typing; only one of the options can be chosen. */
export function Combobox({
  label,
  hint,
  error,
  id,
  options,
  value,
  onChange,
  placeholder,
  none,
  inputRef,
}: ComboboxProps) {
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  return (
    <Field {...{ label, hint, error, ...(id && { id }) }}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? '')}
          autoHighlight
        >
          <Base.InputGroup className={styles.group}>
            <Base.Input
              {...wiring}
              ref={inputRef}
              className={joinClasses(controlClass, styles.input)}
              placeholder={placeholder}
              autoComplete="off"
            />
            <Base.Trigger className={styles.trigger} aria-label={`Show all: ${label}`} tabIndex={-1}>
              <ChevronDown size={20} aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
              <Base.Popup className={styles.popup}>
                <Base.Empty>
                  <div className={styles.none}>{none}</div>
                </Base.Empty>
                <Base.List className={styles.list}>
                  {(option: ComboboxOption) => (
                    <Base.Item key={option.value} value={option} className={styles.item}>
                      {option.label}
                      <Base.ItemIndicator>
                        <Check size={18} aria-hidden="true" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
