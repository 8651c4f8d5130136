import { type ReactNode, useId } from 'react';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import styles from './settings-part.module.css';

type SettingsPartProps = {
  title: string;
  /** Explains the part to those who ask. */
  how?: ReactNode;
  children: ReactNode;
};

/** A part of a card, under a heading of its own. */
export function SettingsPart({ title, how, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
      {how && (
        <Disclosure label="How this works">
          <p className={styles.how}>{how}</p>
        </Disclosure>
      )}
    </section>
  );
}
