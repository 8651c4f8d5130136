import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { entry as words } from '#words/app/entry.ts';
import styles from './begun.module.css';
import type { Unsaved } from './use-unsaved.ts';

/**
 * In a form that opens with what was begun earlier: says so, and offers to start again. It belongs below the fields, so
 * that the first of them has the focus.
 */
export function Begun({ unsaved: { isUnsaved, discard } }: { unsaved: Unsaved<object> }) {
  const [isBegun, setIsBegun] = useState(isUnsaved);
  if (!isBegun) return null;
  const startAgain = ({ form }: HTMLButtonElement) => {
    flushSync(() => {
      discard();
      setIsBegun(false);
    });
    form?.querySelector('input')?.focus();
  };
  return (
    <Row as="p" gap={8} lines={0} spread="apart" className={styles.begun}>
      {words.begun}
      <Button variant="quiet" small onClick={({ currentTarget }) => startAgain(currentTarget)}>
        {words.startAgain}
      </Button>
    </Row>
  );
}
