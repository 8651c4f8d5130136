import styles from '#apps/ui/shell/offline-banner.module.css';
import { connection as words } from '#words/connection.ts';

/** Says in the element with the id `connection` when the browser is offline. */
export function watchConnection(signal: AbortSignal): void {
  const place = document.getElementById('connection');
  const say = () => {
    const banner = Object.assign(document.createElement('p'), { className: styles.banner, textContent: words.offline });
    place?.replaceChildren(...(navigator.onLine ? [] : [banner]));
  };
  for (const event of ['online', 'offline']) addEventListener(event, say, { signal });
  say();
}
