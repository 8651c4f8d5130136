import { mostValue } from '../meters/meter.ts';

type Message = { readonly topic: string; readonly payload: string };

/** What Home Assistant asks for in a home, whose secret is still to be checked. */
export type HomeCommand = { readonly deviceId: string; readonly secret: string } & (
  | { readonly kind: 'complete'; readonly taskId: string }
  | { readonly kind: 'reading'; readonly meterId: string; readonly value: number }
);

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const device = `^upkept/(${uuid})/([0-9a-f]{64})`;
const completion = new RegExp(`${device}/complete$`);
const reading = new RegExp(`${device}/meters/(${uuid})$`);
const taskId = new RegExp(`^${uuid}$`);
/** With more decimals than a reading has, because sensors give them. */
const number = /^\d{1,10}(?:\.\d{1,20})?$/;

/** The command in a message; undefined if it contains none, or a payload that Home Assistant wouldn't send. */
export function commandIn({ topic, payload }: Message): HomeCommand | undefined {
  const [, completed = '', ofCompletion = ''] = completion.exec(topic) ?? [];
  if (completed) {
    if (!taskId.test(payload)) return undefined;
    return { deviceId: completed, secret: ofCompletion, kind: 'complete', taskId: payload };
  }
  const [, deviceId, secret, meterId] = reading.exec(topic) ?? [];
  if (deviceId === undefined || secret === undefined || meterId === undefined) return undefined;
  // At most three decimals, as everywhere.
  const value = number.test(payload) ? Math.round(Number(payload) * 1000) / 1000 : Number.NaN;
  return value <= mostValue ? { deviceId, secret, kind: 'reading', meterId, value } : undefined;
}
