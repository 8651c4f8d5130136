import { settings as words } from '#words/app/settings.ts';
import { SettingsCard } from './settings-card.tsx';

export function NotificationsTab() {
  return <SettingsCard title={words.notifications} about={words.soon} />;
}
