import { createServer, type Socket } from 'node:net';
import { Aedes } from 'aedes';

type Options = {
  /** 0 for any. */
  readonly port?: number;
  /** Whom it lets in; everyone by default. */
  readonly login?: { readonly username: string; readonly password: string };
  /** Runs for each message that arrives, which is acknowledged and delivered once it resolves; at once by default. */
  readonly onPublish?: (topic: string) => Promise<void>;
};

/** A broker that speaks MQTT 3.1.1, on this machine. */
export async function startMqttServer({ port = 0, login, onPublish = async () => {} }: Options = {}) {
  const aedes = await Aedes.createBroker({
    authenticate: (_client, username, password, done) => {
      const isLetIn = !login || (username === login.username && password?.toString() === login.password);
      if (isLetIn) done(null, true);
      else done(Object.assign(new Error('not authorized'), { returnCode: 5 as const }), false);
    },
    authorizePublish: (_client, { topic }, done) => {
      onPublish(topic).then(() => done(null), done);
    },
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    aedes.handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the broker has no port');
  return {
    port: address.port,
    url: `mqtt://127.0.0.1:${address.port}`,
    /** How many clients are connected. */
    clients: () => aedes.connectedClients,
    /** Breaks the connection that began last, as a network does. */
    breakLatest: () => [...sockets].at(-1)?.destroy(),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await new Promise<void>((resolve) => aedes.close(() => resolve()));
    },
  };
}

export type MqttServer = Awaited<ReturnType<typeof startMqttServer>>;
