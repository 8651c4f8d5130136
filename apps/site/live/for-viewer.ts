import { paths } from '#apps/ui/paths.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { homeKey } from '#apps/ui/session/token.ts';
import { wordsOf } from '#apps/ui/shell/words-of.ts';

/**
 * Shows a user what is theirs. The build renders pages for visitors: `data-for` names whom an element is for, and
 * templates contain what takes its place for others.
 */
export function showFor(user: User): void {
  const kinds = new Set(['user', user.isPremium ? 'premium' : 'free', ...homeOf(user)]);
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    const fits = part.dataset.for?.split(' ').some((kind) => kinds.has(kind));
    if (!(part instanceof HTMLTemplateElement)) {
      if (!fits) part.remove();
    } else if (fits) part.replaceWith(part.content);
  }
  const words = wordsOf(user);
  for (const place of document.querySelectorAll<HTMLElement>('[data-user]')) {
    place.textContent = words[place.dataset.user as keyof typeof words];
  }
  if (user.homes.length > 1)
    void import('./homes.ts').then(({ showHomes }) => showHomes(user, { key: homeKey, address: paths.dashboard }));
}

function homeOf({ isOnboarded, assistant }: User): readonly string[] {
  if (!isOnboarded) return ['newcomer'];
  return ['resident', assistant ? 'resident-who-can-ask' : 'resident-who-cannot-ask'];
}
