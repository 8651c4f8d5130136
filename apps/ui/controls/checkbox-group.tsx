import { useId } from 'react';
import { Muted } from '../layout/text.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldError } from './field.tsx';

type CheckboxGroupProps<Value extends string> = {
  legend: string;
  name: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  /** `next`: what is chosen now, in the order of the values; `toggled`: the value that was pressed. */
  onChange: (next: readonly Value[], toggled: Value) => void;
  /** Below the cards, while nothing is wrong. */
  hint?: string | undefined;
  error?: string | undefined;
  /** For labels of several words. */
  wide?: boolean;
};

/** Several of a few values, each as a card. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, name, values, labelOf, chosen, onChange, hint, error, wide } = props;
  const belowId = useId();
  return (
    <ChoiceGroup
      legend={legend}
      wide={wide}
      aria-describedby={error || hint ? belowId : undefined}
      {...(error && { 'data-invalid': true, tabIndex: -1 })}
      below={
        <>
          <div role="alert">{error && <FieldError id={belowId}>{error}</FieldError>}</div>
          {!error && hint && (
            <Muted as="p" id={belowId}>
              {hint}
            </Muted>
          )}
        </>
      }
    >
      {values.map((value) => (
        <ChoiceCard
          key={value}
          type="checkbox"
          name={name}
          label={labelOf(value)}
          checked={chosen.includes(value)}
          onChange={(isChosen) => {
            const next = values.filter((each) => (each === value ? isChosen : chosen.includes(each)));
            onChange(next, value);
          }}
        />
      ))}
    </ChoiceGroup>
  );
}
