import { useEffect, useMemo, useState } from 'react';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Combobox } from '#apps/ui/controls/combobox.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { account as words } from '#words/app/account.ts';
import { formFields } from '#words/app/form-fields.ts';
import styles from './timezone-field.module.css';
import { timeThere, timezoneName, timezoneOptions } from './timezones.ts';

type Props = {
  /** The browser's name for the zone. */
  value: string;
  /** The saved zone, which is always offered, even if the browser doesn't know it. */
  saved: string;
  onChange: (timezone: string) => void;
};

export function TimezoneField({ value, saved, onChange }: Props) {
  const options = useMemo(() => timezoneOptions(saved), [saved]);
  const now = useNow();
  const here = browserTimezone();
  const there = timeThere(value, now);
  return (
    <Stack gap={6}>
      <Combobox
        label={formFields.timezone}
        hint={words.timezoneHint}
        options={options}
        value={value}
        // Typing clears the choice; what was chosen stays until there is another.
        onChange={(chosen) => chosen && onChange(chosen)}
        placeholder={formFields.typeToSearch}
        none={words.noSuchTimezone}
        required
      />
      <Row spread="apart" className={styles.below}>
        {there && <p>{words.timeThere(there)}</p>}
        {here && here !== value && (
          <Button className={styles.here ?? ''} variant="quiet" small onClick={() => onChange(here)}>
            {words.hereLabel(timezoneName(here))}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The current time, updated often enough for a clock that shows minutes. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
