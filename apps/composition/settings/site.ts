import { z } from 'zod';
import { emailAddressOf } from '#core/domain/people/email-address.ts';
import { url } from './kinds.ts';
import { neededTogether } from './rules.ts';

const contact = z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must start with mailto: or https://');

/** As it is written, so that pages and mails show it so. */
const address = z.string().refine((text) => emailAddressOf(text) !== undefined, 'must be an email address');

/** Settings for the contents of the public pages. */
export const siteSettings = z
  .object({
    GOOGLE_ANALYTICS_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
      .optional(),
    BADGE_IMAGE: z.string().optional(),
    BADGE_URL: url.optional(),
    COMPANY_NAME: z.string().optional(),
    COMPANY_ADDRESS: z.string().optional(),
    COMPANY_REGISTER: z.string().optional(),
    COMPANY_EMAIL: address.optional(),
    COMPANY_PHONE: z.string().optional(),
    COMPANY_VAT: z.string().optional(),
    COMPANY_DIRECTOR: z.string().optional(),
    HOSTING: z.string().optional(),
    MEDIATOR: z.string().optional(),
    SOURCE_URL: url.optional(),
    SECURITY_CONTACT: contact.optional(),
    VAPID_SUBJECT: contact.optional(),
    SUPPORT_EMAIL: address.optional(),
  })
  .check(neededTogether('BADGE_IMAGE', 'BADGE_URL'))
  .transform(
    ({ GOOGLE_ANALYTICS_ID, BADGE_IMAGE, BADGE_URL, SECURITY_CONTACT, SUPPORT_EMAIL, VAPID_SUBJECT, ...company }) => ({
      /** Google Analytics 4 is used only after consent, and never without this id. */
      analyticsId: GOOGLE_ANALYTICS_ID,
      /** A picture beside the logo: the path of its file, and the URL that it links to. */
      badge: BADGE_IMAGE && BADGE_URL ? { image: BADGE_IMAGE, url: BADGE_URL } : undefined,
      /** Who runs the service, as the legal notice, the policies, the footer and the mails say. */
      company: {
        name: company.COMPANY_NAME,
        address: company.COMPANY_ADDRESS,
        register: company.COMPANY_REGISTER,
        email: company.COMPANY_EMAIL,
        phone: company.COMPANY_PHONE,
        vat: company.COMPANY_VAT,
        director: company.COMPANY_DIRECTOR,
        hosting: company.HOSTING,
        mediator: company.MEDIATOR,
        source: company.SOURCE_URL,
      },
      contacts: { support: SUPPORT_EMAIL, security: SECURITY_CONTACT, push: VAPID_SUBJECT },
    }),
  );
