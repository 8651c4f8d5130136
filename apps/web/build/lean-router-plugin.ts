import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = (file: string) =>
  fileURLToPath(new URL(`../../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What only a router that loads data needs: ours never does. */
const dataRouting: readonly (readonly [from: string, to: string])[] = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['if (dataRouterOpts && dataRouterState) {', 'if (dataRouterState) {'],
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
];

/**
 * React Router's package names only its development build, names its components for React's tools in a way that keeps
 * every one of them, and asks at run time what is known here. This takes the production build and lets go of what we
 * do not use: 5 KB of script. A version that is written otherwise stops the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index.mjs') },
          { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!id.includes('react-router/dist/production')) return undefined;
      const lean = code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: code.includes('function _renderMatches(') ? withoutData(lean) : lean, map: null };
    },
  };
}

function withoutData(code: string): string {
  return dataRouting.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`React Router is no longer written so: ${from}`);
    return changed.replaceAll(from, to);
  }, code);
}
