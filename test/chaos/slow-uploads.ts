import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const { PORT = '', TOKENS = '', UPLOADS = '' } = process.env;
const tokens = TOKENS.split(' ');
const megabyte = 1024 * 1024;
const [fileBytes, lastByteMs] = [10 * megabyte - 1_000, 9_000];

/** Over a bare socket, because a client would stop sending once it is refused. Returns the first line of the response. */
async function uploadSlowly(token: string): Promise<string> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const socket = connect(Number(PORT), '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => {}));
  socket.write(
    `POST /api/advice HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `Content-Length: ${head.length + fileBytes + tail.length}\r\nConnection: close\r\n\r\n${head}`,
  );
  const piece = Buffer.alloc(megabyte / 4, 1);
  for (let sent = 0; sent < fileBytes && !socket.destroyed; sent += piece.length) {
    const isFree = socket.write(piece.subarray(0, Math.min(piece.length, fileBytes - sent)));
    if (!isFree) {
      await Promise.race([new Promise<void>((resolve) => socket.once('drain', () => resolve())), closed]);
    }
  }
  await Promise.race([sleep(lastByteMs), closed]);
  if (!socket.destroyed) socket.end(tail);
  await Promise.race([closed, sleep(15_000)]);
  socket.destroy();
  return received.slice(0, received.indexOf('\r\n')) || 'no response';
}

const attempts = Array.from({ length: Number(UPLOADS) }, (_, index) =>
  uploadSlowly(tokens[index % tokens.length] ?? ''),
);
const statuses = Map.groupBy(await Promise.all(attempts), (status) => status);
process.stdout.write([...statuses].map(([status, all]) => `${all.length} × ${status}`).join(', '));
