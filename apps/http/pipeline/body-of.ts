import type { Endpoint, EndpointOf } from '#apps/contract/endpoint.ts';
import { parse } from './checks.ts';
import { isLarge } from './large-bodies.ts';
import { largestJson, largestSmallBody, readBytes, readJson, refuseLargeBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import type { Request } from './request.ts';
import type { Reader } from './validation-messages.ts';

/** Decides on the headers whether a large body is read, because reading it costs memory and time. */
export async function admitBody({ ctx, endpoint, caller, deps, rules }: Request): Promise<void> {
  const { largeBodies, largeBodiesOfStrangers } = deps;
  const largest = largestBodyOf(endpoint, takesForm(ctx, endpoint));
  if (largest === 0 || !isLarge(ctx, largest)) return;
  if (!('household' in caller)) return largeBodiesOfStrangers.admit(ctx, ctx.state.requestId, largest);
  await rules.mayUpload?.(caller.household);
  largeBodies.admit(ctx, caller.person.id, largest);
}

const takesBytes = (endpoint: Endpoint): endpoint is EndpointOf<'raw' | 'protocol' | 'dav'> =>
  endpoint.kind === 'raw' || endpoint.kind === 'protocol' || endpoint.kind === 'dav';

/** Whether the body is a form: always if the endpoint takes nothing else. */
const takesForm = (ctx: Request['ctx'], endpoint: Endpoint): boolean =>
  'form' in endpoint &&
  endpoint.form !== undefined &&
  (!('body' in endpoint && endpoint.body) || Boolean(ctx.is('multipart/form-data')));

/** In bytes; 0 for an endpoint without a body. */
function largestBodyOf(endpoint: Endpoint, isForm: boolean): number {
  if (takesBytes(endpoint)) return endpoint.largestBody;
  if (isForm && 'file' in endpoint) return (endpoint.file?.largest ?? 0) + largestJson;
  if (!('body' in endpoint)) return 0;
  const { access, kind } = endpoint;
  return access === 'public' ? largestSmallBody : ((kind === 'json' ? endpoint.largestBody : undefined) ?? largestJson);
}

/** The body as its schema parses it, or its bytes. */
export async function bodyOf({ ctx, endpoint }: Request, reader: Reader): Promise<unknown> {
  if (takesBytes(endpoint)) return readBytes(ctx, endpoint.largestBody);
  if (takesForm(ctx, endpoint) && 'form' in endpoint && endpoint.form) {
    const { fields, file } = await readForm(ctx, endpoint.file?.largest ?? 0);
    return { ...(parse(endpoint.form, fields, reader) as object), ...(file && { file }) };
  }
  if ('body' in endpoint) return parse(endpoint.body, await readJson(ctx, largestBodyOf(endpoint, false)), reader);
  return refuseLargeBody(ctx);
}
