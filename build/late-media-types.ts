import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = '\0late-media-types';
const real = fileURLToPath(import.meta.resolve('mime-types'));

/**
 * Loads the table of media types when Koa or one of its packages first looks one up: it sorts 2,500 of them as soon as it
 * is loaded.
 */
export const lateMediaTypes: Plugin = {
  name: 'late-media-types',
  enforce: 'pre',
  resolveId: { filter: { id: /^mime-types$/ }, handler: () => name },
  load: {
    filter: { id: new RegExp(`^${name}$`) },
    handler: () =>
      ['charset', 'contentType', 'extension', 'lookup']
        .map((each) => `exports.${each} = (type) => require(${JSON.stringify(real)}).${each}(type);`)
        .join('\n'),
  },
};
