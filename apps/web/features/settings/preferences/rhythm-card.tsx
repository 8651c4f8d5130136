import { Suspense, useState } from 'react';
import { ChoiceCard } from '#apps/ui/controls/choice-card.tsx';
import { FieldError, TextField } from '#apps/ui/controls/field.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { type Weekday, weekdays } from '#core/domain/dates.ts';
import { tasksPerWeekLimits } from '#core/domain/household.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { makeUnsaved } from '../use-unsaved.ts';
import { tasksPerWeekFrom, toggledDay } from './rhythm.ts';
import styles from './rhythm-card.module.css';

/** It waits for data, so its script loads after the form. */
const Capacity = lazyComponent('Capacity', () => import('./capacity.tsx'));
const capacityLoads = <Skeleton width="80%" height="1.25rem" />;

const noDay = 'Please select at least one day to schedule tasks on';

type Fields = { readonly typed: string; readonly days: readonly Weekday[] };
const useUnsaved = makeUnsaved<Fields>();

export function RhythmCard() {
  const user = useUser();
  const isShown = useIsShown();
  const unsaved = useUnsaved({
    typed: String(user.tasks_per_week),
    days: weekdays.filter((day) => user.scheduled_days.includes(day)),
  });
  const { typed, days } = unsaved.fields;
  const [settledNote, setSettledNote] = useState('');
  const { errors, change, form, saveRow } = useProfileForm({
    element: 'save_preferences',
    unsaved,
    check: () => {
      settleCount();
      return days.length === 0 ? { days: noDay } : {};
    },
    body: () => ({ tasks_per_week: tasksPerWeekFrom(typed), scheduled_days: [...days] }),
  });
  const settleCount = () => {
    const settled = String(tasksPerWeekFrom(typed));
    setSettledNote(
      settled === typed
        ? ''
        : `The number must be from ${tasksPerWeekLimits.min} to ${tasksPerWeekLimits.max}, so it has been set to ${settled}.`,
    );
    if (settled !== typed) change({ typed: settled });
  };

  return (
    <SettingsCard
      title="Your weekly time"
      about={
        <>
          With five tasks, the plan aims for about an hour a week. If you change something here, this week stays as it
          is, and the weeks after it are planned again. To change this week too, choose “Re-plan this week” on your{' '}
          <Link to={paths.dashboard}>dashboard</Link>.
        </>
      }
    >
      <form className={styles.form} {...form}>
        <div className={styles.count}>
          <TextField
            label="Tasks per week"
            hint={`At most this many, from ${tasksPerWeekLimits.min} to ${tasksPerWeekLimits.max}.`}
            type="number"
            inputMode="numeric"
            min={tasksPerWeekLimits.min}
            max={tasksPerWeekLimits.max}
            value={typed}
            onChange={(event) => change({ typed: event.target.value })}
            onBlur={settleCount}
          />
          <p className={styles.settled} role="status">
            {settledNote}
          </p>
        </div>
        <Suspense fallback={capacityLoads}>{isShown ? <Capacity /> : capacityLoads}</Suspense>
        <fieldset aria-describedby={errors.days ? 'days-error' : undefined}>
          <legend className={styles.legend}>Days to schedule tasks on</legend>
          <div className={styles.days}>
            {weekdays.map((day) => (
              <ChoiceCard
                key={day}
                type="checkbox"
                name="scheduled_days"
                label={day}
                checked={days.includes(day)}
                onChange={(chosen) => change({ days: toggledDay(days, day, chosen) })}
              />
            ))}
          </div>
          <div role="alert">{errors.days && <FieldError id="days-error">{errors.days}</FieldError>}</div>
        </fieldset>
        <SaveRow {...saveRow} label="Save preferences" />
      </form>
    </SettingsCard>
  );
}
