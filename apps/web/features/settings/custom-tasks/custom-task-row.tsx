import { Words } from '#apps/ui/content/words.tsx';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { durations } from '#words/durations.ts';
import { itemName } from '#words/item-names.ts';
import styles from './custom-task-list.module.css';
import { rhythmName } from './recurrence-text.ts';
import type { Template } from './use-templates.ts';

type CustomTaskRowProps = { template: Template; onEdit: () => void; onDelete: () => void };

export function CustomTaskRow({ template, onEdit, onDelete }: CustomTaskRowProps) {
  const { taskSummary, feature, extendedDescription, importance, minutes, steps, item } = template;
  return (
    <li className={styles.row}>
      <Stack gap={8} className={styles.words}>
        <h3>
          <Words>{taskSummary}</Words>
        </h3>
        <Row as="p" gap={6} align="stretch">
          <Chip>{isolated(itemName(feature))}</Chip>
          <Chip tone="plain">{rhythmName(template)}</Chip>
          {item !== null && item !== feature && <Chip tone="plain">{isolated(itemName(item))}</Chip>}
          {steps.length > 0 && <Chip tone="plain">{words.stepCount(steps.length)}</Chip>}
          {minutes !== null && <Chip tone="plain">{durations.short(minutes)}</Chip>}
        </Row>
        {extendedDescription && (
          <Muted as="p" lines>
            <Words>{extendedDescription}</Words>
          </Muted>
        )}
        {importance && (
          <Muted as="p" lines>
            {words.why(isolated(importance))}
          </Muted>
        )}
      </Stack>
      <IconButton label={words.editOf(isolated(taskSummary))} onClick={onEdit}>
        <Mark of="pencil" />
      </IconButton>
      <IconButton label={words.deleteOf(isolated(taskSummary))} onClick={onDelete}>
        <Mark of="bin" />
      </IconButton>
    </li>
  );
}
