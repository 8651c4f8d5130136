import { type SubmitEvent, useId, useState } from 'react';
import { isCountryCode } from '#core/domain/countries.ts';
import { longest } from '#core/domain/limits.ts';
import { track } from '../../../analytics/track.ts';
import { countryOptions } from '../../../content/countries.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Combobox } from '../../../ui/controls/combobox.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { makeUnsaved } from '../use-unsaved.ts';
import styles from './profile-card.module.css';
import { TimezoneField } from './timezone-field.tsx';
import { localTimezone } from './timezones.ts';

const required = 'Please fill in all required fields';
const missing = {
  name: 'Please enter your name',
  country: 'Please choose your country',
  timezone: 'Please choose your time zone',
};
type Fields = { readonly name: string; readonly country: string; readonly timezone: string };

/** The required fields that are empty. */
const gapsIn = ({ name, country, timezone }: Fields) =>
  Object.entries({ name: name.trim(), country, timezone }).flatMap(([field, value]) =>
    value ? [] : [field as keyof Fields],
  );

const useUnsaved = makeUnsaved<Fields>();

export function ProfileCard() {
  const user = useUser();
  const savedZone = localTimezone(user.timezone);
  const { fields, isUnsaved, ...unsaved } = useUnsaved({
    name: user.name,
    country: user.country ?? '',
    timezone: savedZone,
  });
  const [gaps, setGaps] = useState<readonly (keyof Fields)[]>([]);
  const { state, save, reset } = useSaveProfile();
  const form = useId();
  const idOf = (field: keyof Fields) => `${form}-${field}`;
  const errorOf = (field: keyof Fields) => (gaps.includes(field) ? missing[field] : undefined);

  const change = (part: Partial<Fields>) => {
    unsaved.change(part);
    setGaps(gapsIn({ ...fields, ...part }).filter((field) => gaps.includes(field)));
    reset();
  };
  const discard = () => {
    unsaved.discard();
    setGaps([]);
    reset();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    track('settings_interaction', { element_name: 'save_account' });
    const { name, country, timezone } = fields;
    const found = gapsIn(fields);
    setGaps(found);
    if (found[0]) document.getElementById(idOf(found[0]))?.focus();
    else if (isCountryCode(country) && (await save({ name: name.trim(), country, timezone }))) unsaved.discard();
  };

  return (
    <SettingsCard title="Your account">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          id={idOf('name')}
          label="Name"
          name="name"
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorOf('name')}
          autoComplete="given-name"
          maxLength={longest.name}
          required
        />
        <TextField
          className={styles.fixed ?? ''}
          label="Email"
          hint="Your sign-in links go to this address, so it cannot be changed: the account belongs to it."
          type="email"
          value={user.email}
          readOnly
        />
        <Combobox
          id={idOf('country')}
          label="Country"
          hint="Seasons and frost in your plan follow it: the weeks after this one are planned anew."
          options={countryOptions}
          value={fields.country}
          onChange={(country) => change({ country })}
          error={errorOf('country')}
          placeholder="Type to search"
          none="No country of that name"
          required
        />
        <TimezoneField
          id={idOf('timezone')}
          value={fields.timezone}
          saved={savedZone}
          onChange={(timezone) => change({ timezone })}
          error={errorOf('timezone')}
        />
        <SaveRow
          state={gaps.length > 0 ? { name: 'failed', message: required } : state}
          label="Save your account"
          isUnsaved={isUnsaved}
          onDiscard={discard}
        />
      </form>
    </SettingsCard>
  );
}
