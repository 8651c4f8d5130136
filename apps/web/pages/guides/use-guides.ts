import { guideContents, guideIndex } from 'virtual:guide-contents';
import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideIndex } from '../../content/guide-index.ts';
import { preloadContent, useContent } from '../../loading/fetch-json.ts';

export const preloadIndex = () => preloadContent(guideIndex);
export const useGuideIndex = (): GuideIndex => useContent(guideIndex);

export const preloadGuide = (slug: GuideSlug) => preloadContent(guideContents[slug].content);
export const useGuide = (slug: GuideSlug): GuideContent => useContent(guideContents[slug].content);

/** The tasks that only signed-in users see. */
export const useRestOfTasks = (slug: GuideSlug): readonly GuideTask[] => useContent(guideContents[slug].rest ?? []);
