export type MqttServer = {
  readonly protocol: 'mqtt' | 'mqtts';
  readonly host: string;
  readonly port: number;
  readonly login?: { readonly username: string; readonly password: string };
};

/** Reads `mqtt://user:password@host:port`. The port is 1883 by default; for `mqtts://`, it is 8883. */
export function mqttServer(mqttUrl: string): MqttServer {
  const { protocol, hostname, port, username, password } = new URL(mqttUrl);
  const isSecure = protocol === 'mqtts:';
  return {
    protocol: isSecure ? 'mqtts' : 'mqtt',
    // An IPv6 address is in brackets.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isSecure ? 8883 : 1883) : Number(port),
    ...(username && { login: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
  };
}

/** What can be wrong with a connection, each with what the operator should know. */
const problems: readonly (readonly [sign: RegExp, sentence: (server: MqttServer) => string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, ({ host }) => `there is no host named ${host}`],
  [/ECONNREFUSED/, ({ host, port }) => `${host} doesn’t accept connections on port ${port}`],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, ({ host, port }) => `${host} doesn’t respond on port ${port}`],
  [
    /wrong version number|packet length too long|\bEPROTO\b/i,
    ({ host, port }) => `${host} doesn’t use TLS on port ${port}; try mqtt:// instead of mqtts://`,
  ],
  [
    /certificate|altnames|issuer/i,
    ({ host }) =>
      `the certificate of ${host} isn’t valid; if your own authority issued it, set NODE_EXTRA_CA_CERTS to the authority’s certificate`,
  ],
  [/bad username|not authorized/i, ({ host }) => `${host} rejects the user name or the password`],
];

/** A sentence about the error of a connection for the operator. It names the setting, and contains no secret. */
export function connectionProblem(error: unknown, server: MqttServer): string {
  const { code = '', message = '' } = Object(error) as { code?: unknown; message?: unknown };
  const signs = `${code} ${message}`;
  const known = problems.find(([sign]) => sign.test(signs));
  const what = known ? known[1](server) : `${server.host} can’t be used on port ${server.port} (${signs.trim()})`;
  return `MQTT_URL: ${what}.`;
}
