import { paths } from '../../paths.ts';
import { useUser } from '../../session/use-auth.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { SettingsCard } from './settings-card.tsx';
import styles from './upcoming-tabs.module.css';

/** For free users: what premium is, without a button that could not do what it says. */
function PremiumLink() {
  const { isPremium } = useUser();
  if (isPremium) return null;
  return (
    <div>
      <ButtonLink to={paths.pricing} variant="ghost" small>
        See what Premium brings
      </ButtonLink>
    </div>
  );
}

function Soon() {
  return (
    <div>
      <Chip tone="terracotta">Not here yet</Chip>
    </div>
  );
}

export function CustomTasksTab() {
  return (
    <SettingsCard
      title="Custom tasks"
      about="Jobs of your own that come back by themselves: the aquarium, the piano, grandmother’s clock."
    >
      <Soon />
      <ul className={styles.points}>
        <li>Free: 1 custom task, weekly, monthly, quarterly or yearly.</li>
        <li>Premium: as many as you like.</li>
      </ul>
      <p className={styles.note}>
        We are still building this. Until then you can add a single task to any day with “Add a task” on your{' '}
        <Link to={paths.dashboard}>dashboard</Link>.
      </p>
      <PremiumLink />
    </SettingsCard>
  );
}

export function CalendarTab() {
  return (
    <SettingsCard
      title="Calendar integration"
      about="Your maintenance time as an event in your own calendar, one for each day that has tasks."
    >
      <Soon />
      <ul className={styles.points}>
        <li>Premium: connect your calendar and sync a day with one click.</li>
        <li>You choose when the event starts, and can disconnect at any time.</li>
      </ul>
      <p className={styles.note}>
        We are still building this. There is nothing to connect today, and nothing of your calendar is read.
      </p>
      <PremiumLink />
    </SettingsCard>
  );
}

export function NotificationsTab() {
  return (
    <SettingsCard title="Notifications">
      <p className={styles.note}>coming soon</p>
    </SettingsCard>
  );
}
