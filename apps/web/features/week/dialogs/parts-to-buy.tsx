import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { Muted } from '#apps/ui/layout/text.tsx';
import { hasRunOut } from '#core/domain/appliances/part.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { parts as words } from '#words/app/parts.ts';
import { itemName } from '#words/item-names.ts';
import { appliancesKey } from '../../../household/files/show-files.ts';
import styles from './needs-dialog.module.css';

/** The parts of appliances that have run out. Nothing while they aren't known, as without a connection. */
export function PartsToBuy() {
  const { data } = useQuery({
    queryKey: appliancesKey,
    queryFn: ({ signal }) => call('getAppliances', undefined, { signal }),
  });
  const missing = (data?.appliances ?? []).flatMap(({ item, parts }) =>
    parts
      .filter(({ stock }) => stock !== null && hasRunOut({ stock }))
      .map(({ name, size, number, shop }) => ({
        item,
        name,
        text: [name, size, number, shop].filter(Boolean).map(isolated).join(', '),
      })),
  );
  if (missing.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{words.ranOut}</h3>
      <ul className={styles.list}>
        {missing.map(({ item, name, text }) => (
          <li key={`${item} ${name}`}>
            {text} <Muted>{itemName(item)}</Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
