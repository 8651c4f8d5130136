import { type SubmitEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { tasksPerWeekLimits } from '#core/domain/home/household.ts';
import { smallWish } from '#core/domain/plan/small-wish.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { settings } from '#words/app/settings.ts';
import { weekdayNames } from '#words/weekday-names.ts';
import { tasksPerWeekSaid, useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { WeekdayChoices } from '../../../household/weekday-choices.tsx';
import { useUser } from '../../../session/use-auth.ts';
import { useHome } from './about-home/use-home.ts';
import { tasksPerWeekFrom } from './rhythm.ts';
import styles from './rhythm-form.module.css';

/** It waits for data, so its script loads after the form. */
const Capacity = lazyComponent('Capacity', () => import('./capacity.tsx'), Nothing);
/** The same: few wishes are too small. */
const TooSmall = lazyComponent('TooSmall', () => import('./too-small.tsx'));
const capacityLoads = <Skeleton width="80%" height="1.25rem" />;

const { min, max } = tasksPerWeekLimits;
/** A number that stays in its field so long is saved; until then, another digit may follow. */
const typingMs = 1_000;

/** How many tasks a week, and on which days. */
export function RhythmForm() {
  const isShown = useIsShown();
  const saving = useSaveAtOnce();
  return (
    <Stack gap={24}>
      <TasksPerWeek {...saving} />
      <Suspense fallback={capacityLoads}>{isShown ? <Capacity /> : capacityLoads}</Suspense>
      <Days {...saving} />
      <Disclosure label={settings.how}>
        <Muted as="p" measure={42} className={styles.how}>
          <Marked text={words.rhythmAbout} show={(label) => <Link to={paths.dashboard}>{label}</Link>} />
        </Muted>
      </Disclosure>
    </Stack>
  );
}

type Saving = ReturnType<typeof useSaveAtOnce>;

function TasksPerWeek({ save, pending }: Saving) {
  const { tasks_per_week } = useUser();
  /** `undefined` unless the field differs from what is saved. */
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const { data } = useHome();
  const small = data && typed !== undefined ? smallWish(data.safety, tasksPerWeekFrom(typed)) : undefined;
  const saveCount = (count: number) => {
    setTyped(undefined);
    save({ tasks_per_week: count }, tasksPerWeekSaid(count));
  };
  const saveTyped = useEffectEvent(() => {
    // What leaves out jobs for safety is saved only when the household has read that.
    if (typed === undefined || small) return;
    const count = tasksPerWeekFrom(typed);
    const isKept = String(count) === typed;
    setNote(isKept ? '' : words.clamped(min, max, count));
    saveCount(count);
  });
  const isNumber = typed !== undefined && String(tasksPerWeekFrom(typed)) === typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit starts it again
  useEffect(() => {
    if (!isNumber) return;
    const timer = setTimeout(() => saveTyped(), typingMs);
    return () => clearTimeout(timer);
  }, [isNumber, typed]);
  return (
    <div>
      <form
        className={styles.count}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          saveTyped();
        }}
      >
        <TextField
          label={words.tasksPerWeek}
          hint={words.tasksPerWeekHint(min, max)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed ?? String(pending.tasks_per_week ?? tasks_per_week)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => saveTyped()}
        />
        <p className={styles.settled} role="status">
          {note}
        </p>
      </form>
      {small && (
        <Suspense>
          <TooSmall small={small} onChoose={saveCount} />
        </Suspense>
      )}
    </div>
  );
}

function Days({ save, pending }: Saving) {
  const { scheduled_days } = useUser();
  const days = pending.scheduled_days ?? scheduled_days;
  return (
    <WeekdayChoices
      legend={words.days}
      name="scheduled_days"
      days={days}
      onChange={(next, day) => {
        const said = next.includes(day) ? words.added : words.removed;
        save({ scheduled_days: [...next] }, said(weekdayNames[day]));
      }}
    />
  );
}
