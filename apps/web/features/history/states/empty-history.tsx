import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { useMay } from '../../../session/use-may.ts';
import record from '../art/record.svg';
import type { HistoryDialog } from '../dialogs/history-dialogs.tsx';
import styles from './states.module.css';

type EmptyHistoryProps = { locked: boolean; onOpen: (dialog: HistoryDialog) => void };

/** Before anything was done. */
export function EmptyHistory({ locked, onOpen }: EmptyHistoryProps) {
  const mayChange = useMay('member');
  return (
    <Empty
      heading="Your home’s record starts here"
      text={`Every task that is completed is recorded here.${mayChange ? ' You can also add earlier work, such as the last boiler service; your plan then counts from that day.' : ''}`}
    >
      {mayChange && (
        <>
          <Button small disabled={locked} onClick={() => onOpen({ kind: 'record' })}>
            Record past work
          </Button>
          <Button small variant="ghost" disabled={locked} onClick={() => onOpen({ kind: 'import' })}>
            Import a file
          </Button>
        </>
      )}
    </Empty>
  );
}

/** Nothing in this year, but in others. */
export function EmptyYear({ year }: { year: number }) {
  return (
    <Empty
      heading={`Nothing in ${year} yet`}
      text="Completed tasks appear here, together with anything you record yourself."
    >
      <ButtonLink small variant="ghost" to={paths.dashboard}>
        Open your week
      </ButtonLink>
    </Empty>
  );
}

/** No entry matches the filters. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty heading="Nothing found" text="No entry matches your search and filters.">
      <Button small variant="ghost" onClick={onClear}>
        Show everything
      </Button>
    </Empty>
  );
}

function Empty({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <Card className={styles.empty ?? ''}>
      <Art className={styles.art} file={record} width={240} height={150} />
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
