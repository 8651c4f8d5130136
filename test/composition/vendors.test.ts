import { describe, expect, it } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { standInsFor } from '#apps/composition/vendors/index.ts';

const postmark = { POSTMARK_SERVER_TOKEN: 'token' };
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://home.example',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
};
const standIns = (env: Record<string, string>) => standInsFor(readConfig(env)).map(({ name }) => name);

describe('the sandbox', () => {
  it('replaces each vendor whose keys are missing', () => {
    expect(standIns({})).toEqual(['postmark', 'stripe']);
    expect(standIns(postmark)).toEqual(['stripe']);
    expect(standIns(stripe)).toEqual(['postmark']);
    expect(standIns({ ...postmark, ...stripe })).toEqual([]);
  });

  it('replaces none in production', () => {
    expect(standIns({ ...production, ...postmark })).toEqual([]);
  });
});
