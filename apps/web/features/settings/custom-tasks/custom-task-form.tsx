import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { ChoiceCard } from '#apps/ui/controls/choice-card.tsx';
import { ChoiceGroup } from '#apps/ui/controls/choice-group.tsx';
import { TextAreaField, TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SuggestionField } from '#apps/ui/controls/suggestion-field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { longest, longestTask } from '#core/domain/limits.ts';
import { recurrences } from '#core/domain/time/recurrence.ts';
import { buttons } from '#words/app/buttons.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { meters } from '#words/app/meters.ts';
import type { CreationErrors } from './create-template.ts';
import styles from './custom-task-form.module.css';
import { checkDraft, type Draft } from './draft.ts';
import type { FieldLink, MissingSummaryProps } from './missing-summary.tsx';
import type { MoreFieldsProps } from './more-fields.tsx';
import { describeRecurrence, recurrenceName } from './recurrence-text.ts';
import type { RhythmFieldsProps } from './rhythm-fields.tsx';

/** Only a form with mistakes needs it. */
const MissingSummary = lazyComponent<'MissingSummary', MissingSummaryProps>(
  'MissingSummary',
  () => import('./missing-summary.tsx'),
);

const RhythmFields = lazyComponent<'RhythmFields', RhythmFieldsProps>(
  'RhythmFields',
  () => import('./rhythm-fields.tsx'),
);
const UseFields = lazyComponent<'UseFields', RhythmFieldsProps>('UseFields', () => import('./use-fields.tsx'));
const MoreFields = lazyComponent<'MoreFields', MoreFieldsProps>('MoreFields', () => import('./more-fields.tsx'));

type CustomTaskFormProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Set when the user opened the form, as opposed to a form that was open from the start. */
  takesFocus: boolean;
  /** The existing task's form saves it; otherwise it creates one. */
  isExisting?: boolean;
  onSubmit: () => Promise<CreationErrors | undefined> | undefined;
  onCancel: () => void;
  /** Above the buttons. */
  children?: ReactNode;
};

const choices = [...recurrences, 'own', 'use'] as const;

const labels: Readonly<Record<keyof Draft, string>> = {
  category: words.category,
  title: words.titleField,
  recurrence: words.frequency,
  every: words.every,
  unit: words.unit,
  anchor: words.anchor,
  seasonFrom: words.seasonFrom,
  seasonTo: words.seasonTo,
  meter: meters.meter,
  amount: meters.every,
  firstDate: words.firstDay,
  minutes: words.minutes,
  instructions: words.instructions,
  importance: words.importance,
  steps: words.steps,
  item: words.item,
};

export function CustomTaskForm({
  draft,
  onChange,
  takesFocus,
  isExisting,
  onSubmit,
  onCancel,
  children,
}: CustomTaskFormProps) {
  const { errors, busy, clear, form } = useForm<keyof Draft | 'failure'>({
    check: () => checkDraft(draft),
    submit: onSubmit,
  });
  const suggest = useCategorySuggestions();
  const idPrefix = useId();
  const fieldAt = (field: keyof Draft): FieldLink => ({ id: `${idPrefix}-${field}`, label: labels[field] });
  const wrong = (Object.keys(labels) as (keyof Draft)[]).filter((field) => errors[field]).map(fieldAt);

  const firstField = fieldAt('category').id;
  useEffect(() => {
    if (takesFocus) document.getElementById(firstField)?.focus();
  }, [takesFocus, firstField]);

  const control = (field: keyof Draft) => ({ ...fieldAt(field), name: field, error: errors[field] });
  const write = (part: Partial<Draft>) => {
    clear({ ...part, failure: undefined });
    onChange({ ...draft, ...part });
  };

  return (
    <Stack as="form" gap={24} className={styles.form} {...form} aria-label={isExisting ? words.form : words.new}>
      <SuggestionField
        {...control('category')}
        hint={words.categoryHint}
        value={draft.category}
        onChange={(category) => write({ category })}
        suggest={suggest}
        maxLength={longest.category}
        required
      />
      <TextField
        {...control('title')}
        hint={words.titleHint}
        value={draft.title}
        onChange={({ target }) => write({ title: target.value })}
        autoComplete="off"
        required
      />
      <ChoiceGroup
        legend={labels.recurrence}
        aria-describedby={`${idPrefix}-turns`}
        below={
          <Muted as="p" id={`${idPrefix}-turns`}>
            {describeRecurrence(draft)}
          </Muted>
        }
      >
        {choices.map((recurrence) => (
          <ChoiceCard
            key={recurrence}
            type="radio"
            name="recurrence"
            label={recurrenceName(recurrence)}
            checked={draft.recurrence === recurrence}
            onChange={() => write({ recurrence })}
          />
        ))}
      </ChoiceGroup>
      {draft.recurrence === 'own' && (
        <Suspense>
          <RhythmFields draft={draft} control={control} onChange={write} />
        </Suspense>
      )}
      {draft.recurrence === 'use' && (
        <Suspense>
          <UseFields draft={draft} control={control} onChange={write} />
        </Suspense>
      )}
      <FieldPair>
        <TextField
          {...control('firstDate')}
          type="date"
          optional={!isExisting}
          value={draft.firstDate}
          onChange={({ target }) => write({ firstDate: target.value })}
        />
        <TextField
          {...control('minutes')}
          inputMode="numeric"
          autoComplete="off"
          optional
          maxLength={String(longestTask).length}
          value={draft.minutes}
          onChange={({ target }) => write({ minutes: target.value })}
        />
      </FieldPair>
      <TextAreaField
        {...control('instructions')}
        optional
        hint={words.instructionsHint}
        value={draft.instructions}
        onChange={({ target }) => write({ instructions: target.value })}
        maxLength={longest.notes}
        rows={3}
      />
      <TextAreaField
        {...control('importance')}
        className={styles.short}
        optional
        hint={words.importanceHint}
        value={draft.importance}
        onChange={({ target }) => write({ importance: target.value })}
        maxLength={longest.notes}
        rows={2}
      />
      <Suspense>
        <MoreFields draft={draft} control={control} onChange={write} />
      </Suspense>
      {wrong.length > 0 ? (
        <Suspense>
          <MissingSummary fields={wrong} />
        </Suspense>
      ) : (
        errors.failure && <Alert>{errors.failure}</Alert>
      )}
      {children}
      <Row gap={12} align="stretch">
        <Button type="submit" busy={busy}>
          {isExisting ? buttons.save : words.create}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {buttons.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

type Suggest = (written: string) => readonly string[];

const suggestNothing: Suggest = () => [];

/** Suggests categories once the form can be used. Without them, the field still takes any text. */
function useCategorySuggestions(): Suggest {
  const [suggest, setSuggest] = useState(() => suggestNothing);
  useEffect(() => {
    import('./suggested-categories.ts').then(
      ({ suggestedCategories }) => setSuggest(() => suggestedCategories),
      () => {},
    );
  }, []);
  return suggest;
}
