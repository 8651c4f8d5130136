import { isBuiltin } from 'node:module';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** The same import as a statement that runs: `const { join } = …` instead of `import { join } from 'node:path'`. */
function asStatement({ source, specifiers }: ESTree.ImportDeclaration): string {
  const module = `globalThis.process.getBuiltinModule(${JSON.stringify(source.value)})`;
  const named = specifiers.flatMap((each) => {
    if (each.type !== 'ImportSpecifier') return [];
    const { imported, local } = each;
    return `${imported.type === 'Identifier' ? imported.name : JSON.stringify(imported.value)}: ${local.name}`;
  });
  const bound = [
    ...specifiers.flatMap(({ type, local }) => (type === 'ImportSpecifier' ? [] : `${local.name} = ${module}`)),
    ...(named.length > 0 ? [`{ ${named.join(', ')} } = ${module}`] : []),
  ];
  return bound.length > 0 ? `const ${bound.join(', ')};` : `${module};`;
}

/** Returns the chunk with its imports of Node's modules as statements. */
export function importBuiltInsByName(chunk: string): string {
  return parseSync('chunk.js', chunk).program.body.reduceRight(
    (code, each) =>
      each.type === 'ImportDeclaration' && isBuiltin(each.source.value)
        ? code.slice(0, each.start) + asStatement(each) + code.slice(each.end)
        : code,
    chunk,
  );
}

/**
 * Makes chunks read only what they name from the modules of Node. An `import` reads all exports, and some of those load
 * much that no start needs: all of `fetch` and HTTP/2, streams of files, a terminal's colours.
 */
export const builtInsByName: Plugin = { name: 'built-ins-by-name', renderChunk: importBuiltInsByName };
