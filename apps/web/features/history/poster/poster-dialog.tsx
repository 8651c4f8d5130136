import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { buttons } from '#words/app/buttons.ts';
import { history } from '#words/app/history/history.ts';
import { poster as words } from '#words/app/history/poster.ts';
import { durations } from '#words/durations.ts';
import { itemName } from '#words/item-names.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useWholeYear } from '../data/use-history.ts';
import styles from './poster-dialog.module.css';
import { type Poster, posterOf } from './poster-of.ts';

type PosterDialogProps = { year: number; open: boolean; onOpenChange: (open: boolean) => void };

/** The year in the home on one page, to print: then nothing else is on the paper. */
export function PosterDialog({ year, open, onOpenChange }: PosterDialogProps) {
  const query = useWholeYear(year);
  const print = () => {
    track('dashboard_interaction', { element_name: 'print_poster' });
    window.print();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title(year)} size="large">
      <Loaded query={query} what={history.what} skeleton={<Skeleton height="24rem" />}>
        {(data) => <YearPoster {...posterOf(year, data)} />}
      </Loaded>
      <Row gap={12} className={styles.tools}>
        <Button small disabled={!query.data} onClick={print}>
          <Printer size={18} aria-hidden="true" />
          {buttons.print}
        </Button>
      </Row>
    </Dialog>
  );
}

function YearPoster({ weeks, minutes, jobs, visits, safety, items }: Poster) {
  const busy = weeks.filter(({ strength }) => strength > 0).length;
  return (
    <Stack gap={24} className={styles.poster}>
      <Stack gap={8}>
        <div className={styles.weeks} aria-hidden="true">
          {weeks.map(({ from, strength }) => (
            <span key={from} data-full={strength} />
          ))}
        </div>
        <Muted as="p">{words.weeks(busy)}</Muted>
      </Stack>
      <dl className={styles.figures}>
        {minutes > 0 && <Figure label={history.figures.time}>{durations.short(minutes)}</Figure>}
        <Figure label={words.jobs}>{jobs}</Figure>
        {visits > 0 && <Figure label={words.visits}>{visits}</Figure>}
        {safety > 0 && <Figure label={history.list.shown.safety}>{safety}</Figure>}
      </dl>
      {items.length > 0 && (
        <Stack as="section" gap={8} aria-labelledby="cared-for">
          <Text as="h3" size="lg" id="cared-for">
            {words.items}
          </Text>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{itemName(item)}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <Muted as="dt">{label}</Muted>
      <dd>{children}</dd>
    </div>
  );
}
