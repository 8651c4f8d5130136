import type { AnalyticsEvents } from '#apps/ui/analytics/track.ts';
import { tracked } from '#apps/ui/analytics/tracked.ts';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { GuideCard } from '../../content/guide-content.ts';
import styles from './sign-up-prompt.module.css';

const offers = [
  {
    title: 'Complete schedules',
    text: 'Every task of this guide and of everything else in your home, each with its steps.',
  },
  {
    title: 'Automated reminders and tracking',
    text: 'An email every week with the tasks that are due, and a record of what was done and when.',
  },
  {
    title: 'Savings from preventive care',
    text: 'A small task takes minutes. The repair that it prevents costs far more.',
  },
];

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
  const signUp = 'Sign up for free';
  const signIn = 'Sign in to see them';
  return (
    <aside className={styles.prompt} aria-labelledby="unlock-title" data-for="visitor">
      <h3 id="unlock-title">
        Unlock {pluralise(remaining, 'more task')} for your {guide.title.toLowerCase()}
      </h3>
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
