import { useEffect, useRef } from 'react';
import { product } from '#apps/contract/product.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import styles from '#apps/ui/layout/entry-card.module.css';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';

type Props = { message: string; forPremium: boolean; onTryAgain?: () => void };

export function VerificationFailed({ message, forPremium, onTryAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The page's own title says that the user is being signed in.
    const { title } = document;
    document.title = `Verification Failed | ${product.name}`;
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <div className={styles.stack}>
      <span className={joinClasses(styles.mark, styles.failed)}>
        <Mark of="brokenLink" size={30} />
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
      <ButtonLink
        to={forPremium ? paths.signInForPremium : paths.signIn}
        variant={onTryAgain ? 'ghost' : 'primary'}
        wide
      >
        Request New Magic Link
      </ButtonLink>
    </div>
  );
}
