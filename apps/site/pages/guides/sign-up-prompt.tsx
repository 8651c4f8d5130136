import { tracked } from '#apps/ui/analytics/tracked.ts';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { guides as words } from '#words/site/guides.ts';
import type { GuideCard } from '../../content/guide-content.ts';
import styles from './sign-up-prompt.module.css';

/** Replaces the tasks that visitors don't see. */
export function SignUpPrompt({ guide, remaining }: { guide: GuideCard; remaining: number }) {
  const promised = { maintenance_type: guide.slug, remaining_tasks_count: remaining };
  const { offers, signUp, signIn } = words.more;
  return (
    <Stack
      as="aside"
      gap={24}
      className={styles.prompt}
      data-unprinted=""
      aria-labelledby="unlock-title"
      data-for="visitor"
    >
      <h3 id="unlock-title">{words.more.title(remaining, guide.title)}</h3>
      <Stack as="ul" gap={14} className={styles.offers}>
        {offers.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </Stack>
      <Row gap={12} align="stretch" className={styles.actions}>
        <ButtonLink to={paths.signIn} {...tracked('signup_cta_click', promised)}>
          {signUp}
        </ButtonLink>
        <ButtonLink to={paths.signIn} variant="ghost" {...tracked('signin_cta_click', promised)}>
          {signIn}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
