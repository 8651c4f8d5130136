import type { ContainerModule } from 'inversify';
import { z } from 'zod';
import { mode } from '../settings/kinds.ts';
import { google } from './google.ts';
import { mqtt } from './mqtt.ts';
import { noMail } from './no-mail.ts';
import { oidc } from './oidc.ts';
import { openai } from './openai.ts';
import { postmark } from './postmark.ts';
import { smtp } from './smtp.ts';
import { stripe } from './stripe.ts';
import type { Vendor } from './vendor.ts';

const settings = z
  .object(mode)
  .transform(({ NODE_ENV }) => ({ production: NODE_ENV === 'production' }))
  .and(postmark.settings)
  .and(smtp.settings)
  .and(stripe.settings)
  .and(google.settings)
  .and(openai.settings)
  .and(oidc.settings)
  .and(mqtt.settings);

type Settings = z.output<typeof settings>;

/** All vendors. Of several for one port, the preferred one comes first. */
export const vendors: readonly Vendor<Settings>[] = [postmark, smtp, noMail, stripe, google, openai, mqtt, oidc];

const vendorsByPort = [...Map.groupBy(vendors, ({ port }) => port).values()];

const moduleWithKeys = (candidates: readonly Vendor<Settings>[], config: Settings) =>
  candidates.map((vendor) => vendor.withKeys(config)).find((module) => module !== undefined);

/** Whether mails are sent, by a provider or its stand-in. */
export const sendsMail = (config: Settings): boolean =>
  vendors.find(({ port, withKeys }) => port === noMail.port && withKeys(config)) !== noMail;

/** Checks that production has the keys of one vendor for each port that it cannot do without. */
export const vendorSettings = settings.check(({ value, issues }) => {
  for (const candidates of value.production ? vendorsByPort : []) {
    if (moduleWithKeys(candidates, value) || candidates.some(({ withoutKeys }) => withoutKeys)) continue;
    const named = candidates.filter(({ keys }) => keys.length > 0);
    const names = named.map(({ keys }) => keys.join(' and ')).join(' or ');
    issues.push({ code: 'custom', input: value, path: [names], message: 'needed in production' });
  }
  if (!value.identity?.isOnlyWay || !value.stripe) return;
  const message = 'can’t be combined with STRIPE_SECRET_KEY, because visitors who buy sign in by mail';
  issues.push({ code: 'custom', input: value, path: ['OIDC_ONLY'], message });
});

/**
 * The vendors that the sandbox replaces. Outside production, this is one vendor for each port whose keys are missing.
 */
export const standInsFor = (config: Settings): readonly Vendor<Settings>[] =>
  vendorsByPort
    .filter((candidates) => !config.production && !moduleWithKeys(candidates, config))
    .flatMap((candidates) => candidates.find(({ inSandbox }) => inSandbox) ?? []);

/**
 * Binds each port to a vendor or its stand-in. In production without keys, binds it to a substitute that reports itself
 * as unavailable.
 */
export function vendorModules(config: Settings, sandboxUrl: string): readonly ContainerModule[] {
  const standIns = standInsFor(config);
  return vendorsByPort.flatMap((candidates) => {
    const standIn = candidates.find((vendor) => standIns.includes(vendor));
    const unavailable = candidates.find(({ withoutKeys }) => withoutKeys)?.withoutKeys;
    return standIn?.inSandbox?.(sandboxUrl) ?? moduleWithKeys(candidates, config) ?? unavailable ?? [];
  });
}
