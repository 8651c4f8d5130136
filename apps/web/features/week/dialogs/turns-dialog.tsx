import { Button } from '#apps/ui/controls/button.tsx';
import { ChoiceCard } from '#apps/ui/controls/choice-card.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import pairStyles from '#apps/ui/controls/field-pair.module.css';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { type Weekday, weekdays } from '#core/domain/dates.ts';
import type { WorkKind } from '#core/domain/turns.ts';
import { useOnline } from '../../../household/use-online.ts';
import { type Turns, useTurns } from '../data/use-turns.ts';
import styles from './turns-dialog.module.css';

export type TurnsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; today: string };

/** How the people of the home share its work: whether they take turns, and what each can and wants to do. */
export function TurnsDialog({ open, onOpenChange, today }: TurnsDialogProps) {
  const { data, isError, refetch, isFetching, save } = useTurns();
  const isOnline = useOnline();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share the work">
      {data ? (
        <fieldset className={styles.form} disabled={!isOnline}>
          {!isOnline && <Alert tone="info">You can change this when you’re back online.</Alert>}
          <SwitchField
            label="Take turns"
            hint="Each planned task is for one of you. Everyone gets about the same number of minutes over eight weeks. Anyone may still do any task."
            checked={data.takeTurns}
            disabled={!isOnline}
            onChange={(takeTurns) => save({ takeTurns })}
          />
          {data.takeTurns && <Mine mine={data.mine} today={today} onChange={(mine) => save({ mine })} />}
        </fieldset>
      ) : isError ? (
        <Alert tone="error">
          <p>We couldn’t load this.</p>
          <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          <Skeleton height="3.25rem" />
        </>
      )}
    </Dialog>
  );
}

const kinds: readonly { readonly kind: WorkKind; readonly label: string }[] = [
  { kind: 'heights', label: 'Ladders' },
  { kind: 'chemicals', label: 'Strong cleaners' },
  { kind: 'heavy', label: 'Heavy things' },
];

type MineProps = { mine: Turns['mine']; today: string; onChange: (mine: Turns['mine']) => void };

function Mine({ mine, today, onChange }: MineProps) {
  const { days, avoids, away } = mine;
  const toggled = (day: Weekday, isChosen: boolean) =>
    weekdays.filter((each) => (each === day ? isChosen : days.includes(each)));
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>I have time on</legend>
        <div className={styles.choices}>
          {weekdays.map((day) => (
            <ChoiceCard
              key={day}
              type="checkbox"
              name="days"
              label={day}
              checked={days.includes(day)}
              onChange={(isChosen) => {
                const next = toggled(day, isChosen);
                if (next.length > 0) onChange({ ...mine, days: next });
              }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>I leave to others</legend>
        <div className={styles.choices}>
          {kinds.map(({ kind, label }) => (
            <ChoiceCard
              key={kind}
              type="checkbox"
              name="avoids"
              label={label}
              checked={avoids.includes(kind)}
              onChange={(isChosen) =>
                onChange({
                  ...mine,
                  avoids: kinds
                    .map((each) => each.kind)
                    .filter((each) => (each === kind ? isChosen : avoids.includes(each))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {away ? (
        <Away mine={mine} away={away} today={today} onChange={onChange} />
      ) : (
        <Button variant="ghost" small onClick={() => onChange({ ...mine, away: { from: today, to: today } })}>
          I’m away for a while
        </Button>
      )}
    </>
  );
}

function Away({ mine, away, today, onChange }: MineProps & { away: NonNullable<Turns['mine']['away']> }) {
  return (
    <fieldset>
      <legend className={styles.legend}>I’m away</legend>
      <div className={pairStyles.pair}>
        <TextField
          type="date"
          label="First day"
          value={away.from}
          onChange={({ target: { value: from } }) => {
            if (from) onChange({ ...mine, away: { from, to: away.to < from ? from : away.to } });
          }}
        />
        <TextField
          type="date"
          label="Last day"
          value={away.to}
          min={away.from < today ? today : away.from}
          onChange={({ target: { value: to } }) => {
            if (to >= away.from) onChange({ ...mine, away: { ...away, to } });
          }}
        />
      </div>
      <Button variant="quiet" small onClick={() => onChange({ ...mine, away: null })}>
        I’m not away
      </Button>
    </fieldset>
  );
}
