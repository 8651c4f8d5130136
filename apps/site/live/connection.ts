import styles from '#apps/ui/shell/offline-banner.module.css';

/** Says in the element with the id `connection` when the browser is offline. */
export function watchConnection(signal: AbortSignal): void {
  const place = document.getElementById('connection');
  const say = () => {
    const words = 'You’re offline. What you see may be out of date, and changes can’t be saved.';
    const banner = Object.assign(document.createElement('p'), { className: styles.banner, textContent: words });
    place?.replaceChildren(...(navigator.onLine ? [] : [banner]));
  };
  for (const event of ['online', 'offline']) addEventListener(event, say, { signal });
  say();
}
