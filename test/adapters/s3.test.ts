import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeS3FileStore } from '#adapters/s3/file-store.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Takes every request and never responds. */
const silent = createServer(() => {});
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => silent.close());

describe('an S3 server that is silent', () => {
  const hash = 'ab'.repeat(32);
  const home = '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11';

  it.each(['put', 'read', 'delete'] as const)(
    'ends a %s after the limit, also once garbage was collected',
    async (kind) => {
      const address = silent.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const store = makeS3FileStore(
        {
          bucketUrl: `http://127.0.0.1:${port}/files`,
          accessKeyId: 'key',
          secretAccessKey: 'secret',
          region: 'eu-west-3',
        },
        { timeoutMs: 300 },
      );
      const asked = {
        put: () => store.put(home, hash, new Uint8Array(10)),
        read: () => store.read(home, hash),
        delete: () => store.delete(home, hash),
      };
      const ended = asked[kind]().catch((error: unknown) => error);
      const collecting = setInterval(collectGarbage, 20);
      expect(await ended).toMatchObject({ code: 'files_unavailable' });
      clearInterval(collecting);
    },
  );
});
