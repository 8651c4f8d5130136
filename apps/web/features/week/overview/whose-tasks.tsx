import { Segments } from '#apps/ui/controls/segments.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import type { Whose } from '../model/assignment.ts';
import styles from './whose-tasks.module.css';

export type WhoseTasksProps = { whose: Whose; onChange: (whose: Whose) => void };

const options = [
  { value: 'all', label: 'Everyone’s' },
  { value: 'mine', label: 'Mine' },
] as const;

/** Whose tasks the week shows. What is for everyone is mine, too. */
export function WhoseTasks({ whose, onChange }: WhoseTasksProps) {
  return (
    <div className={styles.whose}>
      <Segments
        label={<VisuallyHidden>Whose tasks</VisuallyHidden>}
        options={options}
        value={whose}
        onChange={onChange}
      />
    </div>
  );
}
