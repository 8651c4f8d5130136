import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { controls } from '#words/app/controls.ts';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Mark } from '../pictures/mark.tsx';
import styles from './combobox.module.css';
import { controlClass, Field } from './field.tsx';
import type { ComboboxOption } from './match-options.ts';

export type ComboboxLook = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  name?: string;
  placeholder?: string;
  required?: boolean;
  maxLength?: number;
};

/** The text, and the options that the list shows for it; `active` is the index of the highlighted one, -1 for none. */
type ComboboxState = {
  text: string;
  open: boolean;
  shown: readonly ComboboxOption[];
  active: number;
  setActive: (active: number) => void;
  show: () => void;
  close: () => void;
  choose: (option: ComboboxOption) => void;
  type: (text: string) => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type ComboboxFieldProps = ComboboxLook & {
  state: ComboboxState;
  isChosen: (option: ComboboxOption) => boolean;
  /** Shown instead of an empty list. */
  none?: string;
  /** Announced to screen readers while the list is open. */
  status: string;
};

/** How an option looks that a script without React adds. */
export const comboboxItemClass = styles.item;

/**
 * A text field with a list below it (the WAI-ARIA pattern of an editable combobox). Base UI's own hides the rest of the
 * page from screen readers while its focusable parts stay reachable, which axe rightly refuses.
 */
export function ComboboxField({
  label,
  hint,
  error,
  id,
  state,
  isChosen,
  none,
  status,
  ...control
}: ComboboxFieldProps) {
  const { text, open, shown, active, setActive, show, close, choose, type, leave, onKeyDown } = state;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const idOf = (option: ComboboxOption | undefined) =>
    option ? `${list}-${option.value.replaceAll(' ', '_')}` : undefined;
  const activeId = open ? idOf(shown[active]) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Field {...{ label, hint, error, ...(id && { id }) }}>
      {(wiring) => (
        <div className={styles.group}>
          <input
            {...control}
            {...wiring}
            ref={input}
            className={joinClasses(controlClass, styles.input)}
            type="text"
            dir="auto"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list}
            {...(activeId && { 'aria-activedescendant': activeId })}
            autoComplete="off"
            spellCheck={false}
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
            aria-label={controls.showList(label)}
            // Keeps the focus in the field; the list closes when the field loses it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              open ? close() : show();
            }}
          >
            <Mark of="down" />
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
                    aria-selected={isChosen(option)}
                    data-highlighted={index === active || undefined}
                    data-ends-group={option.endsGroup || undefined}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                    {isChosen(option) && <Mark of="check" size={18} />}
                  </div>
                ))}
            </div>
            {none && shown.length === 0 && <p className={styles.none}>{none}</p>}
          </div>
          <VisuallyHidden role="status">{open && status}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
