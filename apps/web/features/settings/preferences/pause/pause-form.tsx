import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { type Errors, useForm } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { daysBetween, type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import type { Pause } from '#core/domain/time/pause.ts';
import { formFields } from '#words/app/form-fields.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { todayIn } from '../../../../household/today-in.ts';
import { useUser } from '../../../../session/use-auth.ts';
import styles from './pause.module.css';

type PauseFormProps = {
  pause: Pause | null;
  /** In days. */
  longest: number;
  onSet: (pause: Pause) => Promise<Errors<keyof Pause>>;
};

export function PauseForm({ pause, longest, onSet }: PauseFormProps) {
  const { timezone } = useUser();
  const [fields, setFields] = useState<Pause>(pause ?? { from: '', to: '' });
  const { errors, busy, clear, form } = useForm<keyof Pause>({
    check: () => checkPause(fields, todayIn(timezone), pause, longest),
    submit: () => onSet(fields),
  });
  const change = (part: Partial<Pause>) => {
    setFields({ ...fields, ...part });
    clear(part);
  };
  const day = (field: keyof Pause, label: string) => (
    <TextField
      name={field}
      type="date"
      label={label}
      value={fields[field]}
      required
      error={errors[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  return (
    <Stack as="form" gap={16} align="start" bounded {...form} aria-label={words.pause}>
      <div className={styles.days}>
        {day('from', words.firstDay)}
        {day('to', words.lastDay)}
      </div>
      <Button type="submit" variant={pause ? 'ghost' : 'primary'} busy={busy}>
        {pause ? words.changePause : words.startPause}
      </Button>
    </Stack>
  );
}

/** A pause that is on keeps its first day, so that may be past. */
export function checkPause(
  { from, to }: Pause,
  today: IsoDate,
  current: Pause | null,
  longest: number,
): Errors<keyof Pause> {
  if (!isIsoDate(from)) return { from: formFields.noDay };
  if (from < today && from !== current?.from) return { from: formFields.todayOrLater };
  if (!isIsoDate(to)) return { to: formFields.noDay };
  if (to < from) return { to: words.endsBeforeStart };
  if (to < today) return { to: formFields.todayOrLater };
  return daysBetween(from, to) >= longest ? { to: words.longPause(longest) } : {};
}
