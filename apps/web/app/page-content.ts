import type { PageContent } from '../content/structured-data.ts';
import { paths } from '../paths.ts';

/** What structured data needs of the page beside its metadata; it is there already where the page is shown. */
export async function pageContent(path: string): Promise<PageContent> {
  if (path === paths.faq) {
    const [{ faq }, { plainText }] = await Promise.all([
      import('../content/faq.ts'),
      import('../content/rich-text.ts'),
    ]);
    const questions = faq.flatMap((group) => group.questions);
    return {
      questions: questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(' ') })),
    };
  }
  return {};
}
