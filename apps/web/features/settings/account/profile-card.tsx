import { useCallback, useState } from 'react';
import { Combobox } from '#apps/ui/controls/combobox.tsx';
import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { idInTownText, townText } from '#apps/ui/town-text.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';
import { longest } from '#core/domain/limits.ts';
import { account as words } from '#words/app/account.ts';
import { buttons } from '#words/app/buttons.ts';
import { formFields } from '#words/app/form-fields.ts';
import { namedCountries } from '../../../household/country-names.ts';
import { TownField } from '../../../household/town-field.tsx';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { SavedText } from '../saved-text.tsx';
import { SettingsCard } from '../settings-card.tsx';
import styles from './profile-card.module.css';
import { TimezoneField } from './timezone-field.tsx';
import { localTimezone } from './timezones.ts';

/** The person's name, and where the home is. */
export function ProfileCard() {
  const user = useUser();
  const { save, pending } = useSaveAtOnce();
  // The country and the time zone are the home's.
  const mayChangeHome = useMay('member');
  return (
    <SettingsCard title={words.title}>
      <Stack gap={24} className={styles.form}>
        <SavedText
          label={formFields.name}
          name="name"
          value={pending.name ?? user.name}
          missing={formFields.noName}
          onSave={(name) => save({ name }, buttons.saved)}
          autoComplete="given-name"
          maxLength={longest.name}
        />
        {mayChangeHome && <PlaceFields save={save} pending={pending} />}
      </Stack>
    </SettingsCard>
  );
}

function PlaceFields({ save, pending }: ReturnType<typeof useSaveAtOnce>) {
  const user = useUser();
  // Their other names are needed only for typing.
  const [countries, setCountries] = useState<readonly ComboboxOption[]>(namedCountries);
  const loadAliases = useCallback(
    () => import('../../../household/countries.ts').then(({ countryOptions }) => setCountries(countryOptions)),
    [],
  );
  usePreloadWhenIdle(loadAliases);
  const country = pending.country ?? user.country ?? '';
  const zone = localTimezone(user.timezone);
  return (
    <>
      <Combobox
        label={formFields.country}
        hint={words.countryHint}
        options={countries}
        value={country}
        // Another country has other towns.
        onChange={(chosen) => {
          if (isCountryCode(chosen) && chosen !== country) save({ country: chosen, town: null }, buttons.saved);
        }}
        placeholder={formFields.typeToSearch}
        none={formFields.noSuchCountry}
        required
      />
      <TownField
        country={country}
        value={pending.town === null ? '' : townText(user.town)}
        onChange={(town) => save({ town: idInTownText(town) }, buttons.saved)}
      />
      <TimezoneField
        value={pending.timezone === undefined ? zone : localTimezone(pending.timezone)}
        saved={zone}
        onChange={(timezone) => save({ timezone }, buttons.saved)}
      />
    </>
  );
}
