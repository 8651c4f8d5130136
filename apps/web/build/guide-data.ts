import { careTaskById } from '#core/catalogue/index.ts';
import { contentOf, summaryOf } from '../content/guide-content.ts';
import { guides } from '../content/guides/index.ts';

export const summaries = guides.map(summaryOf);
export const contents = guides.map((guide) => ({ slug: guide.slug, ...contentOf(guide, careTaskById) }));
