import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import type { Config } from '#apps/composition/config.ts';

const analytics = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const stripe = 'https://js.stripe.com';

/** Browser features that no page of ours uses. */
const refused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];
const permissions = refused.map((feature) => `${feature}=()`).join(', ');

/**
 * Allows our own scripts, styles, fonts and pictures, and our inline scripts. Other sites are allowed only if the
 * settings need them, and only for that purpose.
 */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[] = []): string {
  const hasAnalytics = config.analyticsId !== undefined;
  const hasPricingTable = config.pricingTable !== undefined;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hasAnalytics ? ['https://*.googletagmanager.com'] : []),
      ...(hasPricingTable ? [stripe] : []),
    ],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(hasAnalytics ? analytics : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(hasAnalytics ? analytics : []),
      ...(hasPricingTable ? ['https://api.stripe.com'] : []),
    ],
    ...(hasPricingTable && { 'frame-src': [stripe] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(config.production && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Sets the headers of `securityHeadersOf` on every response. */
export function securityHeaders(config: Config): Middleware {
  const headers = Object.entries(securityHeadersOf(config));
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** The referrer policy hides our addresses, which may contain a token, from other sites. */
export function securityHeadersOf(config: Config): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'Permissions-Policy': permissions,
    ...helmetHeaders(config),
  };
}

/** Helmet's headers are the same for every response, so it computes them once. */
function helmetHeaders({ production }: Config) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production && { maxAge: 63_072_000, includeSubDomains: true },
    // Only browsers of the past, and Flash, read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(response.req, response, () => {});
  return response.getHeaders() as Record<string, string>;
}
