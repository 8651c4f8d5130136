import { paths } from '#apps/ui/paths.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { pathAfterSignIn, wantsPremium } from '#apps/ui/session/premium-wish.ts';

/** Where a user belongs instead of this page: a user has signed in already, and premium users need no plans. */
export function nextPageFor(user: User, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (pathname === paths.signIn) return pathAfterSignIn(user, wantsPremium(new URLSearchParams(search)));
  return pathname === paths.pricing && user.isPremium ? paths.dashboard : undefined;
}
