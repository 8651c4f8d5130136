import { takeNotice } from '#apps/ui/session/notice.ts';
import styles from '#apps/ui/shell/notice.module.css';

/** Shows the notice that the page before has left. */
export function showNotice(): void {
  const text = takeNotice();
  if (text === undefined) return;
  const notice = Object.assign(document.createElement('p'), { className: styles.notice, textContent: text });
  document.getElementById('notice')?.replaceChildren(notice);
}
