import type { entry as english } from '../../en/app/entry.ts';
import type { Translation } from '../../translation.ts';

export const entry: Translation<typeof english> = {
  begun: 'Voici ce que vous aviez commencé.',
  startAgain: 'Recommencer',
  by: (name) => `par ${name}`,
  cost: 'Coût',
  inCurrency: (currency) => `en ${currency}`,
  change: 'Changer',
  theCurrency: 'la devise',
  currency: 'Devise',
  title: 'Ajouter une note ou un coût',
  savedInHistory: 'Enregistré dans votre historique',
  me: 'Moi',
  someoneElse: 'Quelqu’un d’autre',
  company: 'Entreprise',
  who: 'Qui l’a fait ?',
  phone: 'Téléphone',
  note: 'Note',
  wholeMinutes: 'Indiquez un nombre entier de minutes',
  noAmount: (hasCents) =>
    hasCents ? 'Indiquez un montant, par exemple 120 ou 89,50' : 'Indiquez un montant, par exemple 120',
  largeAmount: 'Indiquez un montant plus petit',
  noDoer: 'Indiquez un nom',
  noSubject: 'Choisissez ce que les travaux concernaient',
  noWork: 'Indiquez ce qui a été fait',
  day: 'Jour',
  minutes: 'Minutes',
};
