/** What the build tells the server of the site, as `site.json`. */
export type SiteIndex = {
  /** By address: the name of the file in `pages`. */
  readonly documents: Readonly<Record<string, string>>;
  /** For addresses that lead nowhere, by the folder that they lie in; the most particular is first. */
  readonly missing: readonly { readonly below: string; readonly document: string }[];
  /** Addresses that lead to others. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Of the scripts that stand in the pages, as a Content-Security-Policy names them. */
  readonly scriptHashes: readonly string[];
  /** What stands in the documents for the server to fill in. */
  readonly placeholders: { readonly publicUrl: string; readonly badgeUrl: string };
};
