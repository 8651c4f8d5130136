import type { AnalyticsEvents } from '#apps/ui/analytics/track.ts';
import { tracked } from '#apps/ui/analytics/tracked.ts';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { guides as words } from '#words/site/guides.ts';
import type { GuideCard } from '../../content/guide-content.ts';
import styles from './sign-up-prompt.module.css';

type Event = keyof Pick<AnalyticsEvents, 'signup_cta_click' | 'signin_cta_click'>;

/** Replaces the tasks that visitors don't see. */
export function SignUpPrompt({ guide, remaining }: { guide: GuideCard; remaining: number }) {
  const tracks = (event: Event, text: string) =>
    tracked(event, {
      cta_text: text,
      maintenance_type: guide.slug,
      remaining_tasks_count: remaining,
      link_url: paths.signIn,
    });
  const { offers, signUp, signIn } = words.more;
  return (
    <aside className={styles.prompt} aria-labelledby="unlock-title" data-for="visitor">
      <h3 id="unlock-title">{words.more.title(remaining, guide.title)}</h3>
      <ul className={styles.offers}>
        {offers.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.signIn} {...tracks('signup_cta_click', signUp)}>
          {signUp}
        </ButtonLink>
        <ButtonLink to={paths.signIn} variant="ghost" {...tracks('signin_cta_click', signIn)}>
          {signIn}
        </ButtonLink>
      </div>
    </aside>
  );
}
