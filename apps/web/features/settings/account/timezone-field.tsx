import { useEffect, useMemo, useState } from 'react';
import { browserTimezone } from '#apps/ui/browser-country.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Combobox } from '#apps/ui/controls/combobox.tsx';
import styles from './timezone-field.module.css';
import { timeThere, timezoneName, timezoneOptions } from './timezones.ts';

type Props = {
  /** The browser's name for the zone; empty if none is chosen. */
  value: string;
  /** The saved zone, which is always offered, even if the browser doesn't know it. */
  saved: string;
  onChange: (timezone: string) => void;
  error: string | undefined;
};

export function TimezoneField({ value, saved, onChange, error }: Props) {
  const options = useMemo(() => timezoneOptions(saved), [saved]);
  const now = useNow();
  const here = browserTimezone();
  const there = value && timeThere(value, now);
  return (
    <div className={styles.whole}>
      <Combobox
        label="Time zone"
        hint="Your days and weeks begin at midnight there; tasks keep their dates."
        options={options}
        value={value}
        onChange={onChange}
        error={error}
        placeholder="Type to search"
        none="No time zone with that name"
        required
      />
      <div className={styles.below}>
        {there && <p>It is {there} there now.</p>}
        {here && here !== value && (
          <Button className={styles.here ?? ''} variant="quiet" small onClick={() => onChange(here)}>
            Use this device’s: {timezoneName(here)}
          </Button>
        )}
      </div>
    </div>
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
