import { useId } from 'react';
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
  error?: string | undefined;
  /** For labels of several words. */
  wide?: boolean;
};

/** Several of a few values, each as a card. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, name, values, labelOf, chosen, onChange, error, wide } = props;
  const errorId = useId();
  return (
    <ChoiceGroup
      legend={legend}
      wide={wide}
      aria-describedby={error && errorId}
      {...(error && { 'data-invalid': true, tabIndex: -1 })}
      below={<div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>}
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
