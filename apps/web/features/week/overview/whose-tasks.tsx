import { Segments } from '#apps/ui/controls/segments.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { whose as words } from '#words/app/week/whose.ts';
import type { Whose } from '../model/assignment.ts';
import styles from './whose-tasks.module.css';

export type WhoseTasksProps = { whose: Whose; onChange: (whose: Whose) => void };

const options = [
  { value: 'all', label: words.all },
  { value: 'mine', label: words.mine },
] as const;

/** Whose tasks the week shows. What is for everyone is mine, too. */
export function WhoseTasks({ whose, onChange }: WhoseTasksProps) {
  return (
    <div className={styles.whose}>
      <Segments
        label={<VisuallyHidden>{words.label}</VisuallyHidden>}
        options={options}
        value={whose}
        onChange={onChange}
      />
    </div>
  );
}
