import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { rest } from '#words/app/week/rest.ts';
import type { Actor } from '../../../household/actor-name.ts';
import { useUser } from '../../../session/use-auth.ts';
import { doersIn } from '../model/assignment.ts';
import type { Task, Week } from '../model/week.ts';
import styles from './dialogs.module.css';

type AssignDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  people: Week['people'];
  onChoose: (person: Actor | null) => void;
};

/** Gives a task to one person, or to everyone, with one press. */
export function AssignDialog({ open, onOpenChange, task, people, onChoose }: AssignDialogProps) {
  const { personId } = useUser();
  const choice = (label: string, person: Actor | null) => (
    <Button
      key={label}
      variant="ghost"
      small
      aria-pressed={(task.assignedTo?.id ?? null) === (person?.id ?? null)}
      onClick={() => onChoose(person)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={rest.assign.title} description={task.fullTitle}>
      <Row gap={8} align="stretch" className={styles.quick}>
        {choice(rest.assign.everyone, null)}
        {doersIn(people).map(({ id, name }) =>
          choice(id === personId ? rest.assign.me : isolated(name) || rest.assign.unnamed, { id, name }),
        )}
      </Row>
    </Dialog>
  );
}
