import { Tabs } from '@base-ui/react/tabs';
import { type JSX, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useQuery } from '../../ui/use-query.ts';
import { AccountTab } from './account/account-tab.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { CustomTasksTab } from './custom-tasks/custom-tasks-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences/preferences-tab.tsx';
import styles from './settings-page.module.css';
import { type TabName, tabFrom, tabs } from './tabs.ts';

const panels: Readonly<Record<TabName, () => JSX.Element>> = {
  account: AccountTab,
  preferences: PreferencesTab,
  'custom-tasks': CustomTasksTab,
  calendar: CalendarTab,
  notifications: NotificationsTab,
};

export function SettingsPage() {
  const query = useQuery();
  const navigate = useNavigate();
  const tab = tabFrom(query.get('tab'));
  const Notifications = panels.notifications;
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit, and the one that is open may be among the rest.
  useEffect(() => {
    const shown = scroller.current?.querySelectorAll('[role="tab"]')[tabs.findIndex(({ name }) => name === tab)];
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  const show = (name: string) => {
    track('settings_interaction', { element_name: `tab_${name}` });
    void navigate(paths.settingsTab(name));
  };
  return (
    <Page title="Settings" narrow>
      <Tabs.Root value={tab} onValueChange={(name) => show(String(name))}>
        <div className={styles.scroller} ref={scroller}>
          <Tabs.List className={styles.list} aria-label="Settings" activateOnFocus={false}>
            {tabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name} className={styles.tab}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {tabs.map(({ name }) => {
          const Panel = panels[name];
          return (
            <Tabs.Panel key={name} value={name} className={styles.panel}>
              <Panel />
            </Tabs.Panel>
          );
        })}
        {tab === 'notifications' && (
          <div className={styles.panel}>
            <Notifications />
          </div>
        )}
      </Tabs.Root>
    </Page>
  );
}
