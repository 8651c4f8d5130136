import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Art } from '#apps/ui/pictures/art.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import type { Plan } from '#core/languages/conditional-text.ts';
import { partsOf } from '../../content/conditional-text.ts';
import styles from './plan-card.module.css';

/** The contents of one plan, with its button. */
export function PlanCard({
  plan: { name, about, points },
  art,
  price,
  featured = false,
  children,
}: {
  plan: Plan;
  /** The address of its drawing. */
  art: string;
  /** With its amount in `strong`. */
  price: ReactNode;
  featured?: boolean;
  children: ReactNode;
}) {
  return (
    <Card as="section" className={joinClasses(styles.plan, featured && styles.featured)} aria-label={name}>
      <Art className={styles.art} file={art} width={480} height={200} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>{name}</h2>
          <p className={styles.price} data-price={featured ? '' : undefined}>
            {price}
          </p>
        </div>
        <p className={styles.about}>{about}</p>
        <Stack as="ul" gap={14} className={styles.points}>
          {points.map(partsOf).map(({ text, ...where }) => (
            <li key={text} {...where}>
              <Mark of="check" />
              <span>{text}</span>
            </li>
          ))}
        </Stack>
        <Stack gap={12} className={styles.end}>
          {children}
        </Stack>
      </div>
    </Card>
  );
}
