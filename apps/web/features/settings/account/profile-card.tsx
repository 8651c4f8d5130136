import { useCallback, useState } from 'react';
import { Combobox } from '#apps/ui/controls/combobox.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import type { Errors } from '#apps/ui/controls/use-form.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { idInTownText, townText } from '#apps/ui/town-text.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';
import { longest } from '#core/domain/limits.ts';
import { account as words } from '#words/app/account.ts';
import { formFields } from '#words/app/form-fields.ts';
import { namedCountries } from '../../../household/country-names.ts';
import { TownField } from '../../../household/town-field.tsx';
import { useUnsaved } from '../../../household/use-unsaved.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import styles from './profile-card.module.css';
import { TimezoneField } from './timezone-field.tsx';
import { localTimezone } from './timezones.ts';

const required = formFields.requiredFields;
type Fields = { readonly name: string; readonly country: string; readonly town: string; readonly timezone: string };

const check = ({ name, country, timezone }: Fields, mayChangeHome: boolean): Errors<keyof Fields> => ({
  ...(!name.trim() && { name: formFields.noName }),
  ...(mayChangeHome && !isCountryCode(country) && { country: formFields.noCountry }),
  ...(mayChangeHome && !timezone && { timezone: words.noTimezone }),
});

export function ProfileCard() {
  const user = useUser();
  // Their other names are needed only for typing.
  const [countries, setCountries] = useState<readonly ComboboxOption[]>(namedCountries);
  const loadAliases = useCallback(
    () => import('../../../household/countries.ts').then(({ countryOptions }) => setCountries(countryOptions)),
    [],
  );
  usePreloadWhenIdle(loadAliases);
  const savedZone = localTimezone(user.timezone);
  const unsaved = useUnsaved<Fields>('account', {
    name: user.name,
    country: user.country ?? '',
    town: townText(user.town),
    timezone: savedZone,
  });
  const { name, country, town, timezone } = unsaved.fields;
  // The country and the time zone are the home's.
  const mayChangeHome = useMay('member');
  const { errors, hasErrors, change, form, saveRow } = useProfileForm({
    element: 'save_account',
    unsaved,
    check: () => check(unsaved.fields, mayChangeHome),
    body: () => ({
      name: name.trim(),
      ...(mayChangeHome && { timezone, ...(isCountryCode(country) && { country }) }),
      ...(mayChangeHome && town !== townText(user.town) && { town: idInTownText(town) }),
    }),
  });

  return (
    <SettingsCard title={words.title}>
      <Stack as="form" gap={24} className={styles.form} {...form}>
        <TextField
          label={formFields.name}
          name="name"
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          error={errors.name}
          autoComplete="given-name"
          maxLength={longest.name}
          required
        />
        {mayChangeHome && (
          <>
            <Combobox
              label={formFields.country}
              hint={words.countryHint}
              options={countries}
              value={country}
              onChange={(country) => change({ country, town: '' })}
              error={errors.country}
              placeholder={formFields.typeToSearch}
              none={formFields.noSuchCountry}
              required
            />
            <TownField country={country} value={town} onChange={(town) => change({ town })} />
            <TimezoneField
              value={timezone}
              saved={savedZone}
              onChange={(timezone) => change({ timezone })}
              error={errors.timezone}
            />
          </>
        )}
        <SaveRow
          {...saveRow}
          {...(hasErrors && { state: { name: 'failed', message: required } })}
          label={words.saveAccount}
        />
      </Stack>
    </SettingsCard>
  );
}
