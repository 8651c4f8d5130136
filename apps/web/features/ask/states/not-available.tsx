import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { ask } from '#words/app/ask.ts';
import { FreeAsk } from './free-ask.tsx';

/** Where the server has no assistant. */
export function NotAvailable() {
  return (
    <Stack gap={24}>
      <FreeAsk />
      <Card as="section" gap={16} align="start" aria-labelledby="not-available">
        <Heading id="not-available">{ask.none.title}</Heading>
        <Text as="p" color="soft" measure={40}>
          {ask.none.text}
        </Text>
        <ButtonLink variant="ghost" small to={paths.guides}>
          {ask.none.guides}
        </ButtonLink>
      </Card>
    </Stack>
  );
}
