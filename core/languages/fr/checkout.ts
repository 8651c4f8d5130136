import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout: Translation<typeof english> = {
  start: 'Commencer avant la fin des 14 jours ?',
  atOnce: 'Je le demande, et je paie le temps écoulé jusqu’à ma rétractation',
  unasked: 'Je ne le demande pas',
  withdrawal:
    'Vous pouvez vous rétracter dans les 14 jours qui suivent l’achat, sans donner de motif. Si vous demandez expressément que le service commence pendant ces 14 jours, vous payez le temps écoulé jusqu’à votre rétractation, en proportion. Sans cette demande, nous vous remboursons tout.',
};
