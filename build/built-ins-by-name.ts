import { isBuiltin } from 'node:module';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** The same import as a statement that runs: `const { join } = …` instead of `import { join } from 'node:path'`. */
function asStatement({ source, specifiers }: ESTree.ImportDeclaration, chunk: string): string {
  const module = `globalThis.process.getBuiltinModule(${JSON.stringify(source.value)})`;
  const whole = specifiers.flatMap(({ type, local }) => (type === 'ImportSpecifier' ? [] : local.name));
  const named = specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' ? `${chunk.slice(each.imported.start, each.imported.end)}: ${each.local.name}` : [],
  );
  const targets = named.length > 0 ? [...whole, `{ ${named.join(', ')} }`] : whole;
  return targets.length > 0 ? `const ${targets.map((each) => `${each} = ${module}`).join(', ')};` : `${module};`;
}

/** Returns the chunk with its imports of Node's modules as statements. See docs/decisions/0188. */
export function importBuiltInsByName(chunk: string): string {
  return parseSync('chunk.js', chunk).program.body.reduceRight(
    (code, each) =>
      each.type === 'ImportDeclaration' && isBuiltin(each.source.value)
        ? code.slice(0, each.start) + asStatement(each, chunk) + code.slice(each.end)
        : code,
    chunk,
  );
}

/**
 * Makes chunks read only what they name from the modules of Node. An `import` reads all exports, and some of those load
 * much that no start needs: all of `fetch` and HTTP/2, streams of files, a terminal's colours.
 */
export const builtInsByName: Plugin = { name: 'built-ins-by-name', renderChunk: importBuiltInsByName };
