/** TypeScript knows the types of pages, but not those of workers. */
type Worker = {
  readonly location: Pick<Location, 'href'>;
  readonly registration: {
    readonly [State in 'installing' | 'waiting' | 'active']: Pick<ServiceWorker, 'scriptURL'> | null;
  };
  skipWaiting(): Promise<void>;
};

const againMs = 1_000;

/**
 * Asks to replace the worker of another language until this one does, or isn't wanted any more. Chromium forgets a request
 * that comes while a page of the old worker is loading something.
 */
export function takeOver(worker = globalThis as unknown as Worker): void {
  const { active, installing, waiting } = worker.registration;
  const own = worker.location.href;
  const isComing = [installing, waiting].some((next) => next?.scriptURL === own);
  if (!isComing || !active || active.scriptURL === own) return;
  void worker.skipWaiting();
  setTimeout(() => takeOver(worker), againMs);
}
