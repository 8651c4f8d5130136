import type { tryPlan as english } from '../../en/site/try-plan.ts';
import type { Translation } from '../../translation.ts';

export const tryPlan: Translation<typeof english> = {
  title: 'Essayez avec votre logement',
  introduction: 'Vos quatre premières semaines, sans compte. Vos réponses ne sont pas enregistrées.',
  kind: 'Votre logement est',
  kinds: { Apartment: 'Un appartement', House: 'Une maison' },
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
  has: 'Il comprend',
  needsScript: 'Établir votre programme',
  submit: 'Voir mon premier mois',
  busy: 'Calcul du programme…',
  resultTitle: 'Vos quatre premières semaines',
  noTown:
    'Vous n’avez pas indiqué la ville la plus proche : les saisons sont donc aussi précoces que dans une grande partie de votre pays.',
  assumed:
    'Tant que vous n’en avez pas dit plus, nous supposons le plus prudent, par exemple que des tuyaux peuvent geler. Après l’inscription, quelques questions précisent cela, et chaque programme tient compte de ce que vous avez fait.',
  sendTo: 'À quelle adresse envoyer le lien vers votre programme ?',
  keep: 'Garder ce programme, gratuitement',
  waits:
    'Vos réponses attendent dans ce navigateur. Aucune carte bancaire n’est demandée. [Le choix des tâches](/how-we-choose)',
};
