import type { IncomingMessage } from 'node:http';
import type { Busboy as BusboyClass, BusboyInstance } from '@fastify/busboy';
import type { Context } from 'koa';
import { HttpError } from '../http-error.ts';
import { largestJson } from './read-body.ts';

/** The fields of a form, and its field `file`. Nothing of it touches the disk. */
type Form = { readonly fields: Readonly<Record<string, string>>; readonly file?: Uint8Array };

/** More than any of our forms has. */
const mostFields = 20;
const mostHeaders = 20;

/**
 * Reads `multipart/form-data` piece by piece, and stops at the first byte too many. `largestFile` is in bytes; an empty
 * file counts as none. Of several values of a field, the first counts.
 */
export async function readForm(ctx: Context, largestFile: number): Promise<Form> {
  if (!ctx.is('multipart/form-data')) throw new HttpError('form_expected');
  if ((ctx.request.length ?? 0) > largestFile + largestJson) throw new HttpError('payload_too_large');
  const { Busboy } = await import('@fastify/busboy');
  const parser = parserFor(Busboy, ctx.req, largestFile);
  try {
    return await formFrom(ctx.req, parser);
  } finally {
    // The rest of a refused body is thrown away, so that the client can read our response.
    ctx.req.unpipe(parser);
    ctx.req.resume();
  }
}

function parserFor(Busboy: typeof BusboyClass, { headers }: IncomingMessage, fileSize: number) {
  const { 'content-type': type = '' } = headers;
  const parts = mostFields + 1;
  const limits = { parts, fields: mostFields, fieldSize: largestJson, files: 1, fileSize, headerPairs: mostHeaders };
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch {
    throw new HttpError('malformed_form');
  }
}

function formFrom(request: IncomingMessage, parser: BusboyInstance): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const refuse = (code: 'malformed_form' | 'payload_too_large') => reject(new HttpError(code));
    parser.on('field', (name, value, _, isCut) => {
      if (isCut) refuse('payload_too_large');
      fields[name] ??= value;
    });
    parser.on('file', (name, file) => {
      file.on('data', (piece: Buffer) => void (name === 'file' && pieces.push(piece)));
      file.on('limit', () => refuse('payload_too_large'));
      file.on('error', () => refuse('malformed_form'));
    });
    parser.on('fieldsLimit', () => refuse('malformed_form'));
    parser.on('partsLimit', () => refuse('malformed_form'));
    parser.on('error', () => refuse('malformed_form'));
    request.on('error', () => refuse('malformed_form'));
    request.on('aborted', () => refuse('malformed_form'));
    // A client that went before has no more events.
    if (request.destroyed) refuse('malformed_form');
    parser.on('finish', () => resolve(pieces.length > 0 ? { fields, file: Buffer.concat(pieces) } : { fields }));
    request.pipe(parser);
  });
}
