import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { controlClass } from '#apps/ui/controls/field.tsx';
import { Select } from '#apps/ui/controls/select.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { type Filters, type ShownKind, shownKinds } from '../model/filters.ts';
import styles from './filter-bar.module.css';

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
          <label htmlFor={`${id}-words`}>Search the history</label>
        </VisuallyHidden>
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <input
          id={`${id}-words`}
          className={joinClasses(controlClass, styles.control, styles.input)}
          type="search"
          placeholder="Search titles, notes and names"
          autoComplete="off"
          enterKeyHint="search"
          value={filters.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </div>
      <Select small aria-label="Item" value={filters.item} onChange={({ target }) => onChange({ item: target.value })}>
        <option value="">All items</option>
        {items.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </Select>
      <Select
        small
        aria-label="Kind"
        value={filters.kind}
        onChange={({ target }) => onChange({ kind: target.value as ShownKind })}
      >
        {shownKinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}
