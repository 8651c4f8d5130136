import { type KeyboardEvent, Suspense, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { Page } from '#apps/ui/layout/page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
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

/** Arrow keys, Home and End move the focus along the tabs. Choosing one is another press, because its script may have to load. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tab = event.currentTarget;
  const [first, last] = [tab.parentElement?.firstElementChild, tab.parentElement?.lastElementChild];
  const next = {
    ArrowLeft: tab.previousElementSibling ?? last,
    ArrowRight: tab.nextElementSibling ?? first,
    Home: first,
    End: last,
  }[event.key];
  if (!(next instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  next.focus();
}

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
      <div className={styles.scroller} ref={scroller}>
        <Row gap={24} align="stretch" single className={styles.list} role="tablist" aria-label={words.title}>
          {tabs.map(({ name, label }, index) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              role="tab"
              id={tabId(name)}
              aria-selected={name === tab}
              // The tab key stops at one of them.
              tabIndex={index === Math.max(0, place) ? 0 : -1}
              onClick={() => show(name)}
              onKeyDown={moveFocus}
              // A user whose pointer or focus reaches a tab is likely to need its script.
              onPointerEnter={() => void panels[name].preload()}
              onFocus={() => void panels[name].preload()}
              {...(name === tab && { 'aria-controls': panelId(name) })}
            >
              {label}
            </button>
          ))}
        </Row>
      </div>
      <Stack
        key={tab}
        gap={24}
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
      </Stack>
    </Page>
  );
}
