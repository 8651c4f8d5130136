import { Tabs } from '@base-ui/react/tabs';
import { Suspense, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { Page } from '#apps/ui/layout/page.tsx';
import { type LazyComponent, lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { settings as words } from '#words/app/settings.ts';
import { useUser } from '../../session/use-auth.ts';
import styles from './settings-page.module.css';
import { TabSkeleton } from './tab-skeleton.tsx';
import { type TabName, tabFrom, tabsFor } from './tabs.ts';

const panels: Readonly<Record<TabName, LazyComponent>> = {
  account: lazyComponent('AccountTab', () => import('./account/account-tab.tsx')),
  preferences: lazyComponent('PreferencesTab', () => import('./preferences/preferences-tab.tsx')),
  'custom-tasks': lazyComponent('CustomTasksTab', () => import('./custom-tasks/custom-tasks-tab.tsx')),
  calendar: lazyComponent('CalendarTab', () => import('./calendar/calendar-tab.tsx')),
  notifications: lazyComponent('NotificationsTab', () => import('./notifications-tab.tsx')),
};

/** Loads the tab that the address names together with the page. */
export const preload = () => panels[tabFrom(new URLSearchParams(location.search).get('tab'), 'owner')].preload();

const tabId = (name: TabName) => `${name}-tab`;
const panelId = (name: TabName) => `${name}-panel`;

export function SettingsPage() {
  const query = useQuery();
  const navigate = useNavigate();
  /** Changes immediately: while a slow tab loads, the next key press must start from the new tab. */
  const { role } = useUser();
  const tabs = tabsFor(role);
  const [tab, choose] = useOptimistic(tabFrom(query.get('tab'), role));
  const Panel = panels[tab];
  const scroller = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ name }) => name === tab);
  // On a phone not all tabs fit, so the selected tab scrolls into view.
  useEffect(() => {
    const shown = scroller.current?.querySelectorAll('[role="tab"]')[place];
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place]);
  const show = (name: TabName) => {
    track('settings_interaction', { element_name: `tab_${name}` });
    startTransition(() => {
      choose(name);
      void navigate(paths.settingsTab(name));
    });
  };
  return (
    <Page title={words.title} narrow>
      <Tabs.Root value={tab} onValueChange={(name: TabName) => show(name)}>
        <div className={styles.scroller} ref={scroller}>
          <Tabs.List className={styles.list} aria-label={words.title} activateOnFocus={false}>
            {tabs.map(({ name, label }) => (
              <Tabs.Tab
                key={name}
                value={name}
                className={styles.tab}
                id={tabId(name)}
                // A user whose pointer or focus reaches a tab is likely to need its script.
                onPointerEnter={() => void panels[name].preload()}
                onFocus={() => void panels[name].preload()}
                {...(name === tab && { 'aria-controls': panelId(name) })}
              >
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {/* Base UI's own panel would put the page's script over its budget. */}
        <div
          key={tab}
          className={styles.panel}
          {...(tab !== 'notifications' && {
            role: 'tabpanel',
            id: panelId(tab),
            'aria-labelledby': tabId(tab),
            tabIndex: 0,
          })}
        >
          <Suspense fallback={<TabSkeleton />}>
            <Panel />
          </Suspense>
        </div>
      </Tabs.Root>
    </Page>
  );
}
