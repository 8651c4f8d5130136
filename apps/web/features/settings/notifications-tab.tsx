import { SettingsCard } from './settings-card.tsx';

export function NotificationsTab() {
  return <SettingsCard title="Notifications" about="coming soon" />;
}
