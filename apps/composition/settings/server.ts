import { z } from 'zod';
import { flag, isInsecure, mode, origin, port } from './kinds.ts';
import { neededInProduction } from './rules.ts';

/** The address that the server listens on, and its public URL. */
export const serverSettings = z
  .object({
    ...mode,
    HOST: z.string().optional(),
    PORT: port.default(3000),
    PUBLIC_URL: origin.optional(),
    SANDBOX_PORT: port.default(3001),
    METRICS_PORT: port.optional(),
    TRUST_PROXY: flag.default(false),
    MCP: z.enum(['on', 'off']).default('off'),
    ALLOW_PRIVATE_NETWORKS: flag.default(false),
    RUN_WORKER: flag.default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .check(neededInProduction('PUBLIC_URL'), ({ value, issues }) => {
    if (value.PORT !== 0 || value.PUBLIC_URL !== undefined) return;
    const message = '0 takes any free port, so PUBLIC_URL has to say where people reach it';
    issues.push({ code: 'custom', input: value, path: ['PORT'], message });
  })
  .check(({ value, issues }) => {
    const { NODE_ENV, PUBLIC_URL } = value;
    if (NODE_ENV !== 'production' || PUBLIC_URL === undefined || !isInsecure(PUBLIC_URL)) return;
    issues.push({ code: 'custom', input: value, path: ['PUBLIC_URL'], message: 'needs https in production' });
  })
  .check(({ value, issues }) => {
    if (value.METRICS_PORT !== value.PORT || value.PORT === 0) return;
    issues.push({ code: 'custom', input: value, path: ['METRICS_PORT'], message: 'must differ from PORT' });
  })
  .transform((values) => {
    const production = values.NODE_ENV === 'production';
    return {
      production,
      host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      port: values.PORT,
      /** The web app's URL, without a trailing slash. */
      publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
      sandboxPort: values.SANDBOX_PORT,
      /** Where metrics are served, if at all: only to this machine, unless HOST says otherwise. */
      metrics:
        values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.HOST ?? '127.0.0.1' },
      /** Whether `X-Forwarded-For` contains the client's address. */
      trustProxy: values.TRUST_PROXY,
      /** Whether people may connect apps that speak the Model Context Protocol. */
      mcp: values.MCP === 'on',
      /** Whether webhooks and notifications may go to private networks, and without TLS. */
      permitsPrivateNetworks: values.ALLOW_PRIVATE_NETWORKS,
      runWorker: values.RUN_WORKER,
      logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    };
  });
