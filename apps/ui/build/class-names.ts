import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ownNames = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

/**
 * The name that a class or an animation of a style sheet has on the page: the same in every bundle and language, and
 * short. The names of a sheet begin alike and end with a number, because they take less room when compressed.
 */
export function generateScopedName(name: string, file: string, css: string): string {
  const names = new Set([...css.matchAll(ownNames)].map(([, own]) => own));
  const index = [...names].indexOf(name);
  if (index < 0) throw new Error(`${file} has no ${name}`);
  const sheet = createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 3);
  return `_${sheet}${index.toString(36)}`;
}

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
