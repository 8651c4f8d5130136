import { z } from 'zod';
import { file, json } from './endpoint.ts';
import { instant, message } from './shapes.ts';

export const exportHousehold = json('GET /api/users/export', {
  access: 'household',
  costly: true,
  securityEvent: 'export',
  summary: 'All data stored about the user',
  failure: 'Failed to export your data',
  response: z.object({
    exportedAt: instant,
    data: z
      .record(z.string(), z.array(z.unknown()))
      .meta({ description: 'Rows by table, as they are stored, without secrets' }),
  }),
});

export const exportFiles = file('GET /api/users/export/files', {
  access: 'household',
  costly: true,
  securityEvent: 'export',
  summary: 'All photos and documents of the user, as a ZIP archive',
  failure: 'Failed to export your files',
});

export const deleteHousehold = json('DELETE /api/users/me', {
  access: 'household',
  unlimited: true,
  securityEvent: 'deletion',
  summary: 'Cancel the subscription, end every session and delete the account',
  failure: 'Failed to delete your account',
  response: message,
});
