import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import styles from './settings-card.module.css';

export function SettingsCard({
  title,
  about,
  headingRef,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  /** Makes the heading focusable, for a card that receives the focus when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" gap={24} aria-labelledby={id}>
      <Stack gap={6} className={styles.head}>
        <h2 id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
          {title}
        </h2>
        {about && <p>{about}</p>}
      </Stack>
      {children}
    </Card>
  );
}
