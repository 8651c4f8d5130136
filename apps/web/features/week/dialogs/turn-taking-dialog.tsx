import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { CheckboxGroup } from '#apps/ui/controls/checkbox-group.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { workKinds } from '#core/domain/tasks/choose-assignees.ts';
import { buttons } from '#words/app/buttons.ts';
import { turns } from '#words/app/week/turns.ts';
import { frame } from '#words/site/frame.ts';
import { useOnline } from '../../../household/use-online.ts';
import { WeekdayChoices } from '../../../household/weekday-choices.tsx';
import { type TurnTaking, useTurnTaking } from '../data/use-turn-taking.ts';
import styles from './turn-taking-dialog.module.css';

export type TurnTakingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; today: string };

/** How the people of the home share its work: whether they take turns, and what each can and wants to do. */
export function TurnTakingDialog({ open, onOpenChange, today }: TurnTakingDialogProps) {
  const { data, isError, refetch, isFetching, save } = useTurnTaking();
  const isOnline = useOnline();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={turns.title}>
      {data ? (
        <Stack as="fieldset" gap={20} disabled={!isOnline}>
          {!isOnline && <Alert tone="info">{turns.offline}</Alert>}
          <SwitchField
            label={turns.take}
            hint={turns.takeText}
            checked={data.takeTurns}
            disabled={!isOnline}
            onChange={(takeTurns) => save({ takeTurns })}
          />
          {data.takeTurns && <Mine mine={data.mine} today={today} onChange={(mine) => save({ mine })} />}
        </Stack>
      ) : isError ? (
        <Alert tone="error">
          <p>{turns.failed}</p>
          <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
            {buttons.tryAgain}
          </Button>
        </Alert>
      ) : (
        <>
          <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
          <Skeleton height="3.25rem" />
        </>
      )}
    </Dialog>
  );
}

type MineProps = { mine: TurnTaking['mine']; today: string; onChange: (mine: TurnTaking['mine']) => void };

function Mine({ mine, today, onChange }: MineProps) {
  const { days, avoids, away } = mine;
  return (
    <>
      <WeekdayChoices
        legend={turns.days}
        name="days"
        days={days}
        onChange={(next) => onChange({ ...mine, days: [...next] })}
      />
      <CheckboxGroup
        legend={turns.avoids}
        name="avoids"
        values={workKinds}
        labelOf={(kind) => turns.kinds[kind]}
        chosen={avoids}
        onChange={(next) => onChange({ ...mine, avoids: [...next] })}
      />
      {away ? (
        <Away mine={mine} away={away} today={today} onChange={onChange} />
      ) : (
        <Button variant="ghost" small onClick={() => onChange({ ...mine, away: { from: today, to: today } })}>
          {turns.goAway}
        </Button>
      )}
    </>
  );
}

function Away({ mine, away, today, onChange }: MineProps & { away: NonNullable<TurnTaking['mine']['away']> }) {
  // A date that is typed passes through others, which must stay in the field but not be saved.
  const [typed, setTyped] = useState(away);
  const earliest = away.from < today ? away.from : today;
  const endsFrom = typed.from < today ? today : typed.from;
  const change = (next: typeof away) => {
    setTyped(next);
    if (next.from >= earliest && next.to >= next.from && next.to >= today) onChange({ ...mine, away: next });
  };
  const showSaved = () => setTyped(away);
  return (
    <fieldset>
      <Text as="legend" size="sm" weight={600} className={styles.legend}>
        {turns.away}
      </Text>
      <FieldPair>
        <TextField
          type="date"
          label={turns.firstDay}
          value={typed.from}
          min={earliest}
          onBlur={showSaved}
          onChange={({ target: { value: from } }) => change({ from, to: typed.to < from ? from : typed.to })}
        />
        <TextField
          type="date"
          label={turns.lastDay}
          value={typed.to}
          min={endsFrom}
          onBlur={showSaved}
          onChange={({ target: { value: to } }) => change({ ...typed, to })}
        />
      </FieldPair>
      <Button variant="quiet" small onClick={() => onChange({ ...mine, away: null })}>
        {turns.notAway}
      </Button>
    </fieldset>
  );
}
