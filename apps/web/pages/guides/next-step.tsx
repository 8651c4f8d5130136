import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './next-step.module.css';

/** The call to action for visitors; hidden from users who are, or may be, signed in. */
export function NextStep({ title, children }: { title: string; children: ReactNode }) {
  const auth = useAuth();
  if (auth.status !== 'signed-out') return null;
  return (
    <aside className={styles.call} aria-labelledby="next-step-title">
      <h2 id="next-step-title">{title}</h2>
      <p>{children}</p>
      <ButtonLink to={paths.signIn}>Start for Free</ButtonLink>
    </aside>
  );
}
