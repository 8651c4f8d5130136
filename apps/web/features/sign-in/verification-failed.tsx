import Unlink from 'lucide-react/icons/unlink';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './entry-card.module.css';

export function VerificationFailed({ message, onTryAgain }: { message: string; onTryAgain?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <span className={joinClasses(styles.mark, styles.failed)}>
        <Unlink size={30} aria-hidden="true" />
      </span>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Verification Failed
        </h1>
        <p role="alert">{message}</p>
      </div>
      {onTryAgain && (
        <Button wide onClick={onTryAgain}>
          Try again
        </Button>
      )}
      <ButtonLink to={paths.signIn} variant={onTryAgain ? 'ghost' : 'primary'} wide>
        Request New Magic Link
      </ButtonLink>
    </div>
  );
}
