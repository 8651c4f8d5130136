import { useEffect, useRef } from 'react';
import { signInNotice } from '#apps/contract/sign-in-notice.ts';
import { Mark } from '../../ui/pictures/mark.tsx';
import styles from './entry-card.module.css';

export function SentNotice({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [before, after] = signInNotice(email).split(email);
  return (
    <div className={styles.stack}>
      <span className={styles.mark}>
        <Mark of="mail" size={30} />
      </span>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Check Your Email
        </h1>
        <p role="status">
          {before}
          <span className={styles.address}>{email}</span>
          {after}
        </p>
      </div>
      <p>Click the link in the email to sign in. New here? The link creates your account. You can close this tab.</p>
      <p className={styles.small}>
        No email after a minute? Please check your spam folder, or{' '}
        <button type="button" className={styles.again} onClick={onTryAgain}>
          try again
        </button>
        .
      </p>
    </div>
  );
}
