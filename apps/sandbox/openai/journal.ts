import type { Context, Middleware } from 'koa';
import { parseJson, readBody } from '../read-body.ts';
import type { Usage } from './sandbox-wire.ts';

/** `status` is 0 if the caller received no response. */
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Null where it was no JSON. */
  readonly body: unknown;
  /** The tokens that the model read and wrote. */
  readonly usage?: Usage;
};

const mostBytes = 30 * 1024 * 1024;
const capacity = 2_000;

/** A file isn't kept: only its type and size. */
const withoutFiles = (body: string): unknown =>
  parseJson(
    body.replaceAll(
      /"data:([\w/+.-]+);base64,([A-Za-z0-9+/=]*)"/g,
      (_, type, base64) => `"${type}, ${base64.length} characters"`,
    ),
  );

/** Keeps the last calls of the API, oldest first, from when each begins. `path` is without the stand-in's prefix. */
export function makeJournal(prefix: string) {
  const calls: { -readonly [Key in keyof Call]: Call[Key] }[] = [];
  const record: Middleware = async (context, next) => {
    const body = (await readBody(context.req, mostBytes)) ?? '';
    const call: (typeof calls)[number] = {
      method: context.method,
      path: context.path.slice(prefix.length),
      status: 0,
      body: withoutFiles(body) ?? null,
    };
    calls.push(call);
    if (calls.length > capacity) calls.shift();
    context.state.body = body;
    context.state.count = (usage: Usage) => {
      call.usage = usage;
    };
    await next();
    call.status = statusOf(context);
  };
  return { record, all: (): readonly Call[] => calls };
}
export type Journal = ReturnType<typeof makeJournal>;

function statusOf({ respond, res, status }: Context): number {
  if (respond !== false) return status;
  return res.headersSent ? res.statusCode : 0;
}
