import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';

/**
 * Only changes that were made offline need its script, which the week loads once it is shown. It is what sends them, so a missing
 * script is not passed over in silence.
 */
export const OutboxStatus = lazyComponent('OutboxStatus', () => import('./outbox-status.tsx'));
