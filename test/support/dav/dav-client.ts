import { onboarding } from '../people/onboarding.ts';
import type { SignedIn } from '../server/client.ts';
import type { TestServer } from '../server/test-server.ts';

type Sending = {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of Basic authentication; none by default. */
  readonly login?: string;
};

/** The user and the password of a program. */
type Login = { readonly user: string; readonly password: string };

export const basic = ({ user, password }: Login): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

export type DavClient = {
  readonly login: Login;
  /** Of the home's to-dos. */
  readonly home: string;
  /** Sends a request of the program. */
  send(method: string, path: string, sending?: Omit<Sending, 'login'>): Promise<Response>;
  /** The to-dos, each by its address, with its tag and its text. */
  todos(): Promise<ReadonlyMap<string, { readonly etag: string; readonly text: string }>>;
};

/** Sends a request as it is. */
export const sendDav = (url: string, method: string, path: string, { body, headers, login }: Sending = {}) =>
  fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(login !== undefined && { Authorization: login }), ...headers },
    ...(body !== undefined && { body }),
  });

export const query = (filter: string, props = '<D:getetag/><C:calendar-data/>'): string =>
  `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${props}</D:prop><C:filter>${filter}</C:filter></C:calendar-query>`;

export const todosOnly = '<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter>';

/** Text of an element's content as it was before it was escaped. */
const plain = (text: string): string =>
  text
    .replaceAll('&#13;', '\r')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The responses of a multistatus, each by its address. */
export const responsesIn = (xml: string): ReadonlyMap<string, string> =>
  new Map(
    [...xml.matchAll(/<D:response><D:href>([^<]*)<\/D:href>([\s\S]*?)<\/D:response>/g)].map(
      ([, href = '', rest = '']) => [href, rest],
    ),
  );

export const valueIn = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** A program with a token of a person. */
export async function makeDavClient(
  server: TestServer,
  me: SignedIn,
  scope: 'read' | 'write' = 'write',
): Promise<DavClient> {
  const expiresAt = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const { token } = await server.call('createApiToken', { body: { name: 'Phone', scope, expiresAt } }, me.token);
  const login = { user: me.user.email, password: token };
  const home = `/dav/homes/${me.user.id}/`;
  const send: DavClient['send'] = (method, path, sending) =>
    sendDav(server.url, method, path, { ...sending, login: basic(login) });
  return {
    login,
    home,
    send,
    async todos() {
      const response = await send('REPORT', home, { body: query(todosOnly) });
      const found = [...responsesIn(await response.text())];
      return new Map(
        found.map(([address, xml]) => [
          address,
          { etag: valueIn(xml, 'D:getetag') ?? '', text: valueIn(xml, 'C:calendar-data') ?? '' },
        ]),
      );
    },
  };
}

/** Signs a new person in, with a home that has a plan. */
export async function joinHome(server: TestServer, email: string, changes: Parameters<typeof onboarding>[0] = {}) {
  const { token } = await server.signIn(email);
  const user = await server.call('onboard', { body: onboarding(changes) }, token);
  return { token, user };
}

/** The to-do as a program writes it that has ticked it. */
export const ticked = (text: string, completed = '20270106T115900Z'): string =>
  text
    .replace('STATUS:NEEDS-ACTION', 'STATUS:COMPLETED')
    .replace('PERCENT-COMPLETE:0', `PERCENT-COMPLETE:100\r\nCOMPLETED:${completed}`);

export const unticked = (text: string): string =>
  text
    .replace('STATUS:COMPLETED', 'STATUS:NEEDS-ACTION')
    .replace('PERCENT-COMPLETE:100', 'PERCENT-COMPLETE:0')
    .replace(/COMPLETED:\d.*\r\n/, '');
