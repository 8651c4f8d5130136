import Router from '@koa/router';
import type { Context } from 'koa';
import type { Fault } from '../faults/fault.ts';
import { parseJson } from '../read-body.ts';
import { writtenFor } from './model.ts';
import type { Plate } from './paper.ts';
import { type ModelRequest, modelRequestOf } from './request.ts';
import type { Output, Usage } from './sandbox-wire.ts';

/** In characters. */
const pieceSize = 40;
/** In milliseconds. What precedes a break has to arrive first. */
const pauses: Readonly<Record<string, number>> = { slow: 1_000, disconnect: 5 };
/** The first pieces of a stream say that it begins. */
const preamble = 4;

export const errorBody = (message: string, type: string, code: string | null = null): object => ({
  error: { message, type, param: null, code },
});

/** Every key is accepted, except those that begin with `sk-wrong`. */
const hasKey = (context: Context): boolean => /^Bearer (?!sk-wrong)./.test(context.get('Authorization'));

/** The models that the stand-in lists. It accepts any name. */
const offered = ['gpt-6-luna', 'gpt-5.4-mini', 'gpt-test-unpriced'];

/** What a model writes whose server ignores the schema, as behind llama.cpp’s Responses endpoint. */
const prose = 'Sure! First, have a look at the filter, and then rinse it under the tap.';

/** About what a provider counts. */
const usageOf = ({ read, file }: ModelRequest, text: string): Usage => ({
  input: Math.ceil(Buffer.byteLength(read) / 4) + (file ? 1_000 : 0),
  output: Math.ceil(Buffer.byteLength(text) / 4),
});

/**
 * The endpoints of a model. `next` returns the text that a test wants to be written instead of the model's, and
 * `nextPlate` what the next photo shows.
 */
export function modelApi(next: () => string | undefined, nextPlate: () => Plate | undefined): Router {
  const router = new Router();

  function refuse(context: Context, status: number, message: string, code: string | null = null): undefined {
    context.status = status;
    context.body = errorBody(message, 'invalid_request_error', code);
  }

  /** The request and what is written for it; undefined if it is refused. */
  function read(
    context: Context,
    writesProse = false,
  ): { request: ModelRequest; output: Output; fault: Fault['answer'] } | undefined {
    const fault = (context.state.fault as Fault | undefined)?.answer;
    if (!hasKey(context)) return refuse(context, 401, 'You didn’t provide an API key.');
    const request = modelRequestOf(parseJson(context.state.body));
    if (!request) return refuse(context, 400, 'Invalid body: model and messages are needed.');
    if (fault === 'no-schemas' && request.hasSchema) {
      return refuse(context, 400, 'This server knows no schemas.', 'unsupported_value');
    }
    const text = writesProse ? prose : (next() ?? writtenFor(request, fault, nextPlate));
    const usage = usageOf(request, text);
    context.state.count(usage);
    // The library writes to Node's own response, which Koa has prepared as not found.
    context.respond = false;
    context.res.statusCode = 200;
    return {
      request,
      fault,
      output: {
        text,
        usage,
        finish: fault === 'truncated' ? 'length' : 'stop',
        pieceSize,
        pauseMs: pauses[fault ?? 'none'] ?? 0,
        ...(fault === 'disconnect' && { breaksAfter: preamble + Math.ceil(text.length / pieceSize / 2) }),
      },
    };
  }

  router.get('/v1/models', (context) => {
    if (!hasKey(context)) return refuse(context, 401, 'You didn’t provide an API key.');
    const listed = (id: string) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'openai' });
    context.body = { object: 'list', data: offered.map(listed) };
  });

  router.post('/v1/responses', async (context) => {
    const wire = await import('./sandbox-wire.ts');
    const known = (context.state.fault as Fault | undefined)?.answer;
    if (known === 'no-responses') return refuse(context, 404, 'This server has no such endpoint.');
    const asked = read(context, known === 'ignored-schemas');
    if (!asked) return;
    const { request, output, fault } = asked;
    if (fault === 'refusal') wire.sendRefusal(context.res, request, output.usage);
    else await wire.sendResponse(context.req, context.res, context.state.body, output);
  });

  router.post('/v1/chat/completions', async (context) => {
    const wire = await import('./sandbox-wire.ts');
    const asked = read(context);
    if (asked) await wire.sendCompletion(context.res, asked.request, asked.output);
  });

  return router;
}
