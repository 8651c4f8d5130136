import type { historyTable as english } from '../en/history-table.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

export const historyTable: Translation<typeof english> = {
  history: 'historique',
  columns: {
    date: 'Date',
    item: 'Équipement',
    title: 'Titre',
    careTaskId: 'Tâche du catalogue',
    minutes: 'Minutes',
    by: 'Fait par',
    name: 'Nom',
    phone: 'Téléphone',
    cost: 'Coût',
    currency: 'Devise',
    note: 'Note',
  },
  doers: { me: 'moi', person: 'autre personne', company: 'entreprise' },
  separator: ';',
  problems: {
    tooLong: (heading, most) => `${heading} : au plus ${format.number(most)} caractères`,
    turnsRound: (heading) => `${heading} : ne doit pas contenir de marque qui retourne le texte`,
    severalLines: (heading) => `${heading} : doit tenir sur une ligne`,
    missing: (heading) => `${heading} : à remplir`,
    noDay: (heading) => `${heading} : doit être un jour, par exemple 2027-03-09 ou 09/03/2027`,
    future: (heading) => `${heading} : doit être aujourd’hui ou avant`,
    noMinutes: (heading, most) => `${heading} : doit être un nombre entier, au plus ${format.number(most)}`,
    noCost: (heading, _most, currency) =>
      `${heading} : doit être un montant, par exemple 120,50, dans une devise comme ${currency}`,
    refund: (heading) => `${heading} : c’est un remboursement, pas des travaux`,
    noDoer: (heading) => `${heading} : doit être « moi », « autre personne » ou « entreprise »`,
    noCareTask: (heading) => `${heading} : doit être vide, ou une tâche qu’Upkept connaît`,
  },
  omissions: {
    above: (text) => `Au-dessus des titres : ${text}`,
    sum: (text) => `Un total, pas des travaux : ${text}`,
    notDone: (text) => `Pas fait : ${text}`,
    headings: () => 'Les titres, une nouvelle fois',
    cells: (text) => `Plus de cellules que de titres : ${text}`,
    sheet: (text) => `Une autre feuille : ${text}`,
  },
  questions: {
    dateOrder: (heading) => `Dans quel ordre sont les jours de « ${heading} » ?`,
    currency: (heading) => `Dans quelle devise est « ${heading} » ?`,
    decimalMark: (heading) => `Quel signe précède les centimes dans « ${heading} » ?`,
    durationUnit: (heading) => `Que compte « ${heading} » ?`,
    doneState: (heading) => `Quels mots de « ${heading} » disent que les travaux ont été faits ?`,
    allDone: (heading) => `« ${heading} » est vide à chaque ligne. Les travaux ont-ils été faits ?`,
  },
  options: {
    dmy: 'Jour, mois, année',
    mdy: 'Mois, jour, année',
    ymd: 'Année, mois, jour',
    '.': 'Le point',
    ',': 'La virgule',
    minutes: 'Des minutes',
    hours: 'Des heures',
    yes: 'Oui, tous',
    no: 'Non, aucun',
  },
};
