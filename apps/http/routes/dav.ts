import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/dav.ts';
import { methods, root } from '../dav/resources.ts';
import type { DocumentReply, Handlers } from '../pipeline/handler.ts';

const discovery = async () => ({ status: 301, body: '', headers: { Location: root } });

/** What speaks WebDAV is loaded with the first request, as few homes use it. */
async function inDav(respond: (dav: typeof import('../dav/respond.ts')) => Promise<DocumentReply>) {
  const dav = await import('../dav/respond.ts');
  return dav.inWordsOfDav(() => respond(dav));
}

export const davRoutes = (app: App): Handlers<typeof endpoints> => ({
  discoverDav: discovery,
  discoverDavProperties: discovery,
  describeDav: async () => ({ status: 204, body: '', headers: { DAV: '1, calendar-access', Allow: methods } }),
  findDavProperties: ({ params, headers, body, ...program }) =>
    inDav(({ propfind }) => propfind({ app, program, body, ...params }, headers.depth)),
  reportDavTodos: ({ params, body, ...program }) =>
    inDav(({ reportTodos }) => reportTodos({ app, program, body, ...params })),
  readDavTodo: ({ params, headers, body, ...program }) =>
    inDav(({ read }) => read({ app, program, body, ...params }, headers)),
  tickDavTodo: ({ params, headers, body, ...program }) =>
    inDav(({ write }) => write({ app, program, body, ...params }, headers)),
  deleteDavTodo: ({ params, body, ...program }) =>
    inDav(({ refuseDeletion }) => refuseDeletion({ app, program, body, ...params })),
  changeDavProperties: ({ params, body, ...program }) =>
    inDav(({ refuseProperties }) => refuseProperties({ app, program, body, ...params })),
});
