/** At the site's root, because a worker only serves pages below its own address. */
export const workerPath = '/service-worker.js';
