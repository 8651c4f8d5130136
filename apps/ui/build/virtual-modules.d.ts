declare module 'virtual:guide-links' {
  export const guideLinks: readonly Pick<
    import('#core/catalogue/guides/guide.ts').Guide,
    'slug' | 'footerTitle' | 'emoji'
  >[];
}

declare module 'virtual:routes' {
  type RouteName =
    | import('#apps/contract/index.ts').CallName
    | import('#apps/contract/index.ts').StreamName
    | import('#apps/contract/index.ts').FileName;
  export const routes: Readonly<Partial<Record<RouteName, readonly [method: string, path: string, failure?: string]>>>;
  export const loadRest: () => Promise<{
    readonly routes: Readonly<Record<RouteName, readonly [method: string, path: string, failure: string]>>;
  }>;
}
