import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { readConfig } from '#apps/composition/config.ts';
import { securityHeaders } from '#apps/http/middleware/security-headers.ts';
import { builtWeb } from '#apps/http/site/built-web.ts';
import { beChild } from '../child.ts';

/** The public site alone, as the server sends it, from the folder that SITE names. It needs no database. */
const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://upkept.example' });
const app = new Koa();
app.use(securityHeaders(config));
app.use(await builtWeb(new URL(process.env.SITE ?? ''), config));
const server = createServer(app.callback());
server.listen(0, '127.0.0.1', () => beChild((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
