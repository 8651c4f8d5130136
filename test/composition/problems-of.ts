import { ConfigError, readConfig } from '#apps/composition/config.ts';

/** The least that a server in production needs. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://home.example/',
  DATABASE_URL: 'postgres://database.example/upkept',
  APP_SECRET: 'a secret of thirty-two characters',
  POSTMARK_SERVER_TOKEN: 'token',
};
export const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'upkept', OIDC_CLIENT_SECRET: 'secret' };
export const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };

/** The lines of the error that these settings cause; empty if they are right. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}
