import type { z } from 'zod';
import type { getWeeklySummary } from '#apps/contract/weekly-summary.ts';
import { isPaused } from '#core/domain/summary/quiet.ts';
import type { SummarySettings } from '#core/use-cases/summary/get-summary-settings.ts';

export function presentWeeklySummary(settings: SummarySettings): z.input<typeof getWeeklySummary.response> {
  const { schedule, email, isAddressRefused } = settings;
  const { enabled, weekday, hour, nextAt, stopped, unseen } = schedule;
  return {
    enabled,
    weekday,
    hour,
    nextAt: nextAt?.toISOString() ?? null,
    stopped: stopped ?? null,
    paused: enabled && stopped === undefined && isPaused(unseen),
    email,
    emailRefused: isAddressRefused,
  };
}
