import { useRef } from 'react';
import { rhythms as words } from '#words/app/rhythms.ts';
import type { Rhythm } from '../../../../household/rhythms/change-rhythm.ts';
import { RhythmText } from '../../../../household/rhythms/rhythm-text.tsx';
import { useOnline } from '../../../../household/use-online.ts';
import { TaskList } from './task-list.tsx';

/** Lists the rhythms that the household accepted and those to propose. Nothing until there is one. */
export function OwnRhythms({ rhythms }: { rhythms: readonly Rhythm[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadAny = useRef(false);
  const isOnline = useOnline();
  hadAny.current ||= rhythms.length > 0;
  if (!hadAny.current) return null;
  return (
    <TaskList
      id="rhythms"
      title={words.title}
      heading={heading}
      about={words.about}
      none={words.none}
      tasks={rhythms}
      isBelow
    >
      {(rhythm) => <RhythmText rhythm={rhythm} disabled={!isOnline} onChanged={() => heading.current?.focus()} />}
    </TaskList>
  );
}
