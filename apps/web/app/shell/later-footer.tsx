import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '#apps/ui/api/log-failure.ts';

/**
 * The footer of the pages that a mail or a link opens. It comes after them, so that users' own pages, which never show
 * it, don't load it. A page without it still works.
 */
export function LaterFooter() {
  const [Footer, setFooter] = useState<ComponentType>();
  useEffect(() => {
    import('#apps/ui/shell/footer.tsx').then(
      ({ Footer: loaded }) => setFooter(() => loaded),
      (error: unknown) => logFailure('The footer could not be loaded', error),
    );
  }, []);
  return Footer && <Footer />;
}
