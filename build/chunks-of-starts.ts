import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { project } from './fingerprint.ts';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;
type Group = Groups[number];
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const file = (path: string) => join(project, path);
const server = file('apps/http/run-built.ts');
const commandLine = file('apps/cli/program.ts');

/** These modules, those that they import, and so on, except dynamically. */
function withImports(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(files);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What commands load from the core once they run: the planner and the catalogue. */
const loadedByCommands = (modules: Modules): readonly string[] =>
  [...withImports([commandLine], modules)]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.startsWith(file('core')));

/** What the server shares with these files: a chunk of its own, so that they don't load the whole server. */
function shared(name: string, files: (modules: Modules) => readonly string[], priority: number): Group {
  let found: ReadonlySet<string> | undefined;
  return {
    name: (id, modules) => {
      found ??= withImports(files(modules), modules).intersection(withImports([server], modules));
      return found.has(id) ? name : null;
    },
    priority,
  };
}

/** Puts what the programs load at their start into a few chunks: finding and linking each of 77 took half a millisecond. */
export const chunksOfStarts = (): Groups => [
  // What a thread that reads a table shares with the server, so that it doesn't load the server.
  { name: 'table-limits', test: file('core/domain/history/table/table-file.ts'), priority: 6 },
  shared('common', () => [commandLine], 5),
  { name: 'command-line', test: commandLine, priority: 4 },
  shared('planner', loadedByCommands, 3),
  // The rest of what commands load with a database.
  { name: 'application', test: file('apps/composition/open-app.ts'), priority: 2 },
  { name: 'server', test: server, priority: 1 },
];
