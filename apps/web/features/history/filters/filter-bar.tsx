import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { controlClass } from '#apps/ui/controls/field.tsx';
import { Select } from '#apps/ui/controls/select.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { history } from '#words/app/history/history.ts';
import { itemName } from '#words/item-names.ts';
import { byItemName } from '../../../household/by-item-name.ts';
import { type Filters, type ShownKind, shownKinds } from '../model/filters.ts';
import styles from './filter-bar.module.css';

const { list: words } = history;

type FilterBarProps = {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  /** The names of the items to choose from. */
  items: readonly string[];
};

/** Narrows the list to an item, a kind and words. */
export function FilterBar({ filters, onChange, items }: FilterBarProps) {
  const id = useId();
  return (
    <search className={styles.bar}>
      <div className={styles.words}>
        <VisuallyHidden>
          <label htmlFor={`${id}-words`}>{words.search}</label>
        </VisuallyHidden>
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <input
          id={`${id}-words`}
          className={joinClasses(controlClass, styles.control, styles.input)}
          type="search"
          dir="auto"
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </div>
      <Select
        small
        aria-label={words.item}
        value={filters.item}
        onChange={({ target }) => onChange({ item: target.value })}
      >
        <option value="">{words.allItems}</option>
        {byItemName(items).map((item) => (
          <option key={item} value={item}>
            {isolated(itemName(item))}
          </option>
        ))}
      </Select>
      <Select
        small
        aria-label={words.kind}
        value={filters.kind}
        onChange={({ target }) => onChange({ kind: target.value as ShownKind })}
      >
        {shownKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.shown[kind]}
          </option>
        ))}
      </Select>
    </search>
  );
}
