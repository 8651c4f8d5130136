import type { weekMenu as english } from '../../../en/app/week/menu.ts';
import type { Translation } from '../../../translation.ts';
/** The menu of the week. */
export const weekMenu = {
  replanThis: 'Diese Woche neu planen',
  replan: 'Woche neu planen',
  needs: 'Was Sie brauchen',
  keys: 'Tastenkürzel',
  share: 'Arbeit aufteilen…',
} as const satisfies Translation<typeof english>;
