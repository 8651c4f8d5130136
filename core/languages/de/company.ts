import type { company as english } from '../en/company.ts';
import type { Translation } from '../translation.ts';
/** What the details of the company that runs the service are called. */
export const company = {
  name: 'Firma',
  address: 'Anschrift',
  register: 'Register',
  email: 'E-Mail',
  phone: 'Telefon',
  vat: 'Umsatzsteuer-ID',
  director: 'Verantwortlich für den Inhalt',
  hosting: 'Hosting',
  mediator: 'Verbraucherschlichtungsstelle',
  source: 'Quellcode',
} as const satisfies Translation<typeof english>;
