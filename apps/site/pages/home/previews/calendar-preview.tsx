import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { durations } from '#words/durations.ts';
import { home } from '#words/site/home.ts';
import styles from './calendar-preview.module.css';
import { sampleTasks } from './sample-home.ts';

const { calendar } = home.previews;

const firstHour = 8;
const lastHour = 16;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
const maintenanceHour = 10;
const lunchHour = 12;

/** A Saturday in a calendar, with the maintenance hour: live/previews/calendar.ts. */
export function CalendarPreview() {
  return (
    <div className={styles.card}>
      <Row gap={16} align="baseline" spread="apart" single className={styles.head}>
        <h4>{calendar.day}</h4>
        <p>{calendar.yours}</p>
      </Row>
      <ul className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour}>
            <Muted size="xs" numeric className={styles.hour}>
              {calendar.at(String(hour).padStart(2, '0'))}
            </Muted>
            <div className={styles.slot}>
              {hour === maintenanceHour && <MaintenanceEvent />}
              {hour === lunchHour && (
                <Row single className={styles.lunch}>
                  {calendar.lunch}
                </Row>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MaintenanceEvent() {
  return (
    <>
      <button type="button" className={styles.event} aria-expanded={false} data-preview="calendar">
        <strong>{calendar.event}</strong>
        <span>
          {calendar.hour}
          <span className={styles.dot}>・</span>
          {calendar.tasks}
        </span>
      </button>
      <template data-preview="event">
        <div className={styles.popover} id="preview-event">
          <p>{calendar.time}</p>
          <ul>
            {sampleTasks.map(({ name, minutes }) => (
              <li key={name}>
                {name} <span>{durations.short(minutes)}</span>
              </li>
            ))}
          </ul>
        </div>
      </template>
    </>
  );
}
