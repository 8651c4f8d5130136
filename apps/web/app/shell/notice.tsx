import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './notice.module.css';

/** What the page that led here has to say, as the `notice` of the address's state. */
export function Notice() {
  const { state } = useLocation();
  const [text, setText] = useState('');
  // Afterwards: a page is taken over as it was prerendered, and what comes in later is read out.
  useEffect(() => setText(state?.notice ?? ''), [state]);
  return <div role="status">{text && <p className={styles.notice}>{text}</p>}</div>;
}
