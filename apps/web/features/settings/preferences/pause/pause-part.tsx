import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { mostPausedDays } from '#core/domain/time/pause.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { format } from '#words/format.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SettingsPart } from '../../settings-part.tsx';
import styles from './pause.module.css';
import { PauseForm } from './pause-form.tsx';
import { usePause } from './use-pause.ts';

/** `Saturday 9 January 2027` */
const dayText = (date: IsoDate): string => `${format.date(date, 'weekdayAndDay')} ${date.slice(0, 4)}`;

/** A holiday: days for which nothing is planned. */
export function PausePart() {
  const { pause, assistant } = useUser();
  const { set, end, isEnding } = usePause();
  return (
    <SettingsPart title={assistant ? words.pause : undefined} how={words.pauseAbout}>
      {pause && (
        <Row gap={12} spread="apart" className={styles.current}>
          <p>
            <Marked
              text={
                pause.from === pause.to
                  ? words.pausedOn(dayText(pause.from))
                  : words.pausedSince(dayText(pause.from), dayText(pause.to))
              }
              show={(day) => <strong>{day}</strong>}
            />
          </p>
          <Button variant="ghost" small busy={isEnding} onClick={end}>
            {words.endPause}
          </Button>
        </Row>
      )}
      <PauseForm key={`${pause?.from}${pause?.to}`} pause={pause} longest={mostPausedDays} onSet={set} />
    </SettingsPart>
  );
}
