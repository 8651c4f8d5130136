import { useState } from 'react';
import { CheckboxGroup } from '#apps/ui/controls/checkbox-group.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { type Weekday, weekdays } from '#core/domain/time/dates.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { weekdayNames } from '#words/weekday-names.ts';

type WeekdayChoicesProps = {
  legend: string;
  name: string;
  days: readonly Weekday[];
  /** Isn't called without a day: then nothing is saved until there is one again. */
  onChange: (days: readonly Weekday[], toggled: Weekday) => void;
};

/** At least one day of the week. */
export function WeekdayChoices({ legend, name, days, onChange }: WeekdayChoicesProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      values={weekdays}
      labelOf={(day) => capitalise(weekdayNames[day])}
      chosen={isEmpty ? [] : days}
      onChange={(next, toggled) => {
        setIsEmpty(next.length === 0);
        if (next.length > 0) onChange(next, toggled);
      }}
      error={isEmpty ? words.noDays : undefined}
    />
  );
}
