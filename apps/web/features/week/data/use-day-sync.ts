import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { paths } from '#apps/ui/paths.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { week } from '#words/app/week/week.ts';
import { useCheckout } from '../../../session/use-checkout.ts';
import { changesScope } from './use-changes.ts';

/** The specification's time. */
const shownForMs = 3_000;

/**
 * Syncs a day with the connected calendar, once the user's earlier changes are saved. The server knows whether a
 * calendar is connected and premium is active, so its refusal leads to what is missing.
 */
export function useDaySync(date: IsoDate) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'syncing' | 'success' | 'error'>('idle');
  const { mutate } = useMutation({
    scope: changesScope,
    mutationFn: () => call('syncCalendarDay', { params: { date } }),
  });
  const checkout = useCheckout();

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return;
    const timer = setTimeout(() => setState('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!checkout.failure) return;
    setState('error');
    showToast(checkout.failure, { tone: 'error' });
  }, [checkout.failure]);

  const toSettings = () => void navigate(paths.settingsTab('calendar'));
  const onError = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    const isPremiumMissing = code === 'calendar_premium_required';
    if (code === 'calendar_not_connected' || (isPremiumMissing && siteSettings().sellsNothing)) return toSettings();
    if (isPremiumMissing) {
      setState('idle');
      void checkout.start();
      return;
    }
    setState('error');
    const isLost = code === 'calendar_needs_reconnect';
    showToast(messageOf(error), {
      tone: 'error',
      ...(isLost && { action: { label: week.reconnect, onClick: toSettings } }),
    });
  };
  const sync = () => {
    track('dashboard_interaction', { element_name: 'sync_calendar' });
    setState('syncing');
    mutate(undefined, { onSuccess: () => setState('success'), onError });
  };
  return { state: checkout.busy ? 'syncing' : state, sync } as const;
}
