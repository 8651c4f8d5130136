import { useEffect, useId } from 'react';
import { longest } from '#core/domain/limits.ts';
import { countryOptions } from '../../content/countries.ts';
import { Combobox } from '../../ui/controls/combobox.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from './person-step.module.css';

type Person = { name: string; country: string };
type Props = {
  person: Person;
  missing: { name: boolean; country: boolean };
  onChange: (change: Partial<Person>) => void;
};

export function PersonStep({ person, missing, onChange }: Props) {
  const name = useId();
  const country = useId();
  // The first empty field, once the form has been submitted with empty fields.
  const wanted = missing.name ? name : missing.country ? country : undefined;
  const asked = missing.name || missing.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filling in one field must not move the focus to the next
  useEffect(() => {
    if (asked && wanted) document.getElementById(wanted)?.focus();
  }, [asked]);
  return (
    <div className={styles.fields}>
      <TextField
        id={name}
        label="Name"
        name="name"
        value={person.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={missing.name ? 'Please enter your name' : undefined}
        autoComplete="given-name"
        maxLength={longest.name}
        required
      />
      <Combobox
        id={country}
        label="Country"
        options={countryOptions}
        value={person.country}
        onChange={(country) => onChange({ country })}
        error={missing.country ? 'Please choose your country' : undefined}
        placeholder="Type to search"
        none="No country of that name"
        required
      />
    </div>
  );
}
