import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Only our own scripts, fonts and pictures; addresses, which may hold a token, are told to nobody. */
export const securityHeaders = ({ production }: { production: boolean }): Middleware =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(production ? {} : { 'upgrade-insecure-requests': null }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production && { maxAge: 63_072_000, includeSubDomains: true },
  });
