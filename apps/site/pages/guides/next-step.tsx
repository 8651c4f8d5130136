import type { ReactNode } from 'react';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { frame } from '#words/site/frame.ts';
import styles from './next-step.module.css';

/** The call to action for visitors; hidden from users who are, or may be, signed in. */
export function NextStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      as="aside"
      gap={12}
      align="center"
      className={styles.call}
      data-unprinted=""
      aria-labelledby="next-step-title"
      data-for="visitor"
    >
      <h2 id="next-step-title">{title}</h2>
      <p>{children}</p>
      <ButtonLink to={paths.signIn}>{frame.startFree}</ButtonLink>
    </Stack>
  );
}
