import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { product } from '#apps/contract/product.ts';
import { loadText, useText } from '../../content/texts.ts';
import letterbox from '../../household/letterbox.svg';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Reading } from '../../ui/layout/reading.tsx';
import { Art } from '../../ui/pictures/art.tsx';
import { Breadcrumbs } from '../../ui/routing/breadcrumbs.tsx';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item.tsx';

export const preload = () => loadText('faq');

export function FaqPage() {
  const faq = useText('faq');
  useOpenByHash();
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
              Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>. We read everything.
            </p>
          </div>
          <Art className={styles.art} file={letterbox} width={200} height={160} />
        </section>
      </Reading>
    </Page>
  );
}

/** Opens the question that the address names. Browsers do so themselves only when the page loads. */
function useOpenByHash() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every click, even on the same address
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash, key]);
}
