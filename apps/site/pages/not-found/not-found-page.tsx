import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { pages } from '#words/site/pages.ts';
import door from './art/door.svg';
import styles from './not-found-page.module.css';

const { notFound: words } = pages;

export function NotFoundPage() {
  return (
    <Stack align="center" className={styles.page}>
      <Art className={styles.art} file={door} width={480} height={330} />
      <Text as="p" color="terracotta" weight={650} className={styles.code}>
        404
      </Text>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <Row gap={14} align="stretch" spread="centred">
        <ButtonLink to={paths.home}>{words.home}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="ghost">
          {words.dashboard}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
