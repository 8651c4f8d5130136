import { z } from 'zod';
import { fileLimits } from '#core/domain/files/limits.ts';
import { filePurposes } from '#core/domain/files/stored-file.ts';
import { once } from '#core/domain/running/once.ts';
import { file, json, upload } from './endpoint.ts';
import { storedFile } from './history-shapes.ts';
import { itemSlug, message, text } from './shapes.ts';

const idParams = once(() => z.object({ id: z.uuid() }));
const loadFailure = 'We couldn’t load the file';

export const storeFile = upload('POST /api/files', {
  access: 'member',
  summary: 'Store a photo or a document. What a picture says about its place and its camera is removed',
  failure: 'We couldn’t save the file',
  form: () =>
    z.object({
      entry: z
        .uuid()
        .optional()
        .meta({ description: 'The entry of the history that gets it. Without an owner, it is deleted after a day' }),
      item: itemSlug().optional().meta({ description: 'The item of the home that gets it instead' }),
      purpose: z.enum(filePurposes).default('photo').meta({ description: 'What it shows of the item' }),
      name: text(255).optional().meta({ description: 'What a document is called. Photos have no names' }),
    }),
  file: { largest: fileLimits.file, description: 'A JPEG, PNG or WebP picture, or a PDF' },
  response: storedFile,
});

export const readFile = file('GET /api/files/:id', {
  access: 'viewer',
  summary: 'The photo or the document',
  failure: loadFailure,
  params: idParams,
});

export const readLinkedFile = file('GET /api/files/shown/:token', {
  access: 'public',
  summary: 'The photo or the document that a signed address shows',
  failure: loadFailure,
  params: () => z.object({ token: z.string().max(200) }),
});

export const deleteFile = json('DELETE /api/files/:id', {
  access: 'member',
  summary: 'Delete a photo or a document',
  failure: 'We couldn’t delete the file',
  params: idParams,
  response: message,
});
