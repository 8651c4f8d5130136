import type { Ref } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import styles from './session-list.module.css';

type Item = { readonly id: string; readonly name: string; readonly note: string };

type AccessListProps = {
  label: string;
  items: readonly Item[];
  /** Shown instead of an empty list. */
  none: string;
  removingId: string | undefined;
  onRemove: (id: string) => void;
  ref: Ref<HTMLUListElement>;
};

/** Ways into the account, each with a button that removes it. */
export function AccessList({ label, items, none, removingId, onRemove, ref }: AccessListProps) {
  return (
    <ul ref={ref} className={styles.list} tabIndex={-1} aria-label={label}>
      {items.map(({ id, name, note }) => (
        <li key={id} className={styles.row}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.note}>{note}</p>
          </div>
          <Button
            small
            variant="ghost"
            busy={removingId === id}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(id)}
          >
            Remove
          </Button>
        </li>
      ))}
      {items.length === 0 && <li className={styles.note}>{none}</li>}
    </ul>
  );
}
