import { Words } from '#apps/ui/content/words.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Select } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { historyImport } from '#words/app/history/import.ts';
import { historyTable } from '#words/history-table.ts';
import styles from './import-columns.module.css';
import type { Column, SayProps } from './use-import.ts';

const { columns: words } = historyImport;
const { note: _, ...fields } = historyTable.columns;
const meanings = Object.entries({ ...fields, ...words.others });

const isMeaning = (value: string): value is Column['means'] => meanings.some(([meaning]) => meaning === value);

type ImportColumnsProps = Pick<SayProps, 'choices' | 'onSay'> & { columns: readonly Column[] };

/** Each column of the file: its heading, three of its values, and what it is taken for, which can be changed. */
export function ImportColumns({ columns, choices, onSay }: ImportColumnsProps) {
  const lacks = (['date', 'title'] as const).some((needed) => columns.every(({ means }) => means !== needed));
  const change = (index: number, means: string) => {
    if (!isMeaning(means)) return;
    // A meaning that another column had moves here.
    const others = columns.filter((column) => column.means === means && !['note', 'done', 'leave'].includes(means));
    const moved = Object.fromEntries(others.map((column) => [column.index, 'note' as const]));
    onSay({ columns: { ...choices.columns, ...moved, [index]: means } });
  };
  const list = (
    <ul className={styles.columns}>
      {columns.map(({ index, heading, means, samples }) => {
        const name = heading || words.unnamed(index + 1);
        return (
          <li key={index} className={styles.column}>
            <Stack gap={2} bounded>
              <Text weight={600}>
                <Words>{name}</Words>
              </Text>
              <Muted className={styles.samples}>{samples.map(isolated).join(' · ') || '–'}</Muted>
            </Stack>
            <Select
              small
              aria-label={words.means(isolated(name))}
              value={means}
              onChange={({ target }) => change(index, target.value)}
            >
              {meanings.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        );
      })}
    </ul>
  );
  if (!lacks) return <Disclosure label={words.title(words.count(columns.length))}>{list}</Disclosure>;
  return (
    <Stack gap={8}>
      <Alert>{words.needed}</Alert>
      {list}
    </Stack>
  );
}
