import { isolated } from '#core/domain/text/isolated.ts';
import { invitation as words } from '#words/app/invitation.ts';
import { unnamedHome } from '#words/unnamed-home.ts';
import type { Invitation } from './invitation.ts';

/** What an invitation is to. A home that no one has named is that of who invites. */
export const togetherText = ({ home, inviter }: Pick<Invitation, 'home' | 'inviter'>): string =>
  home === unnamedHome && inviter.name ? words.togetherWith(isolated(inviter.name)) : words.together(isolated(home));
