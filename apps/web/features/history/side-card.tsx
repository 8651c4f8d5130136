import type { ReactNode } from 'react';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import styles from './side-card.module.css';

/** A card beside the list. `id` is its heading's. */
export function SideCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" gap={16} className={styles.card ?? ''} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Card>
  );
}
