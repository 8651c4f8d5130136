import type { ReactNode } from 'react';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { settings as words } from '#words/app/settings.ts';
import styles from './settings-part.module.css';

type SettingsPartProps = {
  /** Absent for the only part of a card. */
  title?: string | undefined;
  /** Explains the part to those who ask. */
  how?: ReactNode;
  children: ReactNode;
};

/** A part of a card, under a heading of its own. */
export function SettingsPart({ title, how, children }: SettingsPartProps) {
  return (
    <Stack gap={12} bounded className={styles.part}>
      {title && <Heading as="h3">{title}</Heading>}
      {children}
      {how && (
        <Disclosure label={words.how}>
          <Muted as="p" measure={42} className={styles.how}>
            {how}
          </Muted>
        </Disclosure>
      )}
    </Stack>
  );
}
