import { guideContents } from 'virtual:guide-contents';
import { use } from 'react';
import { fetchJson } from '../../api/fetch-json.ts';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideSlug } from '../../content/guides/guide.ts';

/** Fetches what a guide shows, so that a prerendered one is taken over in one go. */
export async function preloadGuide(slug: GuideSlug): Promise<void> {
  const { content } = guideContents[slug];
  if (typeof content === 'string') await fetchJson(content);
}

/** The guide's body. A browser waits for it, and meanwhile keeps what the server sent; the server has it at hand. */
export function useGuideContent(slug: GuideSlug): GuideContent {
  const { content } = guideContents[slug];
  return typeof content === 'string' ? use(fetchJson<GuideContent>(content)) : content;
}

/** The tasks that only those who are signed in see. */
export function useRestOfTasks(slug: GuideSlug): readonly GuideTask[] {
  const { rest } = guideContents[slug];
  return rest ? use(fetchJson<readonly GuideTask[]>(rest)) : [];
}
