import type { ReactNode } from 'react';
import { Stack } from '#apps/ui/layout/stack.tsx';
import styles from './guide-card.module.css';

/** A responsive grid of cards. */
export function GuideGrid({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={24} className={styles.grid}>
      {children}
    </Stack>
  );
}
