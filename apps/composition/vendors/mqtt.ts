import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeBroker } from '#adapters/mqtt/broker.ts';
import { noBroker } from '#adapters/mqtt/no-broker.ts';
import { part } from '../parts.ts';
import { serverAddress } from '../settings/kinds.ts';
import type { Vendor } from './vendor.ts';

const settings = z
  .object({
    MQTT_URL: serverAddress({ scheme: 'mqtts?', example: 'mqtt://user:password@broker.example.com:1883' }).optional(),
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
