import { tracked } from '#apps/ui/analytics/tracked.ts';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { home } from '#words/site/home.ts';

type CtaProps = {
  text: string;
  to: string;
  quiet?: boolean;
  /** For whom it is; for everyone by default. */
  whose?: { readonly 'data-for': string };
};

/** A call-to-action button of the home page. */
export function Cta({ text, to, quiet = false, whose }: CtaProps) {
  const variant = quiet ? 'ghost' : 'primary';
  return (
    <ButtonLink to={to} variant={variant} {...tracked('home_cta_click', {})} {...whose}>
      {text}
    </ButtonLink>
  );
}

/** The button to sign up. For users who are signed in, it opens their week instead. */
export function SignUpCta({ text }: { text: string }) {
  return (
    <>
      <Cta text={text} to={paths.signIn} whose={{ 'data-for': 'visitor' }} />
      <WeekCta of="user" />
    </>
  );
}

export function WeekCta({ of }: { of: 'user' | 'premium' }) {
  return (
    <template data-for={of}>
      <Cta text={home.openWeek} to={paths.dashboard} />
    </template>
  );
}
