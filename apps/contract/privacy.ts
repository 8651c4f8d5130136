import { z } from 'zod';
import { fates } from '#core/domain/people/fate-of-homes.ts';
import { file, json } from './endpoint.ts';
import { instant, message } from './shapes.ts';

export const exportAccount = json('GET /api/users/export', {
  access: 'person',
  recent: true,
  costly: true,
  securityEvent: 'export',
  summary: 'All data stored about the user',
  failure: 'We couldn’t export your data',
  response: () =>
    z.object({
      exportedAt: instant(),
      data: z
        .record(z.string(), z.array(z.unknown()))
        .meta({ description: 'Rows by table, as they are stored, without secrets' }),
    }),
});

export const exportFiles = file('GET /api/users/export/files', {
  access: 'owner',
  recent: true,
  costly: true,
  securityEvent: 'export',
  summary: 'All photos and documents of the home, and a list with the hash and owner of each, as a ZIP archive',
  failure: 'We couldn’t export your files',
});

export const previewDeletion = json('GET /api/users/me/deletion', {
  access: 'person',
  summary: 'What deleting the account would delete, and what would stay; changes nothing',
  failure: 'We couldn’t load what would be deleted',
  response: () =>
    z.object({
      homes: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          fate: z.enum(fates).meta({
            description:
              '`deleted`: the user is alone in it; `stays` with the others; `needs-owner`: someone else has to become its owner first',
          }),
          isPaidFor: z.boolean().meta({ description: 'Whether a subscription runs, which ends with the home' }),
        }),
      ),
    }),
});

export const deleteAccount = json('DELETE /api/users/me', {
  access: 'person',
  unlimited: true,
  securityEvent: 'deletion',
  summary: 'Cancel the subscription, end every session and delete the account',
  failure: 'We couldn’t delete your account',
  response: message,
});
