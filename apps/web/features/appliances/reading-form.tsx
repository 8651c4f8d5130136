import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { meters as words } from '#words/app/meters.ts';
import { meterUnits } from '#words/meter-units.ts';
import { amountIn } from '../../household/amount-in.ts';
import { todayIn } from '../../household/today-in.ts';
import { useOnline } from '../../household/use-online.ts';
import { useUser } from '../../session/use-auth.ts';
import { type Meter, useMetersChanged } from './use-meters.ts';

/** Says what a meter shows, today or on an earlier day. */
export function ReadingForm({ meter: { id, unit } }: { meter: Meter }) {
  const today = todayIn(useUser().timezone);
  const isOffline = !useOnline();
  const changed = useMetersChanged();
  const [draft, setDraft] = useState({ value: '', on: today });
  const { errors, clear, form } = useForm<'value' | 'on' | 'failure'>({
    check: () => {
      const value = amountIn(draft.value);
      return Number.isFinite(value) && value >= 0 ? {} : { value: words.noValue };
    },
    submit: async () => {
      try {
        await call('addReading', { params: { id }, body: { value: amountIn(draft.value), on: draft.on || undefined } });
      } catch (error) {
        return { failure: messageOf(error) };
      }
      setDraft({ value: '', on: today });
      showToast(words.saved);
      await changed();
      return {};
    },
  });
  const write = (part: Partial<typeof draft>) => {
    clear({ ...part, failure: undefined });
    setDraft({ ...draft, ...part });
  };
  return (
    <Stack as="form" gap={16} {...form}>
      <FieldPair>
        <TextField
          label={`${words.reading} (${meterUnits.name(unit)})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          required
          value={draft.value}
          error={errors.value}
          onChange={({ target }) => write({ value: target.value })}
        />
        <TextField
          label={words.on}
          type="date"
          max={today}
          value={draft.on}
          error={errors.on}
          onChange={({ target }) => write({ on: target.value })}
        />
      </FieldPair>
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <div>
        <Button type="submit" small disabled={isOffline}>
          {words.save}
        </Button>
      </div>
    </Stack>
  );
}
