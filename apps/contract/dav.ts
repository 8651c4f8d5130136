import { z } from 'zod';
import { largestTodo } from './dav-limits.ts';
import { dav } from './endpoint.ts';

/** In bytes. Programs ask for properties in some hundred. */
const largestQuestion = 16 * 1024;
/** In bytes. Enough for the addresses of all to-dos of the fullest weeks. */
const largestReport = 256 * 1024;

const address = '/dav{/*path}';
/** Below `/dav/`. */
const params = () => z.object({ path: z.string().max(300).default('') });
const condition = () => z.string().max(1000).optional();
const conditions = () => z.object({ 'if-match': condition(), 'if-none-match': condition() });

const discovery = {
  access: 'public',
  summary: 'Leads programs that know only the server’s name to its to-dos (RFC 6764)',
  largestBody: largestQuestion,
} as const;

export const discoverDav = dav('GET /.well-known/caldav', discovery);
export const discoverDavProperties = dav('PROPFIND /.well-known/caldav', discovery);

export const describeDav = dav(`OPTIONS ${address}`, {
  access: 'public',
  summary: 'What the server speaks: WebDAV and CalDAV',
  largestBody: largestQuestion,
});

export const findDavProperties = dav(`PROPFIND ${address}`, {
  access: 'viewer',
  costly: true,
  summary: 'Properties of the to-dos, and of what leads to them (RFC 4918)',
  largestBody: largestQuestion,
  params,
  headers: () => z.object({ depth: z.string().max(20).default('infinity') }),
});

export const reportDavTodos = dav(`REPORT ${address}`, {
  access: 'viewer',
  costly: true,
  summary: 'To-dos by a filter, or by their addresses (RFC 4791)',
  largestBody: largestReport,
  params,
});

export const readDavTodo = dav(`GET ${address}`, {
  access: 'viewer',
  costly: true,
  summary: 'A task as iCalendar (RFC 5545)',
  largestBody: largestQuestion,
  params,
  headers: conditions,
});

export const tickDavTodo = dav(`PUT ${address}`, {
  access: 'member',
  costly: true,
  summary: 'Tick a task, or open it again; nothing else of a to-do is taken over',
  largestBody: largestTodo,
  params,
  headers: conditions,
});

export const deleteDavTodo = dav(`DELETE ${address}`, {
  access: 'member',
  summary: 'Refused: a task belongs to the plan',
  largestBody: largestQuestion,
  params,
});

export const changeDavProperties = dav(`PROPPATCH ${address}`, {
  access: 'member',
  summary: 'Refused, property by property',
  largestBody: largestQuestion,
  params,
});
