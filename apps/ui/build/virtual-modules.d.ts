declare module 'virtual:guide-links' {
  export const guideLinks: readonly Pick<
    import('#core/catalogue/guides/guide.ts').Guide,
    'slug' | 'footerTitle' | 'emoji'
  >[];
}

declare module 'virtual:routes' {
  /** Method, path and failure message of each endpoint that a browser calls. */
  export const routes: Readonly<
    Record<
      | import('#apps/contract/index.ts').CallName
      | import('#apps/contract/index.ts').StreamName
      | import('#apps/contract/index.ts').FileName,
      readonly [method: string, path: string, failure: string]
    >
  >;
}
