import { guideContents } from 'virtual:guide-contents';
import { guides } from 'virtual:guides';
import { itemContents } from 'virtual:item-contents';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { itemSlugs } from '#core/catalogue/item-slugs.ts';
import type { GuideContent } from '../../content/guide-content.ts';
import type { ItemContent } from '../../content/item-content.ts';
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
  if (slug) return { tasks: (await loaded<GuideContent>(guideContents[slug].content)).tasks };
  const item = itemSlugs.find((known) => paths.item(known) === path);
  if (item) return { tasks: (await loaded<ItemContent>(itemContents[item])).tasks };
  if (path === paths.guides) {
    return { list: guides.map((guide) => ({ name: guide.title, path: paths.guide(guide.slug) })) };
  }
  if (path === paths.home || path === paths.pricing) return { sellsApp: true };
  if (path === paths.faq) {
    const questions = (await loadText('faq')).flatMap((group) => group.questions);
    return {
      questions: questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(' ') })),
    };
  }
  return {};
}

const loaded = async <Content extends object>(content: string | Content): Promise<Content> =>
  typeof content === 'string' ? fetchJson<Content>(content) : content;
