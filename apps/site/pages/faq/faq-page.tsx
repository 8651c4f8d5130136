import { product } from '#apps/contract/product.ts';
import { Page } from '#apps/ui/layout/page.tsx';
import { Reading } from '#apps/ui/layout/reading.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import { faq } from '../../content/faq.ts';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item.tsx';

export function FaqPage() {
  return (
    <Page
      above={<Breadcrumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'FAQ' }]} />}
      title="Frequently Asked Questions"
      lede={`How ${product.name} plans, what it costs, and what it knows about you.`}
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
        <section className={styles.more} aria-labelledby="more-title">
          <div>
            <h2 id="more-title">Not answered here?</h2>
            <p>
              Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. We read everything.
            </p>
          </div>
          <Art className={styles.art} file={letterbox} width={200} height={160} />
        </section>
      </Reading>
    </Page>
  );
}
