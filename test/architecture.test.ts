import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { inputs } from '#apps/site/build.ts';

// Who may import whom, and why: CONTRIBUTING and docs/decisions/0001.
const project = fileURLToPath(new URL('..', import.meta.url));
const sources = ['core', 'adapters', 'apps'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);

type Import = {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** Whether the module is loaded only when a function asks for it. */
  readonly dynamic: boolean;
};

/** Returns our modules as paths from the project's root, and packages as they are written. */
function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('#words/')) return specifier.replace('#words', 'core/languages/en');
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(project, resolve(project, dirname(from), specifier));
  return specifier;
}

function importsOf(file: string): readonly Import[] {
  const source = readFileSync(join(project, file), 'utf8');
  const { module } = parseSync(file, source);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: file,
    to: resolved(file, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    dynamic: false,
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: file, to: resolved(file, moduleRequest.value), typeOnly: isType, dynamic: false }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from: file,
    to: resolved(file, source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    typeOnly: false,
    dynamic: true,
  }));
  return [...statics, ...again, ...dynamic];
}

const imports = sources.flatMap(importsOf);
const isPackage = (path: string) => !/^(core|adapters|apps|test|node:)/.test(path);
const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isListOfUseCases = (path: string) => /^core\/use-cases\/([^/]+\/)?index\.ts$/.test(path);

/** Returns the imports of these files that their rule does not allow. */
function strays(from: (path: string) => boolean, allowed: (imported: Import) => boolean): readonly string[] {
  return imports.filter((one) => from(one.from) && !allowed(one)).map(({ from, to }) => `${from} imports ${to}`);
}

describe('who may import whom', () => {
  it('lets the domain import itself, and luxon in one file', () => {
    const allowed = ({ from, to }: Import) =>
      within('core/domain')(to) || (from === 'core/domain/time/zones.ts' && to === 'luxon');
    expect(strays(within('core/domain'), allowed)).toEqual([]);
  });

  it('keeps each file of the domain in a room, except what every room needs', () => {
    const loose = sources.filter((file) => /^core\/domain\/[^/]+$/.test(file));
    expect(loose.sort()).toEqual(['core/domain/errors.ts', 'core/domain/languages.ts', 'core/domain/limits.ts']);
  });

  it('lets the ports and the languages import the domain, and the catalogue both', () => {
    // The words of a language are loaded when they are first needed.
    const isLoader = ({ from, to }: Import) => from === 'core/languages/load-words.ts' && to === 'node:module';
    for (const folder of ['core/ports', 'core/languages']) {
      expect(strays(within(folder), (one) => within(folder, 'core/domain')(one.to) || isLoader(one))).toEqual([]);
    }
    const ofCatalogue = within('core/catalogue', 'core/domain', 'core/languages');
    expect(strays(within('core/catalogue'), ({ to }) => ofCatalogue(to))).toEqual([]);
  });

  it('lets the climate of towns import the domain', () => {
    expect(strays(within('core/towns'), ({ to }) => within('core/towns', 'core/domain')(to))).toEqual([]);
  });

  it('lets a procedure import domain, catalogue, languages, ports and procedures', () => {
    const allowed = within('core/domain', 'core/catalogue', 'core/languages', 'core/ports', 'core/procedures');
    expect(strays(within('core/procedures'), ({ to }) => allowed(to))).toEqual([]);
  });

  it('lets a use case import domain, catalogue, languages, ports and types of procedures, and no other use case', () => {
    const allowed = within('core/domain', 'core/catalogue', 'core/languages', 'core/ports');
    expect(
      strays(
        (path) => within('core/use-cases')(path) && !isListOfUseCases(path),
        ({ to, typeOnly }) => allowed(to) || (typeOnly && within('core/procedures')(to)),
      ),
    ).toEqual([]);
  });

  it('lets no use case speak a language that its caller didn’t choose', () => {
    const ofOneLanguage = ({ to }: Import) => /^core\/languages\/[a-z]{2}\//.test(to);
    expect(strays(within('core/use-cases'), (each) => !ofOneLanguage(each))).toEqual([]);
  });

  it('lets a list of use cases import use cases, and types of the core', () => {
    expect(
      strays(isListOfUseCases, ({ to, typeOnly }) => within('core/use-cases')(to) || (typeOnly && within('core')(to))),
    ).toEqual([]);
  });

  it('keeps procedures from the server and the command line', () => {
    expect(
      strays(
        within('apps/http', 'apps/cli', 'apps/web', 'apps/site', 'apps/ui'),
        ({ to }) => !within('core/procedures')(to),
      ),
    ).toEqual([]);
  });

  it('lets an adapter know ports, domain, languages, Node and packages, and never another adapter', () => {
    // What is stored as the id of a care task is read with its words.
    const words = 'core/catalogue/words-of-task.ts';
    expect(
      strays(within('adapters'), ({ from, to }) => {
        const own = from.split('/').slice(0, 2).join('/');
        const isOfCore = within('core/ports', 'core/domain', 'core/languages', 'core/towns', words)(to);
        return isOfCore || within(own)(to) || to.startsWith('node:') || isPackage(to);
      }),
    ).toEqual([]);
  });

  it('keeps the contract fit for the browser', () => {
    expect(
      strays(within('apps/contract'), ({ to }) => within('apps/contract', 'core/domain')(to) || to === 'zod'),
    ).toEqual([]);
  });

  it('lets the server and the command line drive the application without knowing an adapter', () => {
    const shared = within('core/domain', 'core/catalogue', 'core/languages', 'apps/composition', 'apps/contract');
    const allowed = ({ to, typeOnly }: Import) =>
      shared(to) || (typeOnly && within('core')(to)) || to.startsWith('node:') || isPackage(to);
    const previews = within('core/use-cases/catalogue', 'core/use-cases/preview');
    const isDevelopment = ({ from, to }: Import) =>
      from === 'apps/http/dev.ts' && to === 'apps/site/build/dev-pages.ts';
    expect(
      strays(within('apps/http'), (one) => within('apps/http')(one.to) || allowed(one) || isDevelopment(one)),
    ).toEqual([]);
    // Commands that need no database import their use cases directly.
    expect(strays(within('apps/cli'), (one) => within('apps/cli')(one.to) || previews(one.to) || allowed(one))).toEqual(
      [],
    );
  });

  it('gives the browser the catalogue, constants of the domain, and of the contract only what loads no schema', () => {
    const contract = within('apps/contract');
    const withSchemas = new Set(
      imports.filter(({ to, typeOnly }) => to === 'zod' && !typeOnly).map(({ from }) => from),
    );
    const isPlain = (path: string): boolean =>
      !withSchemas.has(path) &&
      imports
        .filter(({ from, typeOnly }) => from === path && !typeOnly)
        .every(({ to }) => !contract(to) || isPlain(to));
    const isBuild = within('apps/ui/build', 'apps/site/build', 'apps/site/build.ts');
    // The public pages and the app know what they share, and nothing of each other.
    for (const [folder, ...others] of [['apps/ui'], ['apps/site', 'apps/ui'], ['apps/web', 'apps/ui']] as const) {
      const shared = within(folder, ...others, 'core/catalogue', 'core/domain', 'core/languages');
      expect(
        strays(
          (path) => within(folder)(path) && !isBuild(path),
          ({ to, typeOnly }) =>
            (shared(to) && !within('apps/ui/build')(to)) ||
            (contract(to) && (typeOnly || isPlain(to))) ||
            (typeOnly && to === 'zod') ||
            to.startsWith('virtual:') ||
            to.endsWith('.css') ||
            (isPackage(to) && to !== 'zod'),
        ),
      ).toEqual([]);
    }
    expect([isPlain('apps/contract/product.ts'), isPlain('apps/contract/index.ts')]).toEqual([true, false]);
  });

  it('keeps the script of the public pages free of React', () => {
    const next = Map.groupBy(
      imports.filter(({ typeOnly }) => !typeOnly),
      ({ from }) => from,
    );
    const loaded = new Set(['apps/site/live/main.ts']);
    for (const file of loaded) for (const { to } of next.get(file) ?? []) loaded.add(to);
    expect(loaded.size).toBeGreaterThan(40);
    expect([...loaded].filter((path) => path.endsWith('.tsx') || path.startsWith('react'))).toEqual([]);
  });

  it('keeps the design system and the loading of scripts free of what they are used for', () => {
    const rooms = ['celebration', 'controls', 'feedback', 'forms', 'layout', 'loading', 'pictures', 'routing'];
    const own = within(...rooms.map((room) => `apps/ui/${room}`));
    const names = within(
      'apps/contract/product.ts',
      'core/languages/en/site/frame.ts',
      'core/languages/en/app/buttons.ts',
      'core/languages/en/app/controls.ts',
      // What is said of a part that is missing, and logged.
      'core/languages/en/app/shell.ts',
      'apps/ui/api/log-failure.ts',
      'apps/ui/join-classes.ts',
    );
    const allowed = ({ to }: Import) => own(to) || names(to) || /\.(css|svg)$/.test(to) || isPackage(to);
    expect(strays(own, allowed)).toEqual([]);
  });

  it('gives each component the style sheets of its own folder', () => {
    const sheets = imports.filter(({ from, to }) => from.endsWith('.tsx') && to.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.filter(({ from, to }) => dirname(from) !== dirname(to))).toEqual([]);
  });

  it('keeps the features of the web app apart', () => {
    const feature = (path: string) => /^apps\/web\/features\/([^/]+)/.exec(path)?.[1];
    expect(
      strays(
        (path) => feature(path) !== undefined,
        ({ from, to }) => feature(to) === undefined || feature(to) === feature(from),
      ),
    ).toEqual([]);
  });

  it('keeps the sandbox free of our code, because it represents other companies', () => {
    const own = within('apps/sandbox');
    expect(strays(own, ({ to }) => own(to) || to.startsWith('node:') || isPackage(to))).toEqual([]);
  });

  it('loads the search over the catalogue with the first question, and never in the browser', () => {
    const next = Map.groupBy(
      imports.filter(({ typeOnly }) => !typeOnly),
      ({ from }) => from,
    );
    const loadedBy = (files: readonly string[], follows: (imported: Import) => boolean) => {
      const loaded = new Set(files);
      for (const file of loaded) for (const one of next.get(file) ?? []) if (follows(one)) loaded.add(one.to);
      return [...loaded];
    };
    const isSearch = (path: string) => within('core/catalogue/search', 'minisearch')(path);
    const web = loadedBy(sources.filter(within('apps/web', 'apps/site/live')), () => true);
    expect(web.length).toBeGreaterThan(300);
    expect(web.filter(isSearch)).toEqual([]);
    const start = loadedBy(['apps/http/server.ts'], ({ dynamic }) => !dynamic);
    expect(start).toContain('adapters/minisearch/catalogue-search.ts');
    expect(start.filter(isSearch)).toEqual([]);
  });

  it('has no import cycle', () => {
    const next = Map.groupBy(imports, ({ from }) => from);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
      if (done.has(file) || path.includes(file)) return;
      for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('lets the composition import everything except what it is composed for', () => {
    expect(strays(within('apps/composition'), ({ to }) => !within('apps/http', 'apps/cli', 'apps/web')(to))).toEqual(
      [],
    );
  });

  it('builds the pages again when any file that they import has changed', () => {
    const folders = inputs.filter((input) => !/\.\w+$/.test(input));
    const fromPages = within('apps/ui', 'apps/site', 'apps/web', 'apps/contract');
    const ofPages = (path: string) => fromPages(path) && path !== 'apps/site/build.ts';
    const others = ({ to, typeOnly }: Import) => within(...folders)(to) || typeOnly || !within('core', 'apps')(to);
    expect(strays(ofPages, others)).toEqual([]);
  });

  it('has only folders at the root of the apps', () => {
    const files = readdirSync(join(project, 'apps'), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual([]);
  });

  it('composes in one place', () => {
    expect(
      strays(
        (path) => within('apps')(path) && !within('apps/composition')(path),
        ({ to }) => !within('adapters')(to),
      ),
    ).toEqual([]);
    expect(
      strays(
        (path) => !within('apps/composition')(path),
        ({ to }) => to !== 'inversify',
      ),
    ).toEqual([]);
  });
});

describe('the core', () => {
  const foreign = new Set(['Buffer', 'NodeJS', 'console', 'fetch', 'global', 'globalThis', 'process', 'setTimeout']);

  function namesIn(node: unknown): readonly string[] {
    if (typeof node !== 'object' || node === null) return [];
    const own = 'type' in node && node.type === 'Identifier' && 'name' in node ? [String(node.name)] : [];
    return [...own, ...Object.values(node).flatMap(namesIn)];
  }

  it('uses no global of Node’s or the browser’s', () => {
    const uses = sources
      .filter((file) => within('core')(file) && !within('core/catalogue/items')(file))
      .flatMap((file) => {
        const { program } = parseSync(file, readFileSync(join(project, file), 'utf8'));
        return namesIn(program.body).flatMap((name) => (foreign.has(name) ? [`${file} uses ${name}`] : []));
      });
    expect(uses).toEqual([]);
  });
});

describe('what people read', () => {
  it('is formatted by the languages alone: dates, amounts, numbers, lists and names', () => {
    const formats = /\bIntl\.(?!Locale|supportedValuesOf)\w+\(|\.toLocale\w+\(|\.localeCompare\([^)]*, '/;
    const others = sources.filter(
      (file) =>
        !within('core/languages', 'apps/sandbox')(file) && formats.test(readFileSync(join(project, file), 'utf8')),
    );
    // These calculate: with the zones and calendars that the platform knows, and with the codes and digits of currencies.
    expect(others.sort()).toEqual([
      'adapters/table-worker/read-calendar.ts',
      'apps/ui/browser-country.ts',
      'apps/web/features/settings/account/timezones.ts',
      'apps/web/features/settings/calendar/connection-in.ts',
      'apps/web/household/today-in.ts',
      'core/domain/history/money.ts',
      // How people of each country write days and amounts, which these read.
      'core/domain/history/table/column-readers.ts',
      'core/domain/history/table/date-order.ts',
      'core/domain/history/table/month-names.ts',
      // The units that are read in the USA.
      'core/domain/local-text/us-numbers.ts',
      'core/domain/time/holidays.ts',
      'core/domain/time/is-time-zone.ts',
    ]);
  });
});

describe('the environment', () => {
  it('is read by the settings alone', () => {
    // In quotes, it is a name that the build replaces in packages.
    const reads = /(?<!')process\.env\b|\benv\b[^;]*\} = process;/;
    const readers = sources.filter((file) => reads.test(readFileSync(join(project, file), 'utf8')));
    // The command line passes it on to the settings.
    expect(readers.sort()).toEqual(['apps/cli/main.ts', 'apps/composition/config.ts']);
  });
});
