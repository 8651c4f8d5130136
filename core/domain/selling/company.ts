/** Who sells, as the law of the EU asks sellers to say. What isn't set is left out. */
export type Company = {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  /** The register and the number in it. */
  readonly register?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly vat?: string | undefined;
  /** Who answers for what is published. */
  readonly director?: string | undefined;
  /** The company that runs the servers: name, address and phone. */
  readonly hosting?: string | undefined;
  /** The consumer mediator: name and address, or site. */
  readonly mediator?: string | undefined;
  /** The address of the source code of what runs here. */
  readonly source?: string | undefined;
};

export type CompanyLabels = { readonly [Field in keyof Company]: string };

/** What every page shows at its foot. */
export const briefLabels = {
  name: 'Company',
  address: 'Address',
  register: 'Register',
  email: 'Email',
  source: 'Source code',
} as const satisfies CompanyLabels;

const { source, ...identity } = briefLabels;
export const companyLabels = {
  ...identity,
  phone: 'Phone',
  vat: 'VAT number',
  director: 'Publication director',
  hosting: 'Hosting',
  mediator: 'Consumer mediator',
  source,
} as const satisfies Required<CompanyLabels>;
