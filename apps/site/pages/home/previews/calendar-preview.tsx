import styles from './calendar-preview.module.css';
import { sampleTasks } from './sample-home.ts';

const firstHour = 8;
const lastHour = 16;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
const maintenanceHour = 10;
const lunchHour = 12;

/** A Saturday in a calendar, with the maintenance hour: live/previews/calendar.ts. */
export function CalendarPreview() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4>Saturday</h4>
        <p>Your calendar</p>
      </div>
      <ul className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour}>
            <span className={styles.hour}>{String(hour).padStart(2, '0')}:00</span>
            <div className={styles.slot}>
              {hour === maintenanceHour && <MaintenanceEvent />}
              {hour === lunchHour && <div className={styles.lunch}>Lunch</div>}
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
        <strong>Maintain your home</strong>
        <span>
          1 hour<span className={styles.dot}>・</span>3 tasks
        </span>
      </button>
      <template data-preview="event">
        <div className={styles.popover} id="preview-event">
          <p>Saturday, 10:00 to 11:00</p>
          <ul>
            {sampleTasks.map(({ name, minutes }) => (
              <li key={name}>
                {name} <span>{minutes} min</span>
              </li>
            ))}
          </ul>
        </div>
      </template>
    </>
  );
}
