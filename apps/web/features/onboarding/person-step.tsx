import { useEffect, useState } from 'react';
import { browserTimezone, likelyCountries } from '#apps/ui/browser-country.ts';
import { Combobox, type ComboboxOption } from '#apps/ui/controls/combobox.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import type { Errors } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { longest } from '#core/domain/limits.ts';
import { formFields } from '#words/app/form-fields.ts';
import { countryOptions, countryOptionsFrom } from '../../household/countries.ts';
import { TownField } from '../../household/town-field.tsx';
import styles from './person-step.module.css';

type Person = { name: string; country: string; town: string };
export type PersonStepProps = {
  person: Person;
  errors: Errors<keyof Person>;
  onChange: (change: Partial<Person>) => void;
};

export function PersonStep({ person, errors, onChange }: PersonStepProps) {
  const [countries, setCountries] = useState<readonly ComboboxOption[]>(countryOptions);
  useEffect(
    () =>
      whenIdle(() => {
        const browser = { languages: navigator.languages, timezone: browserTimezone() };
        setCountries(countryOptionsFrom(likelyCountries(browser, countryCodes)));
      }),
    [],
  );
  return (
    <Stack gap={24} className={styles.fields}>
      <TextField
        label={formFields.name}
        name="name"
        value={person.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={errors.name}
        autoComplete="given-name"
        maxLength={longest.name}
        required
      />
      <Combobox
        label={formFields.country}
        options={countries}
        value={person.country}
        onChange={(country) => onChange({ country, town: '' })}
        error={errors.country}
        placeholder={formFields.typeToSearch}
        none={formFields.noSuchCountry}
        required
      />
      {person.country && (
        <TownField country={person.country} value={person.town} onChange={(town) => onChange({ town })} />
      )}
    </Stack>
  );
}
