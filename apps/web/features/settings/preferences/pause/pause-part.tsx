import { Button } from '#apps/ui/controls/button.tsx';
import type { IsoDate } from '#core/domain/dates.ts';
import { mostPausedDays } from '#core/domain/pause.ts';
import { format } from '#words/format.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SettingsPart } from '../../settings-part.tsx';
import styles from './pause.module.css';
import { PauseForm } from './pause-form.tsx';
import { usePause } from './use-pause.ts';

/** `Saturday 9 January 2027` */
const dayText = (date: IsoDate): string => `${format.date(date, 'weekday')} ${format.date(date)}`;

/** A holiday: days for which nothing is planned. */
export function PausePart() {
  const { pause, assistant } = useUser();
  const { set, end, isEnding } = usePause();
  return (
    <SettingsPart
      title={assistant ? 'Pause' : undefined}
      how="Away for a while? Nothing is planned or becomes overdue during a pause, and the first week back is no fuller than usual. Safety checks that fell due in the meantime come first."
    >
      {pause && (
        <div className={styles.current}>
          <p>
            {pause.from === pause.to ? (
              <>
                Paused on <strong>{dayText(pause.from)}</strong>.
              </>
            ) : (
              <>
                Paused from <strong>{dayText(pause.from)}</strong> to <strong>{dayText(pause.to)}</strong>.
              </>
            )}
          </p>
          <Button variant="ghost" small busy={isEnding} onClick={end}>
            End the pause
          </Button>
        </div>
      )}
      <PauseForm key={`${pause?.from}${pause?.to}`} pause={pause} longest={mostPausedDays} onSet={set} />
    </SettingsPart>
  );
}
