import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { describe, expect, it } from 'vitest';
import { makeFileStore as makeMemoryFileStore } from '#adapters/memory/file-store.ts';
import { withCheckedContents } from '#adapters/node-crypto/with-checked-contents.ts';
import { makeFileStore } from '#adapters/node-fs/file-store.ts';
import { readS3Address } from '#adapters/s3/address.ts';
import { makeS3FileStore } from '#adapters/s3/file-store.ts';
import { fileStoreContract } from './file-store.contract.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'upkept-files-'));
  return { folder, close: () => rm(folder, { recursive: true }) };
}

/** Another S3 server than ours or Amazon's, which checks each signature. */
async function startS3() {
  const { folder, close } = await makeFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'homes' }],
  });
  const { port } = await server.run();
  return {
    url: (bucket = 'homes', secret = 'S3RVER') => `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}`,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

function storeAt(url: string) {
  const address = readS3Address(url);
  if (!address) throw new Error('not an address');
  return makeS3FileStore(address);
}

const content = Uint8Array.from(Buffer.from('content'));
const hash = createHash('sha256').update(content).digest('hex');

fileStoreContract('memory', async () => ({ store: makeMemoryFileStore(), close: async () => {} }));
fileStoreContract('folder', async () => {
  const { folder, close } = await makeFolder();
  return { store: makeFileStore(join(folder, 'not', 'there')), close };
});
fileStoreContract('S3', async () => {
  const { url, close } = await startS3();
  return { store: storeAt(url()), close };
});

describe('a content that was changed in the store', () => {
  it('ends in an error, before its last piece', async () => {
    const memory = makeMemoryFileStore();
    const store = withCheckedContents(memory);
    const id = randomUUID();
    await store.put(id, hash, content);
    expect(Buffer.concat(await Array.fromAsync((await store.read(id, hash)) ?? []))).toEqual(Buffer.from(content));
    await memory.put(id, hash, Uint8Array.from(Buffer.from('another')));
    await expect(Array.fromAsync((await store.read(id, hash)) ?? [])).rejects.toMatchObject({
      code: 'files_unavailable',
    });
  });
});

describe('the folder', () => {
  it('loses what a killed process left unfinished, once it is old, and is closed to other users', async () => {
    const { folder, close } = await makeFolder();
    const files = join(folder, 'files');
    const store = makeFileStore(files);
    await store.deleteUnfinished(new Date());
    const id = randomUUID();
    await store.put(id, hash, content);
    const left = join(files, id, `${hash}.${randomUUID()}.unfinished`);
    await writeFile(left, 'cont');
    await store.deleteUnfinished(new Date(Date.now() - 60_000));
    expect(await readdir(join(files, id))).toHaveLength(2);
    await store.deleteUnfinished(new Date(Date.now() + 60_000));
    expect(await readdir(join(files, id))).toEqual([hash]);
    for (const each of [files, join(files, id)]) expect(((await stat(each)).mode & 0o777).toString(8)).toBe('700');
    await close();
  });

  it('leaves a gigabyte of its disk free, or a tenth of a small one', async () => {
    const { folder, close } = await makeFolder();
    let disk = { free: 1_000_000_006, size: 100e9 };
    const store = makeFileStore(folder, async () => disk);
    const id = randomUUID();
    await expect(store.put(id, hash, content)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await store.read(id, hash)).toBeUndefined();
    disk = { ...disk, free: 1_000_000_007 };
    await store.put(id, hash, content);
    disk = { free: 50e6, size: 400e6 };
    await store.put(id, hash, content);
    disk = { free: 40e6, size: 400e6 };
    await expect(store.put(id, hash, content)).rejects.toMatchObject({ code: 'storage_full' });
    await close();
  });

  it('lets only its user read, and has no unfinished files', async () => {
    const { folder, close } = await makeFolder();
    const id = randomUUID();
    await makeFileStore(folder).put(id, hash, content);
    expect(await readdir(join(folder, id))).toEqual([hash]);
    expect((await stat(join(folder, id, hash))).mode & 0o777).toBe(0o600);
    await close();
  });

  it.each([
    ['../../etc', hash],
    [randomUUID(), '../passwd'],
    [randomUUID(), '..'],
    ['', hash],
  ])('is never left: %s, %s', async (id, name) => {
    const { folder, close } = await makeFolder();
    const store = makeFileStore(folder);
    await expect(store.put(id, name, content)).rejects.toThrow('files_unavailable');
    await expect(store.read(id, name)).rejects.toThrow('files_unavailable');
    await close();
  });

  it('that can’t be used says so', async () => {
    const store = makeFileStore('/proc/upkept');
    await expect(store.put(randomUUID(), hash, content)).rejects.toThrow('files_unavailable');
    expect(await store.read(randomUUID(), hash)).toBeUndefined();
    const { folder, close } = await makeFolder();
    await chmod(folder, 0o700);
    await close();
  });
});

describe('S3', () => {
  it.each([
    ['a wrong secret', (url: (bucket?: string, secret?: string) => string) => url('homes', 'wrong')],
    ['no such bucket', (url: (bucket?: string, secret?: string) => string) => url('nowhere')],
    ['no server', () => 'http://key:secret@127.0.0.1:9/homes'],
  ])('with %s says so, and doesn’t take the content for missing', async (_, addressOf) => {
    const { url, close } = await startS3();
    const store = storeAt(addressOf(url));
    await expect(store.put(randomUUID(), hash, content)).rejects.toThrow('files_unavailable');
    await expect(store.read(randomUUID(), hash)).rejects.toThrow('files_unavailable');
    await expect(store.deleteAll(randomUUID())).rejects.toThrow('files_unavailable');
    await close();
  });

  it('has an address with a key, a secret, a bucket and perhaps a region', () => {
    expect(readS3Address('https://KEY:a%2Fb@s3.example:9000/homes/?region=eu-west-3')).toEqual({
      bucketUrl: 'https://s3.example:9000/homes',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
      region: 'eu-west-3',
    });
    for (const wrong of [
      's3://k:s@s3.example/b',
      'https://s3.example/b',
      'https://k:s@s3.example/',
      'https://k:s@s3.example/a/b',
      'https://k:%@s3.example/b',
      'x',
    ])
      expect([wrong, readS3Address(wrong)]).toEqual([wrong, undefined]);
  });
});
