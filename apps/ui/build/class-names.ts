import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The name that a class of a style sheet has on the page: the same in every bundle and language, and short. */
export const generateScopedName = (name: string, file: string): string =>
  `_${createHash('sha256')
    .update(`${relative(root, file)} ${name}`)
    .digest('base64url')
    .slice(0, 5)}`;

const sheet = /^import (\w+) from ('[^']+\.module\.css')/gm;

/**
 * Lets a component import each class of its style sheet by itself, unless it computes the name of one. Then the bundle
 * has the class where it is used, instead of a list of all of them.
 */
export const constantClasses = (): Plugin => ({
  name: 'constant-classes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? code.replace(sheet, (all, name, from) =>
          new RegExp(`\\b${name}\\b(?!\\.| from)`).test(code) ? all : `import * as ${name} from ${from}`,
        )
      : undefined,
});
