import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import type { User } from '#apps/ui/session/load-user.ts';
import { decideLater } from '#apps/ui/session/open-invitations.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { invitation as words } from '#words/app/invitation.ts';
import { roles } from '#words/app/roles.ts';
import { openHome } from '../../session/open-home.ts';
import { useAuth } from '../../session/use-auth.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { togetherText } from './together-text.ts';

type Way = 'join' | 'decline';

/** An invitation to the address of the person who is signed in, which they accept, decline or put off. */
export function OwnInvitation({ invitation }: { invitation: User['invitations'][number] }) {
  const auth = useAuth();
  const { id, inviter, role } = invitation;
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState<string>();

  const decide = async (way: Way) => {
    setBusy(way);
    setFailure(undefined);
    try {
      if (way === 'join') return openHome((await call('acceptInvitation', { body: { id } })).id);
      await call('declineInvitation', { body: { id } });
      auth.replaceUser(await call('me'));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(undefined);
    }
  };
  const putOff = () => {
    decideLater(id);
    if (auth.status === 'signed-in') auth.replaceUser({ ...auth.user });
  };
  return (
    <LinkCard
      drawing="calendar"
      about={words.invites(isolated(inviter.name) || inviter.email)}
      heading={togetherText(invitation)}
      action={
        <Stack gap={12}>
          {failure && <Alert>{failure}</Alert>}
          <Button wide busy={busy === 'join'} onClick={() => void decide('join')}>
            {words.join}
          </Button>
          <Button wide variant="ghost" busy={busy === 'decline'} onClick={() => void decide('decline')}>
            {words.decline}
          </Button>
          <Button wide variant="quiet" onClick={putOff}>
            {words.notNow}
          </Button>
        </Stack>
      }
    >
      <p>{words.youSee(roles[role].youMay)}</p>
      {auth.status === 'signed-in' && (
        <p>
          <Marked text={words.joinAs(auth.user.email)} show={(email) => <strong>{email}</strong>} />
        </p>
      )}
      {inviter.name && <p>{words.inviterSignsIn(isolated(inviter.name), inviter.email)}</p>}
    </LinkCard>
  );
}
