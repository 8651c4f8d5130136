import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeBroker } from '#adapters/mqtt/broker.ts';
import { noBroker } from '#adapters/mqtt/no-broker.ts';
import { part } from '../parts.ts';
import { isEncoded } from '../settings/kinds.ts';
import type { Vendor } from './vendor.ts';

/** Returns what is wrong with the address of a broker; undefined if it can be used. Quotes nothing of it. */
function problemWith(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^mqtts?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname))
    return 'must look like mqtt://user:password@broker.example.com:1883';
  if (!isEncoded(url.username) || !isEncoded(url.password))
    return 'contains a % that is not part of an encoded character: write %25 for it';
  if (url.username && !url.password) return 'has a user name without a password';
  return undefined;
}

const settings = z
  .object({ MQTT_URL: z.string().optional() })
  .check(({ value, issues }) => {
    const message = value.MQTT_URL === undefined ? undefined : problemWith(value.MQTT_URL);
    // Without the value, because it contains a password.
    if (message) issues.push({ code: 'custom', input: undefined, path: ['MQTT_URL'], message });
  })
  .transform(({ MQTT_URL }) => ({ mqttUrl: MQTT_URL }));

/** The broker through which Home Assistant knows the homes whose people want that. */
export const mqtt = {
  name: 'mqtt',
  port: 'broker',
  keys: ['MQTT_URL'],
  secrets: ['MQTT_URL'],
  settings,
  withKeys: ({ mqttUrl }) =>
    mqttUrl === undefined
      ? undefined
      : new ContainerModule(({ bind }) => {
          bind(part.broker).toDynamicValue(({ get }) => makeBroker({ url: mqttUrl, nextId: get(part.ids).next }));
        }),
  withoutKeys: new ContainerModule(({ bind }) => {
    bind(part.broker).toConstantValue(noBroker);
  }),
  checks: [
    {
      name: 'broker',
      unused: 'No home is published for Home Assistant, because the settings name no broker.',
      works: 'The broker accepts the settings.',
      findProblem: ({ broker }) => broker.findProblem(),
    },
  ],
} as const satisfies Vendor<z.output<typeof settings>>;
