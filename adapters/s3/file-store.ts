import type { AwsClient } from 'aws4fetch';
import { DomainError } from '#core/domain/errors.ts';
import type { FileStore } from '#core/ports/file-store.ts';
import type { S3Address } from './address.ts';

/**
 * A bucket of an S3 server, with an object for each content below the household's id. The hash of a content is also the
 * one that S3 signs, so the server refuses a content that was changed on its way.
 */
export function makeS3FileStore(address: S3Address, { timeoutMs = 30_000 } = {}): FileStore {
  let client: Promise<AwsClient> | undefined;

  /**
   * Rejects with the limit, whatever becomes of the request. Node keeps only a weak link from a signal to a request that was
   * made with it, as aws4fetch does, so a garbage collection may lose the limit (nodejs/undici#3644).
   */
  async function inTime(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const reason = new Error(`no response within ${timeoutMs} ms`);
        reject(reason);
        limit.abort(reason);
      }, timeoutMs);
    });
    try {
      return await Promise.race([ask(limit.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(method: string, path: string, hash: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    client ??= openClient(address);
    const init: RequestInit = {
      method,
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'application/octet-stream' }) },
      ...(body && { body }),
    };
    try {
      const opened = await client;
      return await inTime((signal) => opened.fetch(`${address.bucketUrl}${path}`, { ...init, signal }));
    } catch (cause) {
      throw new DomainError('files_unavailable', {}, cause);
    }
  }

  async function refusal(response: Response): Promise<DomainError> {
    const text = await response.text().catch(() => '');
    const reason = new Error(`the S3 server responded ${response.status}: ${text.slice(0, 300)}`);
    // MinIO and Ceph name the reason in the same status.
    const isFull = response.status === 507 || /<Code>(XMinioStorageFull|QuotaExceeded)</.test(text);
    return new DomainError(isFull ? 'storage_full' : 'files_unavailable', {}, reason);
  }

  const remove = async (path: string) => {
    const response = await send('DELETE', path, emptyHash);
    if (!response.ok && response.status !== 404) throw await refusal(response);
    await response.body?.cancel();
  };

  return {
    put: async (householdId, hash, content) => {
      const response = await send('PUT', `/${householdId}/${hash}`, hash, content);
      if (!response.ok) throw await refusal(response);
      await response.body?.cancel();
    },

    read: async (householdId, hash) => {
      const response = await send('GET', `/${householdId}/${hash}`, emptyHash);
      if (response.ok) return response.body ?? undefined;
      const error = await refusal(response);
      // A missing bucket isn't a missing content.
      if (response.status === 404 && !String(error.cause).includes('NoSuchBucket')) return undefined;
      throw error;
    },

    delete: (householdId, hash) => remove(`/${householdId}/${hash}`),

    deleteAll: async (householdId) => {
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${householdId}/` });
        const response = await send('GET', `?${query}`, emptyHash);
        if (!response.ok) throw await refusal(response);
        const keys = [...(await response.text()).matchAll(/<Key>([0-9a-f-]+\/[0-9a-f]+)<\/Key>/g)];
        if (keys.length === 0) return;
        for (const [, key] of keys) await remove(`/${key}`);
      }
    },

    // A bucket has only whole objects.
    deleteUnfinished: async () => {},
  };
}

/** The SHA-256 of no bytes, in hexadecimal digits. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Loaded with the first file. */
async function openClient({ accessKeyId, secretAccessKey, region }: S3Address): Promise<AwsClient> {
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
}
