import type { shareTask as english } from '../../../en/app/week/share-task.ts';
import type { Translation } from '../../../translation.ts';

export const shareTask: Translation<typeof english> = {
  title: 'Envoyer à un professionnel',
  text: 'Avec ce lien, un professionnel voit cette tâche sans compte, la coche, et ajoute une note, des photos et la facture. Il ne voit rien d’autre.',
  link: 'Le lien',
  validUntil: (date) => `Il est valable jusqu’au ${date}. Un lien précédent pour cette tâche ne fonctionne plus.`,
  end: 'Désactiver le lien',
  ended: 'Le lien ne fonctionne plus',
  copy: 'Copier',
  copied: 'Lien copié',
  refused: 'Sélectionnez le lien et copiez-le',
};
