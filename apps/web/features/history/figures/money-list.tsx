import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import type { Figures } from '../model/history.ts';
import styles from './figure-list.module.css';

type Line = Figures['money']['lines'][number];

/** What each item cost, in each year if several are shown. */
export function MoneyList({ lines, byYear }: { lines: readonly Line[]; byYear: boolean }) {
  return (
    <Disclosure label={byYear ? history.figures.byYear : history.figures.byItem}>
      <Stack as="ul" gap={6} className={styles.list}>
        {lines.map((line) => (
          <Row
            key={`${line.year} ${line.item} ${line.currency}`}
            as="li"
            gap={12}
            align="baseline"
            spread="between"
            single
          >
            <Text weight={550} breaks className={styles.name}>
              {byYear && `${line.year} `}
              {itemName(line.item)}
            </Text>
            <span className={styles.sum}>{format.money(line)}</span>
          </Row>
        ))}
      </Stack>
    </Disclosure>
  );
}
