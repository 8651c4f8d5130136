import { type SubmitEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ChoiceCard } from '#apps/ui/controls/choice-card.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { FieldError, TextField } from '#apps/ui/controls/field.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { capitalise } from '#core/domain/capitalise.ts';
import { type Weekday, weekdays } from '#core/domain/dates.ts';
import { tasksPerWeekLimits } from '#core/domain/household.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { settings } from '#words/app/settings.ts';
import { weekdayNames } from '#words/weekday-names.ts';
import { Marked } from '../../../household/marked.tsx';
import { tasksPerWeekSaid, useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { tasksPerWeekFrom, toggledDay } from './rhythm.ts';
import styles from './rhythm-form.module.css';

/** It waits for data, so its script loads after the form. */
const Capacity = lazyComponent('Capacity', () => import('./capacity.tsx'));
const capacityLoads = <Skeleton width="80%" height="1.25rem" />;

const { min, max } = tasksPerWeekLimits;
const noDay = words.noDays;
/** A number that stays in its field so long is saved; until then, another digit may follow. */
const typingMs = 1_000;

/** How many tasks a week, and on which days. */
export function RhythmForm() {
  const isShown = useIsShown();
  const saving = useSaveAtOnce();
  return (
    <div className={styles.form}>
      <TasksPerWeek {...saving} />
      <Suspense fallback={capacityLoads}>{isShown ? <Capacity /> : capacityLoads}</Suspense>
      <Days {...saving} />
      <Disclosure label={settings.how}>
        <p className={styles.how}>
          <Marked text={words.rhythmAbout} show={(label) => <Link to={paths.dashboard}>{label}</Link>} />
        </p>
      </Disclosure>
    </div>
  );
}

type Saving = ReturnType<typeof useSaveAtOnce>;

function TasksPerWeek({ save, pending }: Saving) {
  const { tasks_per_week } = useUser();
  /** `undefined` unless the field differs from what is saved. */
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const settle = useEffectEvent(() => {
    if (typed === undefined) return;
    const count = tasksPerWeekFrom(typed);
    const isKept = String(count) === typed;
    setNote(isKept ? '' : words.clamped(min, max, count));
    setTyped(undefined);
    save({ tasks_per_week: count }, tasksPerWeekSaid(count));
  });
  const isNumber = typed !== undefined && String(tasksPerWeekFrom(typed)) === typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit starts it again
  useEffect(() => {
    if (!isNumber) return;
    const timer = setTimeout(() => settle(), typingMs);
    return () => clearTimeout(timer);
  }, [isNumber, typed]);
  return (
    <form
      className={styles.count}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        settle();
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
        onBlur={() => settle()}
      />
      <p className={styles.settled} role="status">
        {note}
      </p>
    </form>
  );
}

function Days({ save, pending }: Saving) {
  const { scheduled_days } = useUser();
  /** Without a day, nothing is saved until there is one again. */
  const [isEmpty, setIsEmpty] = useState(false);
  const days: readonly Weekday[] = isEmpty ? [] : (pending.scheduled_days ?? scheduled_days);
  const toggle = (day: Weekday, chosen: boolean) => {
    const next = toggledDay(days, day, chosen);
    setIsEmpty(next.length === 0);
    if (next.length > 0)
      save({ scheduled_days: [...next] }, chosen ? words.added(weekdayNames[day]) : words.removed(weekdayNames[day]));
  };
  return (
    <fieldset aria-describedby={isEmpty ? 'days-error' : undefined}>
      <legend className={styles.legend}>{words.days}</legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <ChoiceCard
            key={day}
            type="checkbox"
            name="scheduled_days"
            label={capitalise(weekdayNames[day])}
            checked={days.includes(day)}
            onChange={(chosen) => toggle(day, chosen)}
          />
        ))}
      </div>
      <div role="alert">{isEmpty && <FieldError id="days-error">{noDay}</FieldError>}</div>
    </fieldset>
  );
}
