import { setTimeout as sleep } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeOpenaiAdvisor } from '#adapters/openai/advisor.ts';
import { closedAdvisor } from '#adapters/openai/closed-advisor.ts';
import { defaultModel, isPriced, type Prices, pricesOf } from '#adapters/openai/prices.ts';
import { part } from '../parts.ts';
import { url } from '../settings/kinds.ts';
import type { Vendor } from './vendor.ts';

const keys = ['OPENAI_API_KEY'] as const;
const ownUrl = 'https://api.openai.com/v1';

/** Such as 0.10/0.01/0.50. */
const prices = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,6})?(\/\d{1,4}(\.\d{1,6})?){2}$/, 'must be three prices such as 0.10/0.01/0.50')
  .transform((text): Prices => {
    const [input = 0, cached = 0, output = 0] = text.split('/').map(Number);
    return { input, cached, output };
  });

const settings = z
  .object({
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: url.optional(),
    OPENAI_MODEL: z.string().max(200, 'is too long').optional(),
    OPENAI_PRICES: prices.optional(),
  })
  .check(({ value, issues }) => {
    if (value.OPENAI_API_KEY !== undefined) return;
    for (const name of ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_PRICES'] as const) {
      if (value[name] === undefined) continue;
      issues.push({ code: 'custom', input: value, path: [name], message: `needs ${keys[0]}` });
    }
  })
  .transform(({ OPENAI_API_KEY: apiKey, OPENAI_MODEL: model = defaultModel, ...values }) => ({
    openai:
      apiKey === undefined
        ? undefined
        : {
            apiKey,
            baseUrl: values.OPENAI_BASE_URL ?? ownUrl,
            model,
            prices: values.OPENAI_PRICES ?? pricesOf(model),
            lacksPrices: values.OPENAI_PRICES === undefined && !isPriced(model),
          },
  }));

type Access = {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly prices: Prices;
  readonly lacksPrices: boolean;
};

const advisorWith = (access: Access): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(part.advisor).toDynamicValue(() =>
      makeOpenaiAdvisor({
        ...access,
        timeLimit: (ms) => AbortSignal.timeout(ms),
        sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
      }),
    );
  });

export const openai = {
  name: 'openai',
  port: 'advisor',
  keys,
  secrets: keys,
  settings,
  withKeys: ({ openai }) => openai && advisorWith(openai),
  inSandbox: (sandboxUrl) =>
    advisorWith({
      apiKey: 'sandbox',
      baseUrl: `${sandboxUrl}/openai/v1`,
      model: defaultModel,
      prices: pricesOf(defaultModel),
      lacksPrices: false,
    }),
  withoutKeys: new ContainerModule(({ bind }) => {
    bind(part.advisor).toConstantValue(closedAdvisor);
  }),
  checks: [
    {
      name: 'ai',
      unused: 'Rules alone plan the weeks, because the settings name no model.',
      works: 'The model’s server accepts the key and offers the model.',
      findProblem: ({ advisor }) => advisor.findProblem(),
    },
  ],
} as const satisfies Vendor<z.output<typeof settings>>;
