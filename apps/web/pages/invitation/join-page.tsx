import { useState } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import type { LinkRequest } from '#apps/ui/session/link-request.ts';
import { clearRequest } from '#apps/ui/session/link-request.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { invitation as words } from '#words/app/invitation.ts';
import { mailedLink } from '#words/app/mailed-link.ts';
import { address } from '#words/site/live/address.ts';
import { CodeForm } from '../../household/code-form.tsx';
import { GoTo } from '../../routing/go-to.tsx';
import { takeReusableToken } from '../../session/link-token.ts';
import { useAuth } from '../../session/use-auth.ts';
import { LinkCard } from '../summary/link-card.tsx';
import { LinkProblem } from '../summary/link-problem.tsx';
import { useLink } from '../summary/use-link.ts';
import type { Invitation } from './invitation.ts';
import { JoinForm } from './join-form.tsx';
import { togetherText } from './together-text.ts';

const load = (token: string, signal: AbortSignal) => call('readInvitation', { params: { token } }, { signal });

const otherwise = {
  text: words.expired,
  label: mailedLink.toHome,
  to: paths.home,
};

/** The page of an invitation. Only its button changes anything. */
export function JoinPage() {
  const auth = useAuth();
  const [token] = useState(takeReusableToken);
  const [asked, setAsked] = useState<LinkRequest>();
  const [missed, setMissed] = useState(false);
  const [joined, setJoined] = useState(false);
  const { state, retry } = useLink<Invitation, never>(token, { load });
  // The link was opened in another tab.
  const isSignedIn = asked !== undefined && auth.status === 'signed-in' && !missed;
  if (joined || isSignedIn) return <GoTo to={paths.dashboard} />;
  if (auth.status === 'loading') return <Spinner page />;
  if (token === undefined || state.name !== 'shown') {
    const problem = state.name === 'loading' || state.name === 'unreachable' ? state : ({ name: 'expired' } as const);
    return <LinkProblem state={problem} otherwise={otherwise} onRetry={retry} />;
  }
  const service = siteSettings().signInService;
  if (service?.isOnlyWay && auth.status !== 'signed-in') {
    return (
      <LinkCard
        key="service"
        drawing="calendar"
        heading={togetherText(state.value)}
        action={
          <ButtonLink to={paths.signIn} wide>
            {words.signInWith(service.name)}
          </ButtonLink>
        }
      >
        <p>{words.everyoneSignsIn(service.name)}</p>
      </LinkCard>
    );
  }
  if (asked !== undefined && !missed) {
    const enter = async (code: string) => {
      const body = { request: asked.request, code };
      const { token, user, missedInvitation } = await call('verifyMagicLink', { body });
      clearRequest();
      setMissed(missedInvitation === true);
      auth.signIn(token, user);
    };
    return (
      <LinkCard key="sent" drawing="letter" heading={address.checkEmail} action={<CodeForm onCode={enter} />}>
        <p role="status">
          <Marked text={words.sentTo(asked.email)} show={(email) => <strong>{email}</strong>} />
        </p>
      </LinkCard>
    );
  }
  return <JoinForm token={token} invitation={state.value} onSent={setAsked} onJoined={() => setJoined(true)} />;
}
