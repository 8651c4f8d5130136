import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import advice from '#apps/ui/pictures/advice.svg';
import { Art } from '#apps/ui/pictures/art.tsx';
import { adviceCopy } from '#words/advice-copy.ts';
import { ask } from '#words/app/ask.ts';
import { FreeAsk } from './free-ask.tsx';
import styles from './states.module.css';

/** For users without premium: what it is, in the words of the home page, and how to try it now. */
export function ComingSoon() {
  return (
    <Stack gap={24}>
      <FreeAsk />
      <section className={styles.soon} aria-labelledby="coming-soon">
        <Art file={advice} width={132} height={104} />
        <Stack gap={12} align="start" className={styles.words}>
          <Chip tone="terracotta">{adviceCopy.soon}</Chip>
          <Heading id="coming-soon">{adviceCopy.title}</Heading>
          <Text as="p" color="soft" measure={40}>
            {adviceCopy.text}
          </Text>
          <ul className={styles.points}>
            {ask.soon.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Text as="p" color="soft" measure={40}>
            {ask.soon.premium}
          </Text>
          <ButtonLink variant="ghost" small to={paths.pricing}>
            {ask.soon.plans}
          </ButtonLink>
        </Stack>
      </section>
    </Stack>
  );
}
