/** The build's description of the site for the server, as `site.json`. */
export type SiteIndex = {
  /** By address: the name of the file in `pages`. */
  readonly documents: Readonly<Record<string, string>>;
  /** For unknown addresses, by the folder of the address; the most specific is first. */
  readonly missing: readonly { readonly below: string; readonly document: string }[];
  /** Addresses that lead to others. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Hashes of the pages' inline scripts, as a Content-Security-Policy names them. */
  readonly scriptHashes: readonly string[];
  /** Texts in the documents that the server replaces with its settings. */
  readonly placeholders: { readonly publicUrl: string; readonly badgeUrl: string };
};
