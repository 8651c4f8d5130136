import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { parts as words } from '#words/app/parts.ts';
import { appliancesKey } from '../../../household/files/show-files.ts';
import styles from './task-details.module.css';

export type TaskPartsProps = { turnOf: string };

/** The parts of which ticking the task counts one down. Nothing while they aren't known, as without a connection. */
export function TaskParts({ turnOf }: TaskPartsProps) {
  const { data } = useQuery({
    queryKey: appliancesKey,
    queryFn: ({ signal }) => call('getAppliances', undefined, { signal }),
  });
  const used = (data?.appliances ?? []).flatMap(({ parts }) => parts.filter(({ usedBy }) => usedBy === turnOf));
  return used.map(({ name, size, number, stock }) => {
    const part = [name, size, number].filter(Boolean).map(isolated).join(', ');
    return stock === null ? null : (
      <Muted key={name} as="p" className={styles.parts}>
        {words.ticking(part, words.left(stock))}
      </Muted>
    );
  });
}
