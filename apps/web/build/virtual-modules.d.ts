declare module 'virtual:guides' {
  /** The 15 guides in their order: about 2 KB, compressed. */
  export const guides: readonly import('#apps/web/content/guide-content.ts').GuideSummary[];
}

declare module 'virtual:guide-links' {
  /** The data of the links to the guides. */
  export const guideLinks: readonly import('#apps/web/content/guide-content.ts').GuideLink[];
}

declare module 'virtual:guide-teasers' {
  /** The cards of three guides in the server's build; the address of their JSON in the browser's. */
  export const guideTeasers: string | readonly import('#apps/web/content/guide-content.ts').GuideCard[];
}

declare module 'virtual:guide-contents' {
  /** The contents of the guide index in the server's build; the address of their JSON in the browser's. */
  export const guideIndex: string | import('#apps/web/content/guide-index.ts').GuideIndex;

  /**
   * By slug. `content` is the body in the server's build, and the address of its JSON in the browser's. `rest` is the
   * address of the tasks that only signed-in users see; absent if there are none.
   */
  export const guideContents: Readonly<
    Record<
      import('#core/catalogue/guides/guide.ts').GuideSlug,
      { readonly content: string | import('#apps/web/content/guide-content.ts').GuideContent; readonly rest?: string }
    >
  >;
}

declare module 'virtual:items' {
  /** The 55 items in their order: about 2 KB, compressed. */
  export const items: readonly import('#apps/web/content/item-content.ts').ItemSummary[];
}

declare module 'virtual:item-contents' {
  /** By slug, the content of an item's page in the server's build, and the address of its JSON in the browser's. */
  export const itemContents: Readonly<
    Record<
      import('#core/catalogue/item-slugs.ts').ItemSlug,
      string | import('#apps/web/content/item-content.ts').ItemContent
    >
  >;
}

declare module 'virtual:checklists' {
  /** By season, the checklist in the server's build, and the address of its JSON in the browser's. */
  export const checklists: Readonly<
    Record<
      import('#apps/web/content/checklist-seasons.ts').ChecklistSeason,
      string | import('#apps/web/content/checklist.ts').Checklist
    >
  >;
}

declare module 'virtual:texts' {
  export type Texts = typeof import('./text-data.ts').texts;
  /** The long texts in the server's build; the addresses of their JSON in the browser's. */
  export const texts: { readonly [Name in keyof Texts]: string | Texts[Name] };
}

declare module 'virtual:routes' {
  /** Method, path and failure message of each endpoint that the web app calls. */
  export const routes: Readonly<
    Record<
      import('#apps/contract/index.ts').CallName | import('#apps/contract/index.ts').StreamName,
      readonly [method: string, path: string, failure: string]
    >
  >;
}
