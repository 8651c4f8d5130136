import type { ProviderVisit } from '../domain/access/identity.ts';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'secrets'>;

const purpose = 'a visit to the identity provider';

/** The visit as text that only `openVisit` can read. */
export const makeSealVisit =
  ({ secrets }: Deps) =>
  (visit: ProviderVisit): Promise<string> =>
    secrets.seal(JSON.stringify(visit), purpose);

/** The visit that a browser kept. Undefined if it kept none, or something that we did not seal. */
export const makeOpenVisit =
  ({ secrets }: Deps) =>
  async (sealed: string | undefined): Promise<ProviderVisit | undefined> => {
    const text = sealed === undefined ? undefined : await secrets.open(sealed, purpose);
    return text === undefined ? undefined : (JSON.parse(text) as ProviderVisit);
  };
