import { useQuery } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { parts as words } from '#words/app/parts.ts';
import { itemName } from '#words/item-names.ts';
import { appliancesKey } from '../../../household/files/show-files.ts';
import { sinceText } from '../model/date-text.ts';
import styles from './needs-dialog.module.css';

type Shopping = OutputOf<'getShopping'>;
type PartToBuy = Shopping['parts'][number];

/** The parts to buy; undefined while they aren't known, as without a connection. */
export function usePartsToBuy(): Shopping | undefined {
  const { data } = useQuery({
    queryKey: [...appliancesKey, 'shopping'],
    queryFn: ({ signal }) => call('getShopping', { query: {} }, { signal }),
  });
  return data;
}

const partText = ({ name, size, number, shop }: PartToBuy): string =>
  [name, size, number, shop].filter(Boolean).map(isolated).join(', ');

/** From when on the stock isn't enough. */
function whenText({ stock, neededOn }: PartToBuy, today: IsoDate): string {
  if (neededOn === null) return '';
  const day = sinceText(neededOn, today);
  return stock === 0 ? words.neededOn(day) : words.lasts(words.left(stock ?? 0), day);
}

/** The list for another app, a part on each line. */
export const partsText = ({ parts, today }: Shopping): string =>
  parts
    .map((part) => `${partText(part)} (${[itemName(part.item), whenText(part, today)].filter(Boolean).join('. ')})`)
    .join('\n');

/** The parts of appliances that have run out, and those that won't last for what is planned in the coming weeks. */
export function PartsToBuy({ shopping: { parts, today } }: { shopping: Shopping }) {
  const isOut = ({ stock }: PartToBuy) => stock === 0;
  return (
    <>
      <Parts heading={words.ranOut} parts={parts.filter(isOut)} today={today} />
      <Parts heading={words.runningOut} parts={parts.filter((part) => !isOut(part))} today={today} />
    </>
  );
}

type PartsProps = { heading: string; parts: readonly PartToBuy[]; today: IsoDate };

function Parts({ heading, parts, today }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={`${part.item} ${part.name}`}>
            {partText(part)} <Muted>{[itemName(part.item), whenText(part, today)].filter(Boolean).join('. ')}</Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
