import { IconButton } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { itemName } from '#words/item-names.ts';
import { rhythm } from '#words/rhythm.ts';
import styles from './custom-task-list.module.css';
import { recurrenceName } from './recurrence-text.ts';
import type { Template } from './use-templates.ts';

type CustomTaskRowProps = { template: Template; onEdit: () => void; onDelete: () => void };

export function CustomTaskRow({ template, onEdit, onDelete }: CustomTaskRowProps) {
  const { taskSummary, feature, recurrence, extendedDescription, importance, minutes } = template;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{taskSummary}</h3>
        <p className={styles.facts}>
          <Chip>{itemName(feature)}</Chip>
          <Chip tone="plain">{recurrenceName(recurrence)}</Chip>
          {minutes !== null && <Chip tone="plain">{rhythm.duration(minutes)}</Chip>}
        </p>
        {extendedDescription && <p className={styles.text}>{extendedDescription}</p>}
        {importance && <p className={styles.text}>{words.why(importance)}</p>}
      </div>
      <IconButton label={words.editOf(taskSummary)} onClick={onEdit}>
        <Mark of="pencil" />
      </IconButton>
      <IconButton label={words.deleteOf(taskSummary)} onClick={onDelete}>
        <Mark of="bin" />
      </IconButton>
    </li>
  );
}
