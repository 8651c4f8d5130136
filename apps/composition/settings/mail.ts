import { z } from 'zod';

/** The settings of every mail, whichever vendor sends it. */
export const mailSettings = z
  .object({ MAIL_FROM: z.string().default('Upkept <hello@upkept.example>') })
  .transform(({ MAIL_FROM }) => ({
    /** An address, or `Name <address>`. */
    mailFrom: MAIL_FROM,
  }));
