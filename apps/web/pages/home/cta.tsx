import { track } from '../../analytics/track.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

/** A call-to-action button of the home page. */
export function Cta({ text, to, quiet = false }: { text: string; to: string; quiet?: boolean }) {
  const follow = () => track('home_cta_click', { cta_text: text, link_url: to });
  return (
    <ButtonLink to={to} onClick={follow} variant={quiet ? 'ghost' : 'primary'}>
      {text}
    </ButtonLink>
  );
}
