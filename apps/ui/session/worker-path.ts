/** The worker that keeps the app in a language. At the site's root, because a worker only serves pages below its own address. */
export const workerPath = (language: string): string =>
  language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;
