import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { closed } from '#words/app/week/closed.ts';
import type { HomeActions } from '../data/use-home-actions.ts';
import { closureOf } from '../model/closure.ts';
import { sinceText } from '../model/date-text.ts';
import type { ClosedItem } from '../model/week.ts';
import styles from './closed-items.module.css';

export type ClosedItemsProps = { items: readonly ClosedItem[]; today: IsoDate; actions: HomeActions };

/** The items that are closed for the season. Each takes part in keeping the focus, like a task. */
export function ClosedItems({ items, today, actions }: ClosedItemsProps) {
  return (
    <Stack as="ul" aria-label={closed.items}>
      {items.map((item) => {
        const { name, words } = closureOf(item.item);
        return (
          <Row
            key={item.opensWith}
            as="li"
            gap={4}
            spread="apart"
            single
            className={styles.item}
            data-task={item.opensWith}
          >
            <span>{words.state(name, sinceText(item.since, today))}</span>
            <Button
              variant="quiet"
              small
              aria-label={closed.openItem(words.button, name)}
              disabled={actions.isOffline}
              onClick={() => actions.open(item, words.opened(name))}
            >
              {words.button}
            </Button>
          </Row>
        );
      })}
    </Stack>
  );
}
