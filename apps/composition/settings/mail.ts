import { z } from 'zod';

/** The settings of every mail, whichever vendor sends it. */
export const mailSettings = z
  .object({
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an address, or Name <address>')
      .default('Upkept <hello@upkept.example>'),
  })
  .transform(({ MAIL_FROM }) => ({
    /** An address, or `Name <address>`. */
    mailFrom: MAIL_FROM,
  }));
