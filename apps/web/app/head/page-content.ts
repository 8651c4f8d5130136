import { guideContents } from 'virtual:guide-contents';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import type { GuideContent } from '../../content/guide-content.ts';
import { plainText } from '../../content/rich-text.ts';
import type { PageContent } from '../../content/structured-data.ts';
import { loadText } from '../../content/texts.ts';
import { fetchJson } from '../../loading/fetch-json.ts';
import { paths } from '../../paths.ts';

/**
 * Returns the contents of a page's structured data, in addition to its metadata. Visitors can read all of it on the
 * page.
 */
export async function pageContent(path: string): Promise<PageContent> {
  const slug = guideSlugs.find((known) => paths.guide(known) === path);
  if (slug) {
    const { content } = guideContents[slug];
    const { tasks } = typeof content === 'string' ? await fetchJson<GuideContent>(content) : content;
    return { steps: tasks.map(({ id, title, steps }) => ({ anchor: id, name: title, text: steps.join(' ') })) };
  }
  if (path === paths.faq) {
    const questions = (await loadText('faq')).flatMap((group) => group.questions);
    return {
      questions: questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(' ') })),
    };
  }
  return {};
}
