import { useLocation } from 'react-router-dom';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { openInvitations } from '#apps/ui/session/open-invitations.ts';
import { pathAfterSignIn, wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { GoTo } from '../../routing/go-to.tsx';
import { useAuth } from '../../session/use-auth.ts';
import { OwnInvitation } from './own-invitation.tsx';

/** Where a person begins who has signed in while an invitation to their address waits: one after the other. */
export function OwnInvitationsPage() {
  const auth = useAuth();
  const { search } = useLocation();
  if (auth.status === 'loading') return <Spinner page />;
  if (auth.status === 'signed-out') return <GoTo to={paths.signIn} />;
  const [invitation] = openInvitations(auth.user);
  if (!invitation) return <GoTo to={pathAfterSignIn(auth.user, wantsPremium(new URLSearchParams(search)))} />;
  return <OwnInvitation key={invitation.id} invitation={invitation} />;
}
