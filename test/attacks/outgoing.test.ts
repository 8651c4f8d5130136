import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type LookupFunction, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeOutgoing } from '#adapters/node-http/outgoing.ts';
import { makeCertificate } from '../support/mail/certificate.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return (server.address() as AddressInfo).port;
}

/** A receiver on this machine, and the requests that reached it. */
async function receiver(answer: RequestListener = (_, response) => void response.end('ok')) {
  const requests: string[] = [];
  const port = await listen(
    createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      answer(request, response);
    }),
  );
  return { port, requests };
}

/** A receiver below HTTP, which gets each connection. */
async function rawReceiver(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.close(),
    () => sockets.forEach((socket) => void socket.destroy()),
  );
  return (server.address() as AddressInfo).port;
}

/** Finds these addresses, one list for each time that it is asked; the last one for all later times. */
function names(...answers: readonly (readonly string[])[]): LookupFunction & { readonly asked: string[] } {
  const asked: string[] = [];
  const lookup: LookupFunction = (hostname, _, callback) => {
    const addresses = answers[Math.min(asked.push(hostname), answers.length) - 1] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return Object.assign(lookup, { asked });
}

const strict = makeOutgoing({ permitsPrivate: false, timeoutMs: 300 });
const homely = makeOutgoing({ permitsPrivate: true, timeoutMs: 300 });
const post = (url: string) => ({ url, method: 'POST', body: '{}' }) as const;
const refused = { problem: 'no_public_address' };

/** Each with many ways to write it. */
const privateHosts = [
  ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '017700000001', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]'],
  ...['0.0.0.0', '0', '[::]', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '[::ffff:a9fe:a9fe]', '[fe80::1]', '[fd00:ec2::254]', '[fd20:ce::254]', '100.100.100.200'],
  ...['168.63.129.16', '100.64.0.1', '100.127.255.254', '[fc00::1]', '[fd12:3456:789a::1]', '[fec0::1]', '192.0.0.192'],
  ...['[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[::ffff:0:7f00:1]'],
  ...['224.0.0.1', '[ff02::1]', '255.255.255.255', '240.0.0.1', '198.18.0.1', '192.0.2.1', '[2001:db8::1]', '[100::1]'],
];

describe('requests to addresses that users chose', () => {
  it('never go to private addresses, however these are written, for none of 200 hostile endpoints', async () => {
    const { port, requests } = await receiver();
    const ports = [':443', `:${port}`, ':22', ':8123', ''];
    const endpoints = privateHosts.flatMap((host) => ports.map((end) => `https://${host}${end}/hook`));
    const others = [
      'http://',
      'ftp://',
      'file://',
      'https://me@',
      'https://me:pass@',
      'gopher://',
      'unix:',
      'javascript:',
    ];
    endpoints.push(...others.map((start) => `${start}127.0.0.1:${port}/`), 'https://', 'https://[::1', '', '/hook');
    expect(endpoints.length).toBeGreaterThanOrEqual(200);
    for (const url of endpoints) {
      expect([url, strict.admits(url)]).toEqual([url, false]);
      expect([url, await strict.send(post(url))]).toEqual([url, refused]);
    }
    expect(requests).toEqual([]);
  });

  it('never go to a name that leads to a private address', async () => {
    const { port, requests } = await receiver();
    for (const host of privateHosts) {
      const address = new URL(`https://${host}`).hostname.replace(/^\[|\]$/g, '');
      const lookup = names([address]);
      const outgoing = makeOutgoing({ permitsPrivate: false, timeoutMs: 300, lookup });
      const url = `https://inside.example:${port}/`;
      expect([host, outgoing.admits(url), await outgoing.send(post(url))]).toEqual([host, true, refused]);
      expect(lookup.asked).toEqual(['inside.example']);
    }
    expect(await strict.send(post(`https://localhost:${port}/`))).toEqual(refused);
    expect(requests).toEqual([]);
  });

  it('count a name that isn’t known as one without a public address, and go on', async () => {
    // As the system's does: without a second argument.
    const lookup: LookupFunction = (hostname, _, callback) =>
      setImmediate(callback as (error: Error) => void, Object.assign(new Error(hostname), { code: 'ENOTFOUND' }));
    const outgoing = makeOutgoing({ permitsPrivate: false, timeoutMs: 300, lookup });
    expect(await outgoing.send(post('https://unknown.example/'))).toEqual(refused);
  });

  it('connect to what the one lookup returned, so that a name can’t lead elsewhere a moment later', async () => {
    const { port, requests } = await receiver();
    const lookup = names(['127.0.0.1'], ['169.254.169.254']);
    const outgoing = makeOutgoing({ permitsPrivate: true, timeoutMs: 300, lookup });
    const url = `http://rebinds.example:${port}/`;
    expect(await outgoing.send(post(url))).toMatchObject({ status: 200 });
    expect(lookup.asked).toEqual(['rebinds.example']);
    expect(await outgoing.send(post(url))).toEqual(refused);
    expect(requests).toHaveLength(1);
  });

  it('take of several addresses only the public ones', async () => {
    const { port, requests } = await receiver();
    const lookup = names(['127.0.0.1', '169.254.169.254', '10.0.0.1']);
    const outgoing = makeOutgoing({ permitsPrivate: false, timeoutMs: 300, lookup });
    expect(await outgoing.send(post(`https://several.example:${port}/`))).toEqual(refused);
    const permitted = makeOutgoing({
      permitsPrivate: true,
      timeoutMs: 300,
      lookup: names(['169.254.169.254', '127.0.0.1']),
    });
    expect(await permitted.send(post(`http://several.example:${port}/`))).toMatchObject({ status: 200 });
    expect(requests).toEqual(['POST /']);
  });

  it('go to private networks if the settings permit it, but never to the provider’s services', async () => {
    const { port, requests } = await receiver();
    expect(await homely.send(post(`http://127.0.0.1:${port}/hook?a=1`))).toMatchObject({ status: 200 });
    expect(await homely.send(post(`http://localhost:${port}/`))).toMatchObject({ status: 200 });
    expect(requests).toEqual(['POST /hook?a=1', 'POST /']);
    const open = ['192.168.1.1', '10.0.0.1', '172.16.0.1', '[fd12:3456:789a::1]', '[::1]', '100.64.0.1'];
    expect(open.filter((host) => !homely.admits(`http://${host}/`))).toEqual([]);
    const never = [
      '169.254.169.254',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '100.100.100.200',
      '168.63.129.16',
      '0.0.0.0',
      '[::]',
    ];
    expect(never.filter((host) => homely.admits(`http://${host}/`))).toEqual([]);
  });

  it('follow no redirect', async () => {
    const inside = await receiver();
    const { port } = await receiver((_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/secret` }).end();
    });
    expect(await homely.send(post(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 307 });
    expect(inside.requests).toEqual([]);
  });

  it('need a valid certificate', async () => {
    const certificate = await makeCertificate('localhost');
    const requests: unknown[] = [];
    const port = await listen(
      createTlsServer(certificate, (request, response) => void response.end(requests.push(request))),
    );
    expect(await homely.send(post(`https://localhost:${port}/`))).toEqual({ problem: 'untrusted' });
    expect(requests).toEqual([]);
    const plain = await receiver();
    expect(await homely.send(post(`https://127.0.0.1:${plain.port}/`))).toEqual({ problem: 'untrusted' });
  });
});

describe('a receiver', () => {
  const outcomeOf = async (port: number, largestBody?: number) => {
    const started = performance.now();
    const outcome = await homely.send({ ...post(`http://127.0.0.1:${port}/`), ...(largestBody && { largestBody }) });
    expect(performance.now() - started).toBeLessThan(2_000);
    return outcome;
  };
  const head = 'HTTP/1.1 200 OK\r\n';

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    ['never reads', (socket) => void socket.pause()],
    ['sends a byte of its headers at a time', (socket) => void setInterval(() => socket.write('H'), 20).unref()],
    [
      'keeps saying that it continues',
      (socket) => void setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20).unref(),
    ],
  ])('that %s ends with the time limit', async (_, answer) => {
    expect(['timed_out', 'closed']).toContain(
      ((await outcomeOf(await rawReceiver(answer))) as { problem: string }).problem,
    );
  });

  it.each<[string, (socket: Socket) => void]>([
    ['closes at once', (socket) => void socket.end()],
    ['resets the connection', (socket) => void socket.resetAndDestroy()],
    ['closes within its headers', (socket) => void socket.end(`${head}Content-Le`)],
    ['sends no HTTP', (socket) => void socket.end('220 mail.example ESMTP\r\n')],
    ['sends endless headers', (socket) => void socket.write(`${head}A: ${'x'.repeat(100_000)}`)],
    [
      'wants another protocol',
      (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
  ])('that %s counts as closed', async (_, answer) => {
    expect(await outcomeOf(await rawReceiver(answer))).toEqual({ problem: 'closed' });
  });

  it('that no program listens for counts as closed', async () => {
    const port = await rawReceiver(() => {});
    for (const close of closing.splice(0)) close();
    expect(await outcomeOf(port)).toEqual({ problem: 'closed' });
  });

  it('is believed by its status, whatever its body does', async () => {
    let written = 0;
    const endless = (socket: Socket) => {
      socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
      const more = () => {
        while (!socket.destroyed && written < 50_000_000) {
          written += 10_000;
          if (!socket.write(`2710\r\n${'x'.repeat(10_000)}\r\n`)) break;
        }
      };
      socket.on('drain', more);
      more();
    };
    expect(await outcomeOf(await rawReceiver(endless))).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(written).toBeLessThan(20_000_000);
    const stops = await rawReceiver((socket) => void socket.end(`${head}Content-Length: 100\r\n\r\nhalf`));
    expect(await outcomeOf(stops)).toMatchObject({ status: 200 });
    expect(await outcomeOf(await rawReceiver(endless), 5_000)).toEqual({ problem: 'too_large' });
    expect(await outcomeOf(stops, 5_000)).toEqual({ problem: 'closed' });
    const slow = await rawReceiver((socket) => void socket.write(`${head}Content-Length: 100\r\n\r\nhalf`));
    expect(await outcomeOf(slow, 5_000)).toEqual({ problem: 'timed_out' });
  });

  it('returns as much of its body as is wanted, and its headers', async () => {
    const { port } = await receiver((_, response) => void response.setHeader('Retry-After', '7').end('x'.repeat(100)));
    const outcome = await outcomeOf(port, 100);
    expect(outcome).toMatchObject({ status: 200, headers: { 'retry-after': '7' }, body: Buffer.from('x'.repeat(100)) });
    expect(await outcomeOf(port, 99)).toEqual({ problem: 'too_large' });
  });
});
