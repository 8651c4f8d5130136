import X from 'lucide-react/icons/x';
import { Words } from '#apps/ui/content/words.tsx';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { ask } from '#words/app/ask.ts';
import { itemName } from '#words/item-names.ts';
import { byItemName } from '../../../household/by-item-name.ts';
import { useCareTasks } from '../../../household/use-care-tasks.ts';
import styles from './ask-form.module.css';

const { form: words } = ask;

type SubjectFieldProps = {
  /** The task of a week that the question is about. */
  task: { readonly id: string; readonly title: string } | undefined;
  /** The name of the chosen item; empty for none. */
  item: string;
  onChange: (item: string) => void;
  onRemoveTask: () => void;
};

/** What the question is about: a task, an item of the home, or anything. */
export function SubjectField({ task, item, onChange, onRemoveTask }: SubjectFieldProps) {
  const careTasks = useCareTasks();
  if (task) {
    return (
      <Row gap={8} spread="apart" single className={styles.task}>
        <p>
          {words.aboutTask}{' '}
          <strong>
            <Words>{task.title}</Words>
          </strong>
        </p>
        <IconButton label={words.removeTask} onClick={onRemoveTask}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    );
  }
  const items = new Set([...(item ? [item] : []), ...careTasks.map((each) => each.item)]);
  return (
    <SelectField label={words.item} name="item" value={item} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words.anything}</option>
      {byItemName([...items]).map((value) => (
        <option key={value} value={value}>
          {itemName(value)}
        </option>
      ))}
    </SelectField>
  );
}
