import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './notice.module.css';

/** Shows the `notice` that the previous page passed in the history state. */
export function Notice() {
  const { state } = useLocation();
  const [text, setText] = useState('');
  // Set in an effect, because the prerendered page has no notice, and screen readers announce text that is added later.
  useEffect(() => setText(state?.notice ?? ''), [state]);
  return <div role="status">{text && <p className={styles.notice}>{text}</p>}</div>;
}
