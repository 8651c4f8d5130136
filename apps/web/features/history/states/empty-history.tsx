import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { history } from '#words/app/history/history.ts';
import { links } from '#words/app/links.ts';
import { useMay } from '../../../session/use-may.ts';
import record from '../art/record.svg';
import type { HistoryDialog } from '../dialogs/history-dialogs.tsx';
import styles from './states.module.css';

const { empty: words } = history;

export type EmptyHistoryProps = { disabled: boolean; onOpen: (dialog: HistoryDialog) => void };

/** Before anything was done. */
export function EmptyHistory({ disabled, onOpen }: EmptyHistoryProps) {
  const mayChange = useMay('member');
  return (
    <Empty heading={words.title} text={mayChange ? words.textWithWork : words.text}>
      {mayChange && (
        <>
          <Button small disabled={disabled} onClick={() => onOpen({ kind: 'record' })}>
            {history.record}
          </Button>
          <Button small variant="ghost" disabled={disabled} onClick={() => onOpen({ kind: 'import' })}>
            {history.import}
          </Button>
        </>
      )}
    </Empty>
  );
}

export type EmptyYearProps = { year: number };

/** Nothing in this year, but in others. */
export function EmptyYear({ year }: EmptyYearProps) {
  return (
    <Empty heading={words.year(year)} text={words.yearText}>
      <ButtonLink small variant="ghost" to={paths.dashboard}>
        {links.openWeek}
      </ButtonLink>
    </Empty>
  );
}

export type NothingFoundProps = { onClear: () => void };

/** No entry matches the filters. */
export function NothingFound({ onClear }: NothingFoundProps) {
  return (
    <Empty heading={words.found} text={words.foundText}>
      <Button small variant="ghost" onClick={onClear}>
        {words.showAll}
      </Button>
    </Empty>
  );
}

function Empty({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <Card gap={16} align="center" className={styles.empty ?? ''}>
      <Art className={styles.art} file={record} width={240} height={150} />
      <Heading size="xl">{heading}</Heading>
      <p className={styles.text}>{text}</p>
      <Row gap={8} align="stretch" spread="centred">
        {children}
      </Row>
    </Card>
  );
}
