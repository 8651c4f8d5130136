import { type SubmitEvent, useState } from 'react';
import { type Weekday, weekdays } from '#core/domain/dates.ts';
import { tasksPerWeekLimits } from '#core/domain/household.ts';
import { track } from '../../../analytics/track.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/use-auth.ts';
import { ChoiceCard } from '../../../ui/controls/choice-card.tsx';
import { FieldError, TextField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/routing/link.tsx';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { makeUnsaved } from '../use-unsaved.ts';
import { tasksPerWeekFrom, toggledDay } from './rhythm.ts';
import styles from './rhythm-card.module.css';

const noDay = 'Please select at least one day to schedule tasks on';

type Fields = { readonly typed: string; readonly days: readonly Weekday[] };
const useUnsaved = makeUnsaved<Fields>();

export function RhythmCard() {
  const user = useUser();
  const { fields, isUnsaved, ...unsaved } = useUnsaved({
    typed: String(user.tasks_per_week),
    days: weekdays.filter((day) => user.scheduled_days.includes(day)),
  });
  const { typed, days } = fields;
  const [problem, setProblem] = useState<string>();
  const { state, save, reset } = useSaveProfile();

  const change = (part: Partial<Fields>) => {
    unsaved.change(part);
    reset();
  };
  const discard = () => {
    unsaved.discard();
    setProblem(undefined);
    reset();
  };
  const settleCount = () => {
    const settled = String(tasksPerWeekFrom(typed));
    if (settled !== typed) change({ typed: settled });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    track('settings_interaction', { element_name: 'save_preferences' });
    settleCount();
    setProblem(days.length === 0 ? noDay : undefined);
    if (days.length === 0) reset();
    else if (await save({ tasks_per_week: tasksPerWeekFrom(typed), scheduled_days: [...days] })) unsaved.discard();
  };

  return (
    <SettingsCard
      title="Your rhythm"
      about={
        <>
          At five tasks, the plan aims at about an hour a week. When you change something here, this week stays as it is
          and the weeks after it are planned anew. For this week, choose “Re-plan this week” on your{' '}
          <Link to={paths.dashboard}>dashboard</Link>.
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
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
        </div>
        <fieldset aria-describedby={problem ? 'days-error' : undefined}>
          <legend className={styles.legend}>Days to schedule tasks on</legend>
          <div className={styles.days}>
            {weekdays.map((day) => (
              <ChoiceCard
                key={day}
                type="checkbox"
                name="scheduled_days"
                label={day}
                checked={days.includes(day)}
                onChange={(chosen) => {
                  change({ days: toggledDay(days, day, chosen) });
                  setProblem(undefined);
                }}
              />
            ))}
          </div>
          <div role="alert">{problem && <FieldError id="days-error">{problem}</FieldError>}</div>
        </fieldset>
        <SaveRow state={state} label="Save preferences" isUnsaved={isUnsaved} onDiscard={discard} />
      </form>
    </SettingsCard>
  );
}
