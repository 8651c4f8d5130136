import type { Middleware } from 'koa';

/** `status` is 0 if the caller received no response. */
type Call = { readonly method: string; readonly path: string; readonly status: number };

/** Keeps the last calls of the API, oldest first. `path` is Google's own, without the stand-in's prefix or a query. */
export function makeCallLog(prefix: string, capacity = 10_000) {
  const calls: Call[] = [];
  const record: Middleware = async (context, next) => {
    await next();
    const status = context.respond === false ? 0 : context.status;
    calls.push({ method: context.method, path: context.path.slice(prefix.length), status });
    if (calls.length > capacity) calls.shift();
  };
  return { record, all: (): readonly Call[] => calls };
}
export type CallLog = ReturnType<typeof makeCallLog>;
