/** What the details of the company that runs the service are called. */
export const company = {
  name: 'Company',
  address: 'Address',
  register: 'Register',
  email: 'Email',
  phone: 'Phone',
  vat: 'VAT number',
  director: 'Publication director',
  hosting: 'Hosting',
  mediator: 'Consumer mediator',
  source: 'Source code',
} as const;
