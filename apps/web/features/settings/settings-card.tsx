import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
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
    <Card as="section" className={styles.card ?? ''} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
          {title}
        </h2>
        {about && <p>{about}</p>}
      </div>
      {children}
    </Card>
  );
}
