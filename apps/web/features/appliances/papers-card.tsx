import BookOpen from 'lucide-react/icons/book-open';
import Camera from 'lucide-react/icons/camera';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyMenu } from '#apps/ui/controls/lazy-menu.tsx';
import type { MenuAction } from '#apps/ui/controls/menu.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading, Subheading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { type FilePurpose, type ShownPurpose, shownPurpose } from '#core/domain/files/stored-file.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { buttons } from '#words/app/buttons.ts';
import { itemName } from '#words/item-names.ts';
import { fileActions } from '../../household/files/file-actions.tsx';
import { FileStrip } from '../../household/files/file-strip.tsx';
import { useAddFiles } from '../../household/files/use-add-files.ts';
import { useMay } from '../../session/use-may.ts';
import type { ApplianceDialog } from './appliance-dialogs.tsx';
import styles from './appliances.module.css';
import type { ApplianceDetails } from './use-appliances.ts';

const groups: readonly (readonly [ShownPurpose, string])[] = [
  ['photo', words.photos],
  ['invoice', words.invoice],
  ['manual', words.manual],
  ['paper', words.otherPapers],
];

type PapersCardProps = { details: ApplianceDetails; onOpen: (dialog: ApplianceDialog) => void };

/** Photos, invoices and manuals. They can be added without a connection too. */
export function PapersCard({ details: { appliance, files, today }, onOpen }: PapersCardProps) {
  const addFiles = useAddFiles();
  const mayChange = useMay('member');
  const { slug } = appliance;
  const item = itemName(appliance.item);
  const add = (purpose: FilePurpose) => (fromCamera: boolean) =>
    addFiles({ id: slug, title: item, fullTitle: item, scheduledAt: today, purpose }, fromCamera);
  const papers: readonly MenuAction[] = [
    {
      label: words.addInvoice,
      icon: <ReceiptText size={18} aria-hidden="true" />,
      onSelect: () => add('invoice')(false),
    },
    { label: words.addManual, icon: <BookOpen size={18} aria-hidden="true" />, onSelect: () => add('manual')(false) },
  ];
  return (
    <Card as="section" gap={16} bounded className={styles.card ?? ''} aria-labelledby="papers">
      <Row gap={16} lines={8} spread="apart">
        <Heading id="papers">{words.photosAndPapers}</Heading>
        {mayChange && (
          <LazyMenu
            trigger={
              <Button variant="ghost" small>
                <Plus size={18} aria-hidden="true" />
                {buttons.add}
              </Button>
            }
            items={[...fileActions(add('photo')), 'separator', ...papers]}
          />
        )}
      </Row>
      {files.length === 0 && (
        <Muted as="p" className={styles.soft}>
          <Camera size={18} aria-hidden="true" />
          {words.nameplate}
        </Muted>
      )}
      {groups.map(([purpose, title]) => {
        const own = files.filter((file) => shownPurpose(file) === purpose);
        return (
          own.length > 0 && (
            <div key={purpose}>
              <Subheading>{title}</Subheading>
              <FileStrip about={`${title}, ${item}`} files={own} onShow={(file) => onOpen({ kind: 'file', file })} />
            </div>
          )
        );
      })}
    </Card>
  );
}
