import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { parts as words } from '#words/app/parts.ts';
import { appliancesKey } from '../../household/files/show-files.ts';
import { useOnline } from '../../household/use-online.ts';
import { useMay } from '../../session/use-may.ts';
import type { ApplianceDialog } from './appliance-dialogs.tsx';
import styles from './appliances.module.css';
import { type ApplianceDetails, tasksOf } from './use-appliances.ts';

type PartsCardProps = { details: ApplianceDetails; onOpen: (dialog: ApplianceDialog) => void };

/** The parts of an appliance, with their stock. */
export function PartsCard({ details, onOpen }: PartsCardProps) {
  const { slug, parts } = details.appliance;
  const titles = new Map(tasksOf(details).map(({ id, title }) => [id, title]));
  const usedIn = (id: string | null) => {
    const title = titles.get(id ?? '');
    return title && words.usedIn(isolated(title));
  };
  const mayChange = useMay('member');
  const isOffline = !useOnline();
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: (name: string) => call('countPartDown', { params: { item: slug }, body: { name } }),
    onSuccess: (changed, name) => {
      const stock = changed.parts.find((part) => part.name === name)?.stock ?? 0;
      showToast(words.counted(isolated(name), words.left(stock)));
      return client.invalidateQueries({ queryKey: appliancesKey });
    },
  });
  return (
    <Card as="section" gap={16} bounded className={styles.card ?? ''} aria-labelledby="parts">
      <Row gap={16} lines={8} spread="apart">
        <Heading id="parts">{words.title}</Heading>
        {mayChange && (
          <Button variant="ghost" small disabled={isOffline} onClick={() => onOpen({ kind: 'parts' })}>
            {parts.length > 0 ? buttons.edit : buttons.add}
          </Button>
        )}
      </Row>
      {parts.length === 0 && (
        <Muted as="p" className={styles.soft}>
          {words.nothing}
        </Muted>
      )}
      <Stack as="ul">
        {parts.map(({ name, size, number, shop, stock, usedBy }) => (
          <Row key={name} as="li" gap={8} spread="apart" className={styles.row}>
            <Stack gap={2}>
              <p>{[name, size, number].filter(Boolean).map(isolated).join(', ')}</p>
              <Muted as="p" className={styles.soft}>
                {[stock !== null && words.left(stock), shop && words.at(isolated(shop)), usedIn(usedBy)]
                  .filter(Boolean)
                  .join(', ')}
              </Muted>
            </Stack>
            {mayChange && stock !== null && stock > 0 && (
              <Button
                variant="quiet"
                small
                aria-label={words.usedOf(isolated(name))}
                disabled={isOffline || use.isPending}
                onClick={() => use.mutate(name)}
              >
                {words.used}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {use.isError && <Alert>{messageOf(use.error)}</Alert>}
    </Card>
  );
}
