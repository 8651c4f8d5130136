import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { meters as words } from '#words/app/meters.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { meterUnits } from '#words/meter-units.ts';
import { useOnline } from '../../household/use-online.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './appliances.module.css';
import { ReadingForm } from './reading-form.tsx';
import { type Meter, useMetersChanged } from './use-meters.ts';

/** So many readings are listed. */
const mostShown = 24;

/** A meter: what it showed last, what is due by it, and a form for what it shows now. */
export function MeterCard({ meter }: { meter: Meter }) {
  const { id, name, unit, item, readings, perDay, tasks, readingWanted } = meter;
  const last = readings.at(-1);
  const mayChange = useMay('member');
  const isOffline = !useOnline();
  const changed = useMetersChanged();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
      return;
    }
    setFailure(undefined);
    if (done) showToast(done, { description: isolated(name) });
    await changed();
  };
  const facts = [
    item !== null && itemName(item),
    last ? words.last(last.value, unit, format.date(last.on)) : words.noReading,
    perDay !== null && words.usual(perDay, unit),
  ];
  return (
    <Card as="section" gap={16} bounded className={styles.card ?? ''} aria-labelledby={`meter-${id}`}>
      <Stack gap={4}>
        <Heading id={`meter-${id}`}>
          <Words>{name}</Words>
        </Heading>
        <Muted as="p">{facts.filter(Boolean).join(' · ')}</Muted>
      </Stack>
      {tasks.map(({ templateId, careTaskId, title, every, estimatedFor, orByDate }) => (
        <p key={templateId ?? careTaskId}>
          {words.due(isolated(title), every, unit, { day: estimatedFor && format.date(estimatedFor), orByDate })}
        </p>
      ))}
      {readingWanted && mayChange && <Alert tone="info">{words.wanted}</Alert>}
      {mayChange && <ReadingForm meter={meter} />}
      {readings.length > 0 && (
        <Disclosure label={words.readings(readings.length)}>
          <Stack as="ul">
            {readings
              .toReversed()
              .slice(0, mostShown)
              .map(({ on, value }) => (
                <Row key={on} as="li" gap={8} spread="apart" className={styles.row}>
                  <span>
                    {format.date(on)}: {meterUnits.amount(value, unit)}
                  </span>
                  {mayChange && (
                    <Button
                      variant="quiet"
                      small
                      aria-label={words.removeReading(format.date(on))}
                      disabled={isOffline}
                      onClick={() => void change(() => call('deleteReading', { params: { id, on } }))}
                    >
                      {buttons.delete}
                    </Button>
                  )}
                </Row>
              ))}
          </Stack>
        </Disclosure>
      )}
      {failure && <Alert>{failure}</Alert>}
      {mayChange && (
        <div className={styles.links}>
          <Button variant="quiet" small disabled={isOffline} onClick={() => setIsAsking(true)}>
            {words.remove(isolated(name))}
          </Button>
        </div>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeTitle(isolated(name))}
        description={words.removeAbout}
        confirmLabel={buttons.delete}
        onConfirm={() => {
          setIsAsking(false);
          void change(() => call('deleteMeter', { params: { id } }), words.removed);
        }}
      />
    </Card>
  );
}
