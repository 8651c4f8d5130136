import { Tabs } from '@base-ui/react/tabs';
import { Suspense, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../analytics/track.ts';
import { type LazyPage, lazyPage } from '../../loading/lazy-page.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useQuery } from '../../ui/routing/use-query.ts';
import styles from './settings-page.module.css';
import { TabSkeleton } from './tab-skeleton.tsx';
import { type TabName, tabFrom, tabs } from './tabs.ts';

const panels: Readonly<Record<TabName, LazyPage>> = {
  account: lazyPage('AccountTab', () => import('./account/account-tab.tsx')),
  preferences: lazyPage('PreferencesTab', () => import('./preferences/preferences-tab.tsx')),
  'custom-tasks': lazyPage('CustomTasksTab', () => import('./custom-tasks/custom-tasks-tab.tsx')),
  calendar: lazyPage('CalendarTab', () => import('./calendar-tab.tsx')),
  notifications: lazyPage('NotificationsTab', () => import('./notifications-tab.tsx')),
};
/** The other tabs' scripts load after the visible tab is usable. */
const othersAfterMs = 1_500;

/** Loads the tab that the address names together with the page. */
export const preload = (pathname: string) =>
  panels[tabFrom(new URLSearchParams(location.search).get('tab'))].preload(pathname);

export function SettingsPage() {
  const query = useQuery();
  const navigate = useNavigate();
  /** Changes immediately: while a slow tab loads, the next key press must start from the new tab. */
  const [tab, choose] = useOptimistic(tabFrom(query.get('tab')));
  const Notifications = panels.notifications;
  const scroller = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit, so the selected tab scrolls into view.
  useEffect(() => {
    const shown = scroller.current?.querySelectorAll('[role="tab"]')[tabs.findIndex(({ name }) => name === tab)];
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bringOthers = () => {
      for (const { name } of tabs) void panels[name].preload(paths.settings);
    };
    // They load after the visible tab, however slow the connection is.
    void preload(paths.settings).then(() => {
      if (!gone) timer = setTimeout(bringOthers, othersAfterMs);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  const show = (name: TabName) => {
    track('settings_interaction', { element_name: `tab_${name}` });
    startTransition(() => {
      choose(name);
      void navigate(paths.settingsTab(name));
    });
  };
  return (
    <Page title="Settings" narrow>
      <Tabs.Root value={tab} onValueChange={(name: TabName) => show(name)}>
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
              <Suspense fallback={<TabSkeleton />}>
                <Panel />
              </Suspense>
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
