import { track } from '../../analytics/track.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

type CtaProps = { text: string; to: string; quiet?: boolean; forVisitors?: boolean };

/** A call-to-action button of the home page. */
export function Cta({ text, to, quiet = false, forVisitors = false }: CtaProps) {
  const follow = () => track('home_cta_click', { cta_text: text, link_url: to });
  return (
    <ButtonLink
      to={to}
      onClick={follow}
      variant={quiet ? 'ghost' : 'primary'}
      {...(forVisitors && { 'data-visitor': '' })}
    >
      {text}
    </ButtonLink>
  );
}

/** The button to sign up. For users who are signed in, it opens their week instead. */
export function SignUpCta({ text }: { text: string }) {
  const isSignedIn = useAuth().status === 'signed-in';
  return isSignedIn ? <WeekCta /> : <Cta text={text} to={paths.signIn} forVisitors />;
}

export function WeekCta() {
  return <Cta text="Open your week" to={paths.dashboard} />;
}
