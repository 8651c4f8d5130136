import { Page } from '#apps/ui/layout/page.tsx';
import { Reading } from '#apps/ui/layout/reading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { faq } from '#words/site/faq.ts';
import { navbar } from '#words/site/navbar.ts';
import { pages } from '#words/site/pages.ts';
import { RichText } from '../rich-text.tsx';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item.tsx';

const { faq: words } = pages;

export function FaqPage() {
  return (
    <Page
      above={<Breadcrumbs crumbs={[{ label: navbar.home, to: paths.home }, { label: words.crumb }]} />}
      title={words.title}
      lede={words.lede}
    >
      <Reading parts={faq}>
        {faq.map(({ id, title, questions }) => (
          <section className={styles.group} id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </section>
        ))}
        <Row as="section" gap={32} lines={16} spread="apart" className={styles.more} aria-labelledby="more-title">
          <div>
            <h2 id="more-title">{words.moreTitle}</h2>
            <p>
              <RichText text={words.more} />
            </p>
          </div>
          <Art className={styles.art} file={letterbox} width={200} height={160} />
        </Row>
      </Reading>
    </Page>
  );
}
