import { useEffect, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import styles from './calendar-preview.module.css';
import { sampleTasks } from './sample-home.ts';

const firstHour = 8;
const lastHour = 16;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
const maintenanceHour = 10;
const lunchHour = 12;

/** A Saturday in a calendar, with the maintenance hour. */
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
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  const toggle = () => {
    setIsOpen(!isOpen);
    track('home_feature_preview_click', { feature: 'calendar', action: isOpen ? 'close' : 'open' });
  };
  return (
    <>
      <button
        type="button"
        className={styles.event}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'preview-event' : undefined}
        onClick={toggle}
      >
        <strong>Maintain your home</strong>
        <span>
          1 hour<span className={styles.dot}>・</span>3 tasks
        </span>
      </button>
      {isOpen && (
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
      )}
    </>
  );
}
