import { useEffect, useRef, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { history } from '#words/app/history/history.ts';
import { isFocusLost } from '../../../household/is-focus-lost.ts';
import type { Entry, EntryActions } from '../model/history.ts';
import { countText, monthsIn, totalsOf, totalsText } from '../model/months.ts';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';

/** So many entries are shown at a time, because a browser needs seconds to lay out thousands. */
const pageSize = 100;

type EntryListProps = {
  /** The newest first. */
  entries: readonly Entry[];
  /** How many older ones could be loaded, and whether they are on their way. */
  earlier: number;
  isLoading: boolean;
  onEarlier: () => void;
  actions: EntryActions;
};

/** The entries by month, each month with its sums. Another list, such as after a change of filters, needs another key. */
export function EntryList({ entries, earlier, isLoading, onEarlier, actions }: EntryListProps) {
  const [shown, setShown] = useState(pageSize);
  const left = entries.length + earlier - Math.min(shown, entries.length);
  const { list, goTo } = useFocusInPlaceOf(left > 0);
  const showMore = () => {
    goTo.current = Math.min(shown, entries.length);
    setShown(shown + pageSize);
    if (earlier > 0 && shown + pageSize > entries.length) onEarlier();
  };
  // The sums are those of the whole month, also when its last entries aren't shown yet.
  const sums = new Map(monthsIn(entries).map(({ id, entries }) => [id, totalsText(totalsOf(entries))]));
  return (
    <>
      <Card gap={32} bounded ref={list}>
        {monthsIn(entries.slice(0, shown)).map(({ id, name, entries }) => (
          <section key={id} className={styles.month} aria-labelledby={`month-${id}`}>
            <Row as="header" gap={16} lines={2} align="baseline" spread="apart" className={styles.head}>
              <Heading as="h3" id={`month-${id}`}>
                {capitalise(name)}
              </Heading>
              <Muted as="p" numeric>
                {sums.get(id)}
              </Muted>
            </Row>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} actions={actions} />
              ))}
            </ol>
          </section>
        ))}
      </Card>
      {left > 0 && (
        <Button className={styles.more ?? ''} variant="ghost" small busy={isLoading} onClick={showMore}>
          {history.list.more(countText(Math.min(left, pageSize)))}
        </Button>
      )}
    </>
  );
}

/** When a button disappears with the focus, moves the focus to the entry at the index `goTo`, or to the last one. */
function useFocusInPlaceOf(isShown: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const goTo = useRef<number>(undefined);
  useEffect(() => {
    if (isShown || goTo.current === undefined || !isFocusLost()) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[data-task]') ?? [])];
    const row = rows[goTo.current] ?? rows.at(-1);
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [isShown]);
  return { list, goTo };
}
