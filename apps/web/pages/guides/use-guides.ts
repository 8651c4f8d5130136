import { guideContents, guideIndex } from 'virtual:guide-contents';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import { fetchJson, readJson } from '../../loading/fetch-json.ts';

/**
 * In the browser, suspends until the content is fetched, which keeps the prerendered HTML; the build passes the content
 * itself.
 */
const useContent = <Content extends object>(content: string | Content): Content =>
  typeof content === 'string' ? readJson<Content>(content) : content;

/** Fetches a page's content before hydration, so that hydration completes in one pass. */
async function preload(content: string | object) {
  if (typeof content === 'string') await fetchJson(content);
}

export const preloadIndex = () => preload(guideIndex);
export const useGuideIndex = (): GuideIndex => useContent(guideIndex);

export const preloadGuide = (slug: GuideSlug) => preload(guideContents[slug].content);
export const useGuide = (slug: GuideSlug): GuideContent => useContent(guideContents[slug].content);

/** The tasks that only signed-in users see. */
export const useRestOfTasks = (slug: GuideSlug): readonly GuideTask[] => useContent(guideContents[slug].rest ?? []);
