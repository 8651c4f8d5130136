import { runCalendarPreview } from './calendar.ts';
import { runOnboardingPreview } from './onboarding.ts';
import { runTaskPreview } from './tasks.ts';

/** Runs the three previews of the home page. Nothing is sent to the server. */
export function runPreviews(signal: AbortSignal): void {
  runOnboardingPreview(signal);
  runTaskPreview(signal);
  runCalendarPreview(signal);
}
