import { type ReactNode, useId } from 'react';
import styles from './switch-field.module.css';

type SwitchFieldProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that is on or off and changes at once. The whole row switches it. */
export function SwitchField({ label, hint, checked, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={styles.field}>
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={styles.switch}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without an attribute
        role="switch"
        aria-labelledby={`${id}-label`}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
