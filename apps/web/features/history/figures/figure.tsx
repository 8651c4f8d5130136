import type { ReactNode } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import styles from './figure.module.css';

type FigureProps = {
  label: string;
  value: ReactNode;
  /** One sentence. */
  about?: ReactNode;
  /** The list that makes up the value. */
  children?: ReactNode;
};

/** One number about the year, with the list behind it. */
export function Figure({ label, value, about, children }: FigureProps) {
  return (
    <Card className={styles.figure ?? ''}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {about && <dd className={styles.about}>{about}</dd>}
      {children && <dd className={styles.more}>{children}</dd>}
    </Card>
  );
}
