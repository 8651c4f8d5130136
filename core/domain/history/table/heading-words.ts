import { plainWords } from '../../advice/plain-words.ts';

/** Phrases between commas, each as `plainWords` writes it. */
const plainPhrases = (text: string): readonly string[] => text.split(',').map((phrase) => plainWords(phrase).join(' '));

/** What a column may mean besides the fields of an entry. */
export const otherMeanings = ['done', 'unit', 'leave'] as const;

type Guessed =
  | ('date' | 'item' | 'title' | 'minutes' | 'name' | 'phone' | 'cost' | 'currency' | 'note')
  | Exclude<(typeof otherMeanings)[number], 'leave'>;

/**
 * What headings mean, by the words in them, as `plainWords` writes them: a guess, which people can change. The words of a
 * line weigh as much as its number says, so that the day of completion is taken before that of planning. Like words to
 * search for, they belong to no language.
 */
export const headingWords: readonly (readonly [meaning: Guessed, weight: number, phrases: string])[] = [
  [
    'date',
    4,
    `completed, completed at, completed on, completed date, date completed, done on, date done, done at, performed at, tracked
    time, last performed, last completed, last completed date, completion date, finished, date of service, service date, work
    date, done timestamp, completed timestamp, completed time, finished at, finished on, date finished, closed at, last done, last done at,
    last service, last serviced, last service date, last maintenance, last maintenance date, maintenance date, repair date, dernier
    entretien, derniere intervention, date d entretien, letzte wartung, letzter service, wartungsdatum, ultima manutenzione, ultimo
    mantenimiento, ultima manutencao, laatste onderhoud, senaste service, sidste eftersyn, ostatni przeglad, posledni servis, fait le, realise le, effectue le, date de realisation, termine le, ausgefuhrt um, ausgefuhrt am, erledigt am,
    durchgefuhrt am, realizado el, hecho el, fecha de realizacion, eseguito il, fatto il, feito em, realizado em, utfort,
    gedaan op, uitgevoerd op, data wykonania, wykonano, udfort, utfort den`,
  ],
  [
    'date',
    3,
    `date, day, when, timestamp, datum, tag, fecha, data, dia, dato, pvm, paivamaara, datum, dag, den,
    jour, le, quand, wann, cuando, quando, horodateur, 日付, 日期, 날짜, дата, datum, tarih, ημερομηνια, datums, kuupaev`,
  ],
  ['date', 3.5, 'end date, end, date de fin, enddatum, fecha de fin'],
  [
    'date',
    2,
    'start, start date, begin, started, debut, beginn, von, inicio, purchase date, purchase time, date of purchase, achat, date d achat, kaufdatum, fecha de compra, serviced',
  ],
  [
    'date',
    1,
    'due, due date, deadline, scheduled, scheduled date, scheduled for, planned, echeance, fallig, fallig am, geplant, geplant fur, vencimiento, next due, next due date',
  ],
  [
    'title',
    4,
    `title, task, task name, job, work, what, what was done, what did you do, work carried out, work done, service performed, chore,
    chore name, maintenance work, wartungsarbeit, wartungsarbeiten, reparatur, reparation, onderhoud, co zrobiono, summary, subject, content, activity, maintenance, event name, action, titre, tache, travaux, travaux realises,
    travail, intervention, quoi, contenu, designation, libelle, objet, operation, aufgabe, arbeit, arbeiten, tatigkeit, was,
    titel, betreff, massnahme, massnahmen, tarea, trabajo, trabajo realizado, titulo, que, asunto, lavoro, lavori, attivita,
    titolo, intervento, servico, servicio, tarefa, trabalho, atividade, omschrijving, werkzaamheden, taak, klus, titel, prace,
    praca, zadanie, tytul, czynnosc, opgave, arbejde, atgard, uppgift, arbete, tyo, tehtava, toimenpide, prace, cinnost, ukol,
    munka, feladat, maintenance type, service type, type of service, type of work, work type, type of maintenance, repair type,
    type d intervention, type de travaux, lucrare, lucrari, sarcina, is, gorev, εργασια, работа, задача, робота, 作業内容, 作業, 内容, 工作, 任务, 작업`,
  ],
  [
    'title',
    3,
    'description, beschreibung, descripcion, descrizione, descricao, opis, beskrivelse, beskrivning, kuvaus, popis, leiras, descriere, details, detail, label, service, item name, name of task',
  ],
  [
    'title',
    2,
    'nom, nombre, nome, naam, nazwa, navn, namn, nimi, nazev, project, projet, projekt, article, artikel, artikkel, reason',
  ],
  ['title', 3.2, 'name'],
  ['title', 1, 'note, notes, comment, comments, remarks, remarque, bemerkung, notizen, event, 備考'],
  [
    'item',
    4,
    `item, item name, appliance, equipment, asset, device, appareil, equipement, poste, gerat, anlage, aparato, equipo, equipamento, apparecchio,
    aparelho, apparaat, urzadzenie, apparat, laite, zarizeni, keszulek, aparat, cihaz, system, object, objet concerne, 機器, 設備`,
  ],
  [
    'item',
    2,
    'category, categories, categorie, kategorie, categoria, kategoria, kategori, type, area, zone, bereich, kategorija',
  ],
  [
    'item',
    1,
    'room, location, where, piece, lieu, endroit, ou, wo, objekt, dove, luogo, donde, lugar, onde, local, waar, plaats, plek, gdzie, miejsce, pomieszczenie, kde, misto, hvor, sted, var, plats, hely, hol, 場所, raum, zimmer, habitacion, stanza, project, projet, property, list, liste, tags, labels, vehicle, emplacement, ort',
  ],
  [
    'name',
    4,
    `company, contractor, vendor, provider, supplier, firm, tradesperson, trader, tradesman, business, service center, workshop, garage,
    technician, installer, service company, maintenance company, wartungsfirma, unternehmer, auftragnehmer, installateur, monteur,
    technicien, depanneur, ditta, impresa, azienda, tecnico, profesional, prestador, profissional, uitvoerder, aannemer, uitgevoerd door,
    utford av, utforare, hantverkare, entreprenor, handvaerker, udfort af, handverker, utfort av, urakoitsija, tekija, zhotovitel,
    remeslnik, dodavatel, provedl, kivitelezo, vallalkozo, mester, 業者, 施工業者, 会社,
    done by, carried out by, performed by, who did the work, entreprise, societe, artisan, prestataire, intervenant, entrepreneur,
    fournisseur, fait par, par qui, firma, handwerker, betrieb, unternehmen, werkstatt, dienstleister, ausgefuhrt von, empresa,
    proveedor, tecnico, contratista, ditta, impresa, fornitore, azienda, tecnico, prestador, fornecedor, empresa, bedrijf,
    leverancier, aannemer, wykonawca, firma, virksomhed, foretag, leverantor, hantverkare, yritys, urakoitsija, firma,
    dodavatel, ceg, kivitelezo, firma, furnizor, sirket, εταιρεια, компания, фирма, компанія, 業者, 会社, 公司, 업체`,
  ],
  [
    'name',
    3,
    'who, by, qui, wer, quien, chi, quem, wie, kto, hvem, vem, kuka, kdo, ki, retailer, purchase from, purchased from, store, shop, seller, merchant, magasin, handler, verkaufer, tienda, completed by, person, durchgefuhrt von, erledigt von',
  ],
  ['name', 1, 'responsible, assigned to, assignee, owner, paid to'],
  [
    'phone',
    4,
    'phone, phone number, téléphone, tel, mobile, contact number, telefon, telefono, telefone, telefoon, telefonnummer, numéro de téléphone, puhelin, 電話',
  ],
  [
    'cost',
    4,
    `cost, total cost, actual cost, amount, amount paid, price, total, total price, paid, spent, expense, how much, how much did it
    cost, actual, maintenance cost, service cost, repair cost, wartungskosten, reparaturkosten, cout de l entretien, cost inc vat, montant, montant ttc, cout, cout ttc, prix, prix ttc, tarif, paye, depense, total ttc, kosten, betrag,
    preis, gesamtkosten, gesamtbetrag, brutto, importe, coste, precio, total pagado, costo, importo, prezzo, spesa, valor, custo,
    preco, bedrag, prijs, kosten, koszt, kwota, cena, pris, belob, kostnad, belopp, hinta, kustannus, cena, castka, ar, koltseg,
    osszeg, pret, suma, fiyat, tutar, κοστος, τιμη, стоимость, цена, сумма, вартість, ціна, 費用, 金額, 料金, 费用, 金额, 비용, 금액`,
  ],
  [
    'cost',
    2,
    'purchase price, kaufpreis, prix d achat, fee, invoice, bill, budget, facture, rechnung, factura, netto, ht, estimate, unit price',
  ],
  [
    'currency',
    4,
    'currency, devise, monnaie, wahrung, moneda, divisa, valuta, moeda, waluta, mena, penznem, valuutta, 通貨',
  ],
  [
    'minutes',
    4,
    `minutes, duration, time spent, hours, hrs, time taken, labor hours, labour hours, duree, temps, temps passe, heures, dauer, zeit,
    stunden, zeitaufwand, duracion, tiempo, horas, durata, tempo, ore, duracao, duur, tijd, uren, czas, godziny, varighed, tid,
    timer, timmar, kesto, doba, idotartam, durata, sure, 時間, 所要時間`,
  ],
  ['unit', 4, 'duration unit, unit of time, unite de duree, zeiteinheit'],
  [
    'note',
    4,
    `note, notes, comment, comments, remarks, remark, memo, remarque, remarques, commentaire, commentaires, observations, bemerkung,
    bemerkungen, notiz, notizen, anmerkung, kommentar, nota, notas, comentario, comentarios, observaciones, commento, osservazioni,
    observacoes, opmerking, opmerkingen, uwagi, notatka, bemaerkning, anmarkning, huomautus, poznamka, megjegyzes, observatii, 備考, 备注, 메모`,
  ],
  ['note', 2, 'description, beschreibung, details, descripcion, descrizione, descricao'],
  [
    'done',
    4,
    'status, state, progress, statut, etat, estado, stato, staat, stan, tilstand, completed, is completed, complete, done, is done, checked, fait, erledigt, hecho, fatto, feito, 状態',
  ],
  ['done', 3, 'undone, skipped, cancelled, canceled, deleted, ignored, is archived'],
];

/** Headings of days on which something is to be done. */
export const onlyDue: ReadonlySet<string> = new Set(
  plainPhrases(`due, due date, due at, due on, deadline, scheduled, scheduled date, scheduled for, planned, echeance, fallig, fallig am,
    geplant, geplant fur, vencimiento, next due, next due date, next date, next service, prochaine fois, nachste wartung`),
);

/** Headings of what programs need and people don't read, such as ids. */
export const technical: readonly string[] = ['id', 'ids', 'uid', 'uuid', 'guid', 'ref', 'href', 'etag', 'rev'];

/** Words at the beginning of a line with sums. */
export const sumWords: ReadonlySet<string> = new Set(
  `total totals sum subtotal totaux somme summe gesamt gesamtsumme zwischensumme totale suma totaal totalt sumar razem suma osszesen
  yhteensa celkem toplam συνολο итого всего 合計 总计 합계 grand`.split(/\s+/),
);

/** Headings under which programs name the person of a household who did it, and no company. */
export const personHeadings: ReadonlySet<string> = new Set(
  plainPhrases(`completed by, performed by, tracked by, ausgeführt von, durchgeführt von, erledigt von, effectué par, réalisé par,
  complété par, realizado por, completado por, eseguito da, uitgevoerd door, utfört av, udført af, wykonane przez`),
);

/** What people write for themselves, without words that are also names, such as Sam, Meg and Mina. */
export const selfWords: ReadonlySet<string> = new Set(
  'me myself self i diy own moi soi ich selbst eigenleistung yo io ik zelf jag mig magam 自分 я'.split(' '),
);

/** Whether something was done, in the words of programs. */
export const doneWords: ReadonlySet<string> = new Set(
  'done completed complete yes true 1 x ok finished closed fait termine oui erledigt abgeschlossen ja hecho si completado fatto feito sim klar fertig confirmed 完了'.split(
    ' ',
  ),
);
export const openWords: ReadonlySet<string> = new Set(
  'needs action open todo to do pending in progress no false 0 skipped cancelled canceled scheduled planned planned upcoming started inprogress process not started overdue deferred on hold backlog testing waiting booked ordered requested quoted draft ouvert a faire non en cours prevu offen geplant nein pendiente tentative'.split(
    ' ',
  ),
);
