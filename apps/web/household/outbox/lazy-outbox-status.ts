import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';

/** Only changes that were made offline need its script, which the week loads once it is shown. */
export const OutboxStatus = lazyComponent('OutboxStatus', () => import('./outbox-status.tsx'), Nothing);
