import { paths } from '../paths.ts';
import { keptAppRequest } from './app-request.ts';
import type { User } from './load-user.ts';

/** Whether the address belongs to a user who chose Premium before signing in. */
export const wantsPremium = (query: URLSearchParams): boolean => query.get('for') === 'premium';

/**
 * Returns where a user continues after signing in: onboarding first, then the page about an app that waits, or the pricing
 * page if they chose Premium.
 */
export function pathAfterSignIn({ isOnboarded }: Pick<User, 'isOnboarded'>, wish: boolean): string {
  if (!isOnboarded) return wish ? paths.onboardingForPremium : paths.onboarding;
  return keptAppRequest() ?? (wish ? paths.pricing : paths.dashboard);
}
