// Its words come from site/live/connection.ts.
import './offline-banner.module.css';
import cookies from './cookie-banner.module.css';
import notice from './notice.module.css';

/** The place of the question about cookies: live/cookie-banner.ts. */
export function CookiePlace() {
  return <div className={cookies.place} id="cookies" />;
}

/** The places of what the scripts of the public pages say: that the browser is offline, and what the page before left. */
export function StatusPlaces() {
  return (
    <>
      <div role="status" id="connection" />
      <div className={notice.place} role="status" id="notice" />
    </>
  );
}
