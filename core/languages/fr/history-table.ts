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
    unreadable: (heading) => `${heading} : ne doit contenir que des caractères lisibles`,
    severalLines: (heading) => `${heading} : doit tenir sur une ligne`,
    missing: (heading) => `${heading} : à remplir`,
    noDay: (heading) => `${heading} : doit être un jour, par exemple 2027-03-09 ou 09/03/2027`,
    future: (heading) => `${heading} : doit être aujourd’hui ou avant`,
    noMinutes: (heading, most) => `${heading} : doit être un nombre entier, au plus ${format.number(most)}`,
    noCost: (heading) => `${heading} : doit être un montant, par exemple 120,50, dans une devise comme EUR`,
    noDoer: (heading) => `${heading} : doit être « moi », « autre personne » ou « entreprise »`,
    noCareTask: (heading) => `${heading} : doit être vide, ou une tâche qu’Upkept connaît`,
  },
};
