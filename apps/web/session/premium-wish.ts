import { paths } from '../paths.ts';
import type { User } from './load-user.ts';

/** Whether the address belongs to the way of somebody who wanted Premium before they were signed in. */
export const wantsPremium = (query: URLSearchParams): boolean => query.get('for') === 'premium';

/** Where somebody goes on once they are signed in: who wanted Premium to where it is sold, once they have a home. */
export function pathAfterSignIn({ isOnboarded }: Pick<User, 'isOnboarded'>, wish: boolean): string {
  if (!isOnboarded) return wish ? paths.onboardingForPremium : paths.onboarding;
  return wish ? paths.pricing : paths.dashboard;
}
