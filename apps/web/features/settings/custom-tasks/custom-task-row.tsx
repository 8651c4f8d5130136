import { IconButton } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { Mark } from '../../../ui/pictures/mark.tsx';
import styles from './custom-task-list.module.css';
import { recurrenceName } from './recurrence-text.ts';
import type { Template } from './use-templates.ts';

type CustomTaskRowProps = { template: Template; onDelete: () => void };

export function CustomTaskRow({ template, onDelete }: CustomTaskRowProps) {
  const { taskSummary, feature, recurrence, extendedDescription, importance } = template;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{taskSummary}</h3>
        <p className={styles.facts}>
          <Chip>{feature}</Chip>
          <Chip tone="plain">{recurrenceName(recurrence)}</Chip>
        </p>
        {extendedDescription && <p className={styles.text}>{extendedDescription}</p>}
        {importance && <p className={styles.text}>Why: {importance}</p>}
      </div>
      <IconButton label={`Delete ${taskSummary}`} onClick={onDelete}>
        <Mark of="bin" />
      </IconButton>
    </li>
  );
}
