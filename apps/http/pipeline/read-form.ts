import type { Context } from 'koa';
import { HttpError } from '../http-error.ts';
import { largestJson, readBytes } from './read-body.ts';

/** The fields of a form, and its field `file`. Nothing of it touches the disk. */
type Form = { readonly fields: Readonly<Record<string, string>>; readonly file?: Uint8Array };

/** Reads `multipart/form-data`. `largestFile` is in bytes; an empty file counts as none. */
export async function readForm(ctx: Context, largestFile: number): Promise<Form> {
  if (!ctx.is('multipart/form-data')) throw new HttpError('form_expected');
  const form = await parsedForm(await readBytes(ctx, largestFile + largestJson), ctx.get('Content-Type'));
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { fields };
  if (file.size > largestFile) throw new HttpError('payload_too_large');
  return { fields, file: new Uint8Array(await file.arrayBuffer()) };
}

/** Node's own parser is the one that `fetch` uses for responses. */
async function parsedForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new HttpError('malformed_form');
  }
}
