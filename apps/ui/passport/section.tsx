import type { ReactNode } from 'react';
import { passport as words } from '#words/passport.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './passport-document.module.css';

type SectionProps = { of: keyof typeof words.sections; children: ReactNode };

/** A part of the passport. */
export function Section({ of, children }: SectionProps) {
  return (
    <Stack as="section" gap={16} bounded className={styles.section} aria-labelledby={`passport-${of}`}>
      <Text as="h2" size="2xl" className={styles.heading} id={`passport-${of}`}>
        {words.sections[of]}
      </Text>
      {children}
    </Stack>
  );
}
