/** In euros for a million tokens, which is micros for one token. */
export type Prices = { readonly input: number; readonly cached: number; readonly output: number };

type Model = { readonly prices: Prices; readonly reasons: boolean };

const model = (input: number, cached: number, output: number): Model => ({
  prices: { input, cached, output },
  reasons: true,
});

/** OpenAI's prices are in dollars. They count as euros, so that costs are rather too high than too low. */
const models: Readonly<Record<string, Model>> = {
  'gpt-6-luna': model(0.1, 0.01, 0.5),
  'gpt-5.6-luna': model(0.2, 0.02, 1.2),
  'gpt-5.4-mini': model(0.75, 0.075, 4.5),
};

/** Undefined for a name that only every object has, such as `constructor`, too. */
const modelOf = (name: string): Model | undefined => (isPriced(name) ? models[name] : undefined);

export const defaultModel = 'gpt-6-luna';

/** Of a model that we don't know, the highest prices that we know, so that the cap holds. */
export function pricesOf(name: string): Prices {
  const known = modelOf(name);
  if (known) return known.prices;
  const all = Object.values(models).map(({ prices }) => prices);
  const highest = (part: keyof Prices) => Math.max(...all.map((prices) => prices[part]));
  return { input: highest('input'), cached: highest('cached'), output: highest('output') };
}

/** Whether we know what a model costs. */
export const isPriced = (name: string): boolean => Object.hasOwn(models, name);

/** Whether the model takes the setting for how long it reasons before it writes. */
export const isReasoning = (name: string): boolean => modelOf(name)?.reasons ?? false;

/** `cached` is the part of `input` that the provider had read before. */
export type Tokens = { readonly input: number; readonly cached: number; readonly output: number };

/** In micros. */
export const costOf = ({ input, cached, output }: Tokens, prices: Prices): number =>
  Math.ceil((input - cached) * prices.input + cached * prices.cached + output * prices.output);
