import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import styles from './access-row.module.css';

type AccessRowProps = {
  as?: 'li' | 'div';
  name: ReactNode;
  note: ReactNode;
  /** Shown below the note. */
  more?: ReactNode;
  /** Puts what can be done below the names where there is no room beside them. */
  wraps?: boolean;
  /** What can be done with it. */
  children: ReactNode;
};

/** One person or thing that gets into the account or the home. */
export function AccessRow({ as = 'li', name, note, more, wraps = false, children }: AccessRowProps) {
  return (
    <Row as={as} gap={16} spread="apart" single={!wraps} className={joinClasses(styles.row, wraps && styles.wraps)}>
      <div>
        <Text as="p" weight={600} breaks>
          {name}
        </Text>
        <Muted as="p">{note}</Muted>
        {more}
      </div>
      {children}
    </Row>
  );
}
