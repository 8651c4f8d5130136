import type { Company } from '#core/domain/selling/company.ts';

/** The names of a page's documents by the code of their language; the first one is the usual one. */
type Versions = Readonly<Record<string, string>>;

/** The contents of `site.json`, in which the build describes the site to the server. */
export type SiteIndex = {
  /** By address, the name of the file in `pages`. */
  readonly documents: Readonly<Record<string, string>>;
  /** By address, the documents of the app's pages, one for each language: see docs/decisions/0143. */
  readonly frames: Readonly<Record<string, Versions>>;
  /** Documents for unknown addresses, by the folder of the address; the most specific is first. */
  readonly missing: readonly { readonly below: string; readonly versions: Versions }[];
  /** By address, the address that it redirects to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Hashes of the pages' inline scripts, in the form of a Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  /** Placeholders in the documents, which the server replaces with its settings. */
  readonly placeholders: {
    readonly publicUrl: string;
    readonly badgeUrl: string;
    readonly company: Readonly<Record<keyof Company, string>>;
  };
};
