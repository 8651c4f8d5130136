import { isBuiltin } from 'node:module';
import type { ESTree, Plugin } from 'vite';

/** The same import as a statement that runs: `const { join } = …` instead of `import { join } from 'node:path'`. */
function asStatement({ source, specifiers }: ESTree.ImportDeclaration): string {
  const module = `globalThis.process.getBuiltinModule(${JSON.stringify(source.value)})`;
  const whole = specifiers
    .filter(({ type }) => type !== 'ImportSpecifier')
    .map(({ local }) => `${local.name} = ${module}`);
  const named = specifiers.flatMap((each) => {
    if (each.type !== 'ImportSpecifier') return [];
    const name = each.imported.type === 'Identifier' ? each.imported.name : JSON.stringify(each.imported.value);
    return `${name}: ${each.local.name}`;
  });
  const bound = named.length > 0 ? [...whole, `{ ${named.join(', ')} } = ${module}`] : whole;
  return bound.length > 0 ? `const ${bound.join(', ')};` : `${module};`;
}

/**
 * Makes chunks read from the modules of Node only what they name. An `import` reads all exports, and some of those load
 * much that no start needs: all of `fetch` and HTTP/2, streams of files, the command line's colours. It also makes a
 * module of each.
 */
export const builtInsByName: Plugin = {
  name: 'built-ins-by-name',
  renderChunk(code) {
    const imports = this.parse(code).body.filter(
      (each): each is ESTree.ImportDeclaration => each.type === 'ImportDeclaration' && isBuiltin(each.source.value),
    );
    return imports.reduceRight(
      (text, each) => text.slice(0, each.start) + asStatement(each) + text.slice(each.end),
      code,
    );
  },
};
