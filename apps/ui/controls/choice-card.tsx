import type { ReactNode } from 'react';
import { Mark } from '../pictures/mark.tsx';
import styles from './choice-card.module.css';

type ChoiceCardProps = {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Also called when the user picks the radio that is already chosen. */
  onPick?: () => void;
};

/** A radio or checkbox as a card: the whole card is its label. */
export function ChoiceCard({ type, name, label, icon, checked, onChange, onPick }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input
        className={styles.input}
        type={type}
        name={name}
        value={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        onClick={onPick}
      />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      <span className={styles.tick}>
        <Mark of="check" size={17} />
      </span>
    </label>
  );
}

/** As many cards side by side as fit. `compact`: for labels of one or two words. */
export function ChoiceGrid({ compact, children }: { compact?: boolean; children: ReactNode }) {
  return <div className={compact ? styles.compact : styles.grid}>{children}</div>;
}
