import { join } from 'node:path';
import { z } from 'zod';
import { readS3Address } from '#adapters/s3/address.ts';
import { defaultFreeMegabytes, defaultMegabytes } from '#core/domain/files/limits.ts';
import { wholeNumber } from './kinds.ts';

/** The largest archive that every program opens has four gigabytes. */
const mostMegabytes = 3_500;

/** Where photos and documents are stored, and how many a home may have. */
export const fileSettings = z
  .object({
    DATA_DIR: z.string().default('.data'),
    FILES_DIR: z.string().optional(),
    FILES_LIMIT_MB: wholeNumber(0, mostMegabytes).default(defaultMegabytes),
    FILES_LIMIT_FREE_MB: wholeNumber(0, mostMegabytes).default(defaultFreeMegabytes),
    S3_URL: z.string().optional(),
  })
  .check(({ value: { S3_URL }, issues }) => {
    if (S3_URL === undefined || readS3Address(S3_URL)) return;
    const message =
      'must look like https://KEY:SECRET@s3.example.com/bucket?region=eu-west-3, with %2F for a / in the secret';
    // Without the value, because it contains a secret.
    issues.push({ code: 'custom', input: undefined, path: ['S3_URL'], message });
  })
  .transform(({ DATA_DIR, FILES_DIR, FILES_LIMIT_MB, FILES_LIMIT_FREE_MB, S3_URL }) => ({
    files: {
      folder: FILES_DIR ?? join(DATA_DIR, 'files'),
      /** A bucket that is used instead of the folder. */
      s3: S3_URL === undefined ? undefined : readS3Address(S3_URL),
      /** In bytes. */
      limit: FILES_LIMIT_MB * 1_000_000,
      freeLimit: Math.min(FILES_LIMIT_MB, FILES_LIMIT_FREE_MB) * 1_000_000,
    },
  }));
