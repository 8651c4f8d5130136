import { guideContents } from 'virtual:guide-contents';
import { use } from 'react';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import type { GuideSlug } from '../../content/guides/guide.ts';

const fetched = new Map<string, Promise<unknown>>();

/** Once for each address; what failed is asked for again. */
function read<Value>(address: string): Promise<Value> {
  const known = fetched.get(address) as Promise<Value> | undefined;
  if (known) return known;
  const answer = fetch(address).then((response): Promise<Value> => {
    if (!response.ok) throw new Error(`Loading chunk ${address} failed: ${response.status}`);
    return response.json();
  });
  fetched.set(address, answer);
  answer.catch(() => fetched.delete(address));
  return answer;
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
