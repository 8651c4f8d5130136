import { paths } from '../paths.ts';
import type { User } from './load-user.ts';
import { openInvitations } from './open-invitations.ts';
import { wishedPage } from './wished-page.ts';

/** Whether the address belongs to a user who chose Premium before signing in. */
export const wantsPremium = (query: URLSearchParams): boolean => query.get('for') === 'premium';

/**
 * Returns where a user continues after signing in: their invitations first, then onboarding, then the pricing page if they chose Premium, or the
 * page that they wanted to open.
 */
export function pathAfterSignIn(user: Pick<User, 'isOnboarded' | 'invitations'>, wish: boolean): string {
  if (openInvitations(user).length > 0) return wish ? `${paths.invitations}?for=premium` : paths.invitations;
  if (!user.isOnboarded) return wish ? paths.onboardingForPremium : paths.onboarding;
  return wish ? paths.pricing : (wishedPage() ?? paths.dashboard);
}
