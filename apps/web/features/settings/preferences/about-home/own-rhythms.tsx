import { useRef } from 'react';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { rhythms as words } from '#words/app/rhythms.ts';
import { itemName } from '#words/item-names.ts';
import type { Rhythm } from '../../../../household/rhythms/change-rhythm.ts';
import { RhythmText } from '../../../../household/rhythms/rhythm-text.tsx';
import { useOnline } from '../../../../household/use-online.ts';
import styles from './excluded-tasks.module.css';

/** Lists the rhythms that the household accepted and those to propose. Nothing until there is one. */
export function OwnRhythms({ rhythms }: { rhythms: readonly Rhythm[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadAny = useRef(false);
  const isOnline = useOnline();
  hadAny.current ||= rhythms.length > 0;
  if (!hadAny.current) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="rhythms">
      <Heading as="h3" className={styles.heading} id="rhythms" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <Muted as="p">{rhythms.length > 0 ? words.about : words.none}</Muted>
      {rhythms.length > 0 && (
        <Stack as="ul">
          {rhythms.map((rhythm) => (
            <Stack key={rhythm.taskId} as="li" gap={8} align="start" className={styles.row}>
              <Stack gap={8} align="start" className={styles.words}>
                <h4>{rhythm.title}</h4>
                <Chip>{itemName(rhythm.item)}</Chip>
              </Stack>
              <RhythmText rhythm={rhythm} disabled={!isOnline} onChanged={() => heading.current?.focus()} />
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
