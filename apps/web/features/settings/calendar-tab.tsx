import { useUser } from '../../session/use-auth.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Art } from '../../ui/pictures/art.tsx';
import calendar from './art/calendar.svg';
import styles from './calendar-tab.module.css';
import { SettingsCard } from './settings-card.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

export function CalendarTab() {
  const { isPremium } = useUser();
  return (
    <>
      <SettingsCard
        title={
          <span className={styles.title}>
            Calendar integration <Chip tone="terracotta">Coming soon</Chip>
          </span>
        }
        about="Your maintenance time as an event in your own calendar, one for each day that has tasks."
      >
        <Art className={styles.art} file={calendar} width={480} height={150} />
        <ul className={styles.points}>
          <li>Sync a day with one click; its tasks stand in the event.</li>
          <li>You choose the time zone and when the event starts.</li>
          <li>You can disconnect at any time.</li>
        </ul>
        <p className={styles.note}>
          It is not open yet: there is nothing to connect today, and nothing of your calendar is read.
          {isPremium && ' It is part of your plan, and will be here as soon as it opens.'}
        </p>
      </SettingsCard>
      {!isPremium && (
        <UpgradeCard from="calendar" title="Calendar sync comes with Premium">
          Premium brings as many custom tasks as you like today, and calendar sync as soon as it opens.
        </UpgradeCard>
      )}
    </>
  );
}
