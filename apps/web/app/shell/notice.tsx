import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './notice.module.css';

/** Shows the `notice` that the previous page passed in the history state. */
export function Notice() {
  const { state } = useLocation();
  const [text, setText] = useState('');
  // In an effect, because the prerendered page has none, and screen readers announce what is added later.
  useEffect(() => setText(state?.notice ?? ''), [state]);
  return <div role="status">{text && <p className={styles.notice}>{text}</p>}</div>;
}
