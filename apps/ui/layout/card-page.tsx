import type { ComponentPropsWithoutRef } from 'react';
import { Card } from './card.tsx';
import styles from './card-page.module.css';

/** A page that is one card. `className` is the card's, everything else the page's. */
export function CardPage({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div {...rest} className={styles.page}>
      <Card className={className}>{children}</Card>
    </div>
  );
}
