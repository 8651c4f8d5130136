import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { beChild } from '../child.ts';

/** Accepts every mail and every batch of mails like Postmark, and does no more work than counting them. */
const accepted = { ErrorCode: 0, Message: 'OK', MessageID: '0', SubmittedAt: '', To: '' };
const mark = Buffer.from('"MessageStream":');
let mails = 0;

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) count++;
  mails += count;
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const isBatch = request.url?.endsWith('/batch');
  response.end(JSON.stringify(isBatch ? Array.from({ length: count }, () => accepted) : accepted));
});

process.on('message', (message) => {
  if (message !== 'usage') process.send?.({ kind: 'done', value: mails });
});
server.listen(0, '127.0.0.1', () => beChild((server.address() as AddressInfo).port));
