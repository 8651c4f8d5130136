import type { ReactNode } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
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
    <Card gap={4} className={styles.figure ?? ''}>
      <Muted as="dt" weight={550}>
        {label}
      </Muted>
      <dd className={styles.value}>{value}</dd>
      {about && <dd className={styles.about}>{about}</dd>}
      {children && <dd className={styles.more}>{children}</dd>}
    </Card>
  );
}
