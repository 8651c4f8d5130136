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

/** What every page shows at its foot. */
export const briefFields = ['name', 'address', 'register', 'email', 'source'] as const satisfies (keyof Company)[];
