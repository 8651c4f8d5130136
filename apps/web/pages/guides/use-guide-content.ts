import { guideContents } from 'virtual:guide-contents';
import { use } from 'react';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideSlug } from '../../content/guides/guide.ts';

/** React's `use` gives the value of a promise that says so at once, and waits for any other. */
type Fetched<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

const fetched = new Map<string, Fetched<unknown>>();

/** Once for each address; what failed is asked for again. */
function read<Value>(address: string): Promise<Value> {
  const known = fetched.get(address) as Promise<Value> | undefined;
  if (known) return known;
  const answer: Fetched<Value> = fetch(address).then((response): Promise<Value> => {
    if (!response.ok) throw new Error(`Loading chunk ${address} failed: ${response.status}`);
    return response.json();
  });
  fetched.set(address, answer);
  answer.then(
    (value) => Object.assign(answer, { status: 'fulfilled', value }),
    () => fetched.delete(address),
  );
  return answer;
}

/** Fetches what a guide shows, so that a prerendered one is taken over in one go. */
export async function preloadGuide(slug: GuideSlug): Promise<void> {
  const { content } = guideContents[slug];
  if (typeof content === 'string') await read(content);
}

/** The guide's body. A browser waits for it, and meanwhile keeps what the server sent; the server has it at hand. */
export function useGuideContent(slug: GuideSlug): GuideContent {
  const { content } = guideContents[slug];
  return typeof content === 'string' ? use(read<GuideContent>(content)) : content;
}

/** The tasks that only those who are signed in see. */
export function useRestOfTasks(slug: GuideSlug): readonly GuideTask[] {
  const { rest } = guideContents[slug];
  return rest ? use(read<readonly GuideTask[]>(rest)) : [];
}
