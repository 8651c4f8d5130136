import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './combobox.module.css';
import { controlClass, Field } from './field.tsx';
import { joinClasses } from './join-classes.ts';
import { Mark } from './mark.tsx';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxOption } from './match-options.ts';

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
  required?: boolean;
};

/**
 * A list that is searched by typing (the WAI-ARIA pattern of an editable combobox). Base UI's own hides the rest of the
 * page from screen readers while its focusable parts stay reachable, which axe rightly refuses.
 */
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
  required,
}: ComboboxProps) {
  const { text, open, shown, active, setActive, show, close, choose, type, leave, onKeyDown } = useCombobox({
    options,
    value,
    onChange,
  });
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const idOf = (option: ComboboxOption | undefined) => (option ? `${list}-${option.value}` : undefined);
  const activeId = open ? idOf(shown[active]) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Field {...{ label, hint, error, ...(id && { id }) }}>
      {(wiring) => (
        <div className={styles.group}>
          <input
            {...wiring}
            ref={input}
            className={joinClasses(controlClass, styles.input)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list}
            {...(activeId && { 'aria-activedescendant': activeId })}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            required={required}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={show}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.trigger}
            tabIndex={-1}
            aria-label={`Show the list: ${label}`}
            // The focus stays in the field, whose leaving would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              open ? close() : show();
            }}
          >
            <ChevronDown size={20} aria-hidden="true" />
          </button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
          <div className={styles.popup} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
            <div className={styles.list} id={list} role="listbox" aria-label={label}>
              {open &&
                shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
                  <div
                    key={option.value}
                    id={idOf(option)}
                    className={styles.item}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    data-highlighted={index === active || undefined}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                    {option.value === value && <Mark of="check" size={18} />}
                  </div>
                ))}
            </div>
            {shown.length === 0 && <p className={styles.none}>{none}</p>}
          </div>
          <span className={styles.status} role="status">
            {open && (shown.length === 0 ? none : `${shown.length} of ${options.length}`)}
          </span>
        </div>
      )}
    </Field>
  );
}
