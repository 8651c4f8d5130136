import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

export type ChipTone = 'evergreen' | 'terracotta' | 'honey' | 'plain';

export function Chip({
  tone = 'evergreen',
  className,
  children,
}: {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={joinClasses(styles.chip, styles[tone], className)}>{children}</span>;
}
