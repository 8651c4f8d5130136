import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './settings-card.module.css';

export function SettingsCard({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      {children}
    </Card>
  );
}
