import { guideContents, guideIndex } from 'virtual:guide-contents';
import { use } from 'react';
import { fetchJson } from '../../api/fetch-json.ts';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import type { GuideSlug } from '../../content/guides/guide.ts';

/** A browser waits for it, and meanwhile keeps what the server sent; the server has it at hand. */
const useContent = <Content extends object>(content: string | Content): Content =>
  typeof content === 'string' ? use(fetchJson<Content>(content)) : content;

/** Fetches what a page shows, so that a prerendered one is taken over in one go. */
async function preload(content: string | object) {
  if (typeof content === 'string') await fetchJson(content);
}

export const preloadIndex = () => preload(guideIndex);
export const useGuideIndex = (): GuideIndex => useContent(guideIndex);

export const preloadGuide = (slug: GuideSlug) => preload(guideContents[slug].content);
export const useGuide = (slug: GuideSlug): GuideContent => useContent(guideContents[slug].content);

/** The tasks that only those who are signed in see. */
export const useRestOfTasks = (slug: GuideSlug): readonly GuideTask[] => useContent(guideContents[slug].rest ?? []);
