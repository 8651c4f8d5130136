import type { ReactNode } from 'react';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
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
    <div className={styles.part}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
      {how && (
        <Disclosure label={words.how}>
          <p className={styles.how}>{how}</p>
        </Disclosure>
      )}
    </div>
  );
}
