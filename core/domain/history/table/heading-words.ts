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
    `date d achevement, acheve le, fait, date de fin des travaux, date de l intervention, date des travaux, date d execution, date d intervention, intervention du,
    abgeschlossen am, fertig am, beendet am, erledigt, datum der arbeit, datum der ausfuhrung, ausfuhrungsdatum, durchfuhrungsdatum, completado el, finalizado el, fecha realizada,
    completato il, data esecuzione, data intervento, data lavoro, concluido em, data de execucao, data de conclusao, afgerond op, voltooid op, datum uitvoering,
    datum uitgevoerd, klart, slutford, slutfort, utford datum, udfort dato, dato udfort, utfort dato, dato utfort, ferdig dato, valmistunut, tehty, suorituspaiva, data ukonczenia,
    data zakonczenia, zakonczono, data przegladu, datum provedeni, provedeno, dokonceno, vykonane dna, datum vykonania, elvegzes datuma, elvegezve, befejezve, data efectuarii, efectuat la, data executiei, tamamlanma tarihi,
    yapildigi tarih, ημερομηνια ολοκληρωσης, дата выполнения, дата завершения, дата виконання, дата на изпълнение, datum izvodenja, datum izvedbe, teostamise kuupaev, izpildes datums, atlikimo data, completed, completed at, completed on, completed date, date completed, done on, date done, done at, performed at, tracked
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
    `date, day, when, timestamp, datum, dates, dan, diena, dagsetning, dags, датум, дан, datoer, fechas, μερα, ημερα, tag, fecha, data, dia, dato, pvm, paivamaara, datum, dag, den,
    jour, le, quand, wann, cuando, quando, horodateur, 日付, 日期, 날짜, дата, datum, tarih, ημερομηνια, datums, kuupaev`,
  ],
  ['date', 3.5, 'end date, end, date de fin, enddatum, fecha de fin'],
  [
    'date',
    2,
    'start, start date, begin, started, debut, beginn, von, inicio, purchase date, purchase time, date of purchase, achat, date d achat, achete le, kaufdatum, gekauft am, anschaffung, anschaffungsdatum, fecha de compra, comprado el, data acquisto, data di acquisto, data de compra, data da compra, aankoopdatum, gekocht op, inkopsdatum, kopdatum, kobsdato, kjopsdato, ostopaiva, data zakupu, datum nakupu, vasarlas datuma, data achizitiei, satin alma tarihi, ημερομηνια αγορας, дата покупки, acquired, acquired on, acquisition date, bought, bought on, purchased, purchased on, date bought, date purchased, serviced',
  ],
  [
    'date',
    1,
    'due, due date, deadline, scheduled, scheduled date, scheduled for, planned, echeance, fallig, fallig am, geplant, geplant fur, vencimiento, next due, next due date',
  ],
  [
    'title',
    4,
    `title, task, task name, job, works, jobs, repair, repairs, job description, task description, work description, description of work, what we did, entry name, work, what, what was done, what did you do, work carried out, work done, service performed, chore,
    chore name, maintenance work, wartungsarbeit, wartungsarbeiten, reparatur, reparation, onderhoud, co zrobiono, summary, subject, content, activity, maintenance, event name, action, titre, tache, travaux, travaux realises,
    travail, intervention, interventions, quoi, travaux effectues, nature des travaux, nature de l intervention, description des travaux, objet des travaux, concepto, conceptos, motivo, descripcion del trabajo, reparacion, tache effectuee, contenu, designation, libelle, objet, operation, aufgabe, arbeit, arbeiten, leistung, vorgang, was wurde gemacht, ausgefuhrte arbeit, ausgefuhrte arbeiten, durchgefuhrte arbeiten, auftrag, hausarbeit, aufgaben, verwendungszweck, descrizione lavoro, oggetto, causale, descricao do servico, o que foi feito, o que, tarefas, servicos, lavoro eseguito, wat, wat gedaan, werk, reparatie, klussen, taken, vad, arbetet, hva, arbeid, oppgave, utfort arbeid, hvad, arbejde udfort, mita, mita tehtiin, tyot, huolto, co, co bylo zrobione, usluga, naprawa, remont, prace wykonane, co se delalo, provedena prace, oprava, opravy, mit, mi tortent, javitas, munkalatok, elvegzett munka, ce, ce s a facut, lucrare efectuata, yapilan is, yapilan, islem, περιγραφη, περιγραφη εργασιας, τι, работы, что, что сделано, работи, дейност, ремонт, роботи, що зроблено, rad, radovi, posao, opis radova, sto je radeno, opravilo, delo, dela, storitev, too, tood, tegevus, mis, darbs, darbi, darbas, darbai, atlikti darbai, vinna, verk, verkefni, tatigkeit, was,
    titel, betreff, massnahme, massnahmen, tarea, trabajo, trabajo realizado, titulo, que, asunto, lavoro, lavori, attivita,
    titolo, intervento, servico, servicio, tarefa, trabalho, atividade, omschrijving, werkzaamheden, taak, klus, titel, prace,
    praca, zadanie, tytul, czynnosc, opgave, arbejde, atgard, uppgift, arbete, tyo, tehtava, toimenpide, prace, cinnost, ukol,
    munka, feladat, maintenance type, service type, type of service, type of work, work type, type of maintenance, repair type,
    type d intervention, type de travaux, lucrare, lucrari, sarcina, is, gorev, εργασια, работа, задача, робота, 作業内容, 作業, 内容, 工作, 任务, 작업`,
  ],
  [
    'title',
    3,
    'description, beschreibung, descripcion, descrizione, descricao, opis, beskrivelse, beskrivning, kuvaus, popis, leiras, descriere, kirjeldus, apraksts, aprasymas, lysing, opis rada, omschrijving, aciklama, описание, опис, описани, details, detail, label, service, item name, name of task',
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
    'folder, primary folder, estancia, habitacion, comodo, ambiente, zona, rom, rum, vaerelse, huone, tila, pokoj, mistnost, helyiseg, szoba, incapere, camera, oda, δωματιο, χωρος, комната, помещение, prostorija, prostor, ruimte, kamer, room, location, where, piece, lieu, endroit, ou, wo, objekt, dove, luogo, donde, lugar, onde, local, waar, plaats, plek, gdzie, miejsce, pomieszczenie, kde, misto, hvor, sted, var, plats, hely, hol, 場所, raum, zimmer, habitacion, stanza, project, projet, property, list, liste, tags, labels, vehicle, emplacement, ort',
  ],
  [
    'name',
    4,
    `company, companies, contractor, vendor, tradie, trade, tradespeople, tradeperson, company name, contractor name, vendor name, service provider, provider name, supplier name, builder, plumber, repairer, merchant name, firmen, firmenname, societes, aziende, ditte, bedrijven, foretag, firmy, cegek, handwerksbetrieb, fachbetrieb, fachfirma, installationsbetrieb, lieferant, anbieter, auftragnehmerin, entreprises, societe ou artisan, artisan entreprise, reparateur, installateur, executant, professionnel, empresas, instalador, operario, taller, contrata, artigiano, tecnico ditta, officina, impresa artigiana, oficina, empreiteiro, empresa contratada, fornecedores, vakman, klusbedrijf, loodgieter, monteur, installatiebedrijf, uitvoerende partij, foretaget, hantverksfirma, montor, leverandor, fagmann, montoer, vaerksted, verksted, huoltoliike, toimittaja, asentaja, yhtio, serwis, fachowiec, serwisant, zaklad, usługodawca, uslugodawca, servis, opravar, remeselnik, dodavatel sluzby, szerelo, szerviz, szakember, ceg neve, szolgaltato, executant, executor, prestator, usta, servis firmasi, yuklenici, τεχνικος, συνεργειο, μαστορας, εταιρια, мастер, подрядчик, исполнитель, организация, майстер, підрядник, виконавець, майстор, изпълнител, tvrtka, izvodac, izvodac radova, majstor, podjetje, izvajalec, ettevote, teostaja, uznemums, izpilditajs, meistars, imone, rangovas, meistras, fyrirtaeki, verktaki, idnadarmadur, diensverskaffer, kontrakteur, provider, supplier, firm, tradesperson, trader, tradesman, business, service center, workshop, garage,
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
    'who, by, qui, wer, quien, chi, quem, wie, kto, hvem, vem, kuka, kdo, ki, retailer, purchase from, purchased from, store, shop, seller, merchant, magasin, handler, verkaufer, tienda, completed by, logged by, person, by whom, who did it, people, durchgefuhrt von, erledigt von, ausgefuhrt durch, durchgefuhrt durch, erledigt durch, gemacht von, durch, von wem, par, effectue par, realise par, complete par, termine par, qui a fait, realizado por, hecho por, ejecutado por, eseguito da, fatto da, completato da, feito por, executado por, door, door wie, gedaan door, wie deed het, av, av vem, av hvem, af, af hvem, kto wykonal, wykonal, wykonane przez, provedl, kdo provedl, vykonal, ki vegezte, vegezte, cine a facut, executat de, realizat de, kim, kim yapti, yapan, ποιος, κατασκευαστης, кто, кем, хто, кой, tko, izveo, ko, izvedel, kes, kas, atliko, hver, vendeur, commercant, enseigne, point de vente, lieu d achat, achete chez, gekauft bei, gekauft von, bezugsquelle, handler, haendler, geschaft, tienda de compra, negozio, rivenditore, acquistato da, loja, comprado em, winkel, gekocht bij, verkoper, butik, butikk, forhandler, kopt hos, kobt hos, kjopt hos, kauppa, liike, sklep, sprzedawca, kupione w, obchod, prodejce, bolt, uzlet, magazin, vanzator, magaza, satici, καταστημα, магазин, продавец, trgovina, dealer, purchased at, bought from, bought at',
  ],
  ['name', 1, 'responsible, assigned to, assignee, owner, paid to'],
  [
    'phone',
    4,
    'phone, phone number, phone no, cell, cellphone, cell phone, mobile number, handy, handynummer, portable, gsm, movil, celular, cellulare, telemovel, mobil, mobiel, mobiltelefon, komorka, numer telefonu, telefonszam, τηλεφωνο, телефон, téléphone, tel, mobile, contact number, telefon, telefono, telefone, telefoon, telefonnummer, numéro de téléphone, puhelin, 電話',
  ],
  [
    'cost',
    4,
    `cost, costs, total cost, actual cost, inc gst, incl gst, total inc gst, cost inc gst, price inc gst, amount inc gst, inc vat, incl vat, total inc vat, total incl vat, incl tax, total incl tax, price incl vat, gross, total paid, final cost, final price, outlay, expenses, invoice total, invoice amount, total amount, amount due, amount, amount paid, price, total, total price, paid, spent, expense, how much, how much did it
    cost, actual, maintenance cost, service cost, repair cost, wartungskosten, reparaturkosten, cout de l entretien, cost inc vat, montant, ttc, montant ttc, montant paye, montant total, total paye, cout total, prix paye, cout final, depenses, facture ttc, kosten brutto, brutto betrag, bruttobetrag, betrag brutto, preis brutto, rechnungsbetrag, bezahlt, endbetrag, ausgaben, kosten inkl mwst, kosten inkl, inkl mwst, betrag inkl mwst, importe total, importe con iva, total con iva, con iva, iva incluido, iva incl, coste total, gasto, gastos, pagado, costo totale, totale, totali, totale iva inclusa, importo ivato, ivato, iva inclusa, prezzo ivato, spesa totale, speso, pagato, valor c iva, valor com iva, preco com iva, valor total, valor pago, total pago, preco total, com iva, iva incluido, incl btw, inclusief btw, bedrag incl btw, kosten incl btw, prijs incl btw, totaalbedrag, uitgaven, betaald, inkl moms, ink moms, kostnad inkl moms, pris inkl moms, pris ink moms, belob inkl moms, totalt, totalpris, totalkostnad, utgift, udgift, udgifter, beloep, betalt, sum, summa, hinta sis alv, sis alv, kokonaishinta, kulut, maksettu, koszt brutto, kwota brutto, cena brutto, koszty, wydatek, zaplacono, cena s dph, castka s dph, s dph, celkem, naklady, naklad, zaplaceno, suma s dph, brutto ar, brutto osszeg, kifizetett osszeg, fizetve, vegosszeg, cost cu tva, cu tva, total cu tva, suma totala, cheltuiala, platit, ucret, toplam, kdv dahil, masraf, maliyet, ποσο, δαπανη, με φπα, συνολο, сумма, расход, оплачено, затраты, сума, витрати, стойност, разход, hind, maksumus, kulu, izmaksas, summa ar pvn, kaina, islaidos, suma su pvm, znesek, strosek, cijena, iznos, trosak, troskovi, verd, kostnadur, upphaed, koste, koste bedrag, cout, cout ttc, prix, prix ttc, tarif, paye, depense, total ttc, kosten, betrag,
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
    `minutes, duration, time spent, effort hours, arbeitszeit, arbeitsstunden, aufwand std, heures passees, temps de travail, tiempo empleado, ore di lavoro, horas de trabalho, bestede tijd, arbetstid, arbeidstid, tidsforbruk, tidsforbrug, tyoaika, kesto tuntia, czas pracy, odpracovano, munkaido, timp, timp lucrat, calisma suresi, διαρκεια, длительность, время, тривалість, trajanje, sati, ure, hours, hrs, time taken, labor hours, labour hours, duree, temps, temps passe, heures, dauer, zeit,
    stunden, zeitaufwand, duracion, tiempo, horas, durata, tempo, ore, duracao, duur, tijd, uren, czas, godziny, varighed, tid,
    timer, timmar, kesto, doba, idotartam, durata, sure, 時間, 所要時間`,
  ],
  ['unit', 4, 'duration unit, unit of time, unite de duree, zeiteinheit'],
  [
    'note',
    4,
    `note, notes, comment, comments, remarks, remark, memo, obs, observacao, observacion, osservazione, anm, anmerkungen, hinweis, hinweise, opm, opmerk, merknad, merknader, notat, notater, noter, anteckning, anteckningar, kommentarer, huom, huomio, huomioita, lisatiedot, komentarz, komentar, poznamky, poznamka, megjegyzesek, mentiuni, nota bene, notlar, σημειωσεις, σημειωση, παρατηρησεις, σχολια, примечание, примечания, комментарий, примітка, примітки, забележка, забележки, бележки, napomena, napomene, opomba, opombe, markus, markused, piezimes, piezime, pastabos, pastaba, athugasemd, athugasemdir, opmerkings, remarque, remarques, commentaire, commentaires, observations, bemerkung,
    bemerkungen, notiz, notizen, anmerkung, kommentar, nota, notas, comentario, comentarios, observaciones, commento, osservazioni,
    observacoes, opmerking, opmerkingen, uwagi, notatka, bemaerkning, anmarkning, huomautus, poznamka, megjegyzes, observatii, 備考, 备注, 메모`,
  ],
  ['note', 2, 'description, beschreibung, details, descripcion, descrizione, descricao'],
  [
    'done',
    4,
    `status, state, progress, statut, etat, avancement, estado, stato, staat, stan, tilstand, tila, stav, allapot, stare, stadiu, durum, κατασταση, статус, состояние, стан, състояние, stanje, olek, statuss, busena, stada, completed, is completed,
    complete, done, is done, checked, finished, percent complete, complete, fait, faite, termine, terminee, termines, realise, realisee, effectue, effectuee, acheve, fini, erledigt, fertig, abgeschlossen, gemacht, hecho, hecha, terminado, completado, realizado, fatto, fatta,
    completato, finito, eseguito, feito, feita, concluido, concluida, pronto, gedaan, klaar, voltooid, afgerond, gereed, klar, klart, utford, utfort, fardig, slutford, ferdig, gjort, faerdig, udfort, valmis, tehty, zrobione, wykonane, gotowe, zakonczone,
    hotovo, hotove, splneno, provedeno, vykonane, kesz, elvegezve, gata, finalizat, efectuat, facut, tamamlandi, yapildi, bitti, εγινε, ολοκληρωθηκε, сделано, выполнено, готово, зроблено, виконано, изпълнено, gotovo, obavljeno, opravljeno, tehtud, izdarits, atlikta, lokid, 状態`,
  ],
  ['done', 3, 'undone, skipped, cancelled, canceled, deleted, ignored, is archived'],
];

/** Headings of what programs need and people don't read, such as ids. */
export const technical: readonly string[] = ['id', 'ids', 'uid', 'uuid', 'guid', 'ref', 'href', 'etag', 'rev'];

/** Words at the beginning of a line with sums. */
export const sumWords: ReadonlySet<string> = new Set(
  `total totals sum subtotal totaux somme summe gesamt gesamtsumme zwischensumme totale suma totaal totalt sumar razem suma osszesen
  yhteensa celkem toplam συνολο итого всего 合計 总计 합계 grand`.split(/\s+/),
);

/** Headings of what a thing is, and not of what was done to it. */
export const detailHeadings = `brand, make, manufacturer, model, model number, model no, serial, serial number, serial no, quantity, qty, url, link, website, manual, manual url, barcode, frequency, repeat, repeats, priority, author, kind, unit, warranty, guarantee, invoice no, invoice number, receipt,
    marque, fabricant, modele, reference, numero de serie, quantite, garantie, lien, frequence, periodicite, priorite, facture, numero de facture, hersteller, marke, modell, seriennummer, menge, anzahl, gewahrleistung, haufigkeit, turnus, intervall, prioritat, rechnungsnummer, beleg,
    marca, fabricante, modelo, cantidad, garantia, frecuencia, prioridad, factura, modello, matricola, numero di serie, quantita, garanzia, frequenza, priorita, fattura, numero de serie, quantidade, frequencia, prioridade, nota fiscal, fatura, merk, fabrikant, serienummer, aantal, frequentie, prioriteit, factuur, factuurnummer, bon,
    marke, tillverkare, antal, garanti, kvitto, kvittering, faktura, maerke, merke, produsent, fabrikat, valmistaja, malli, sarjanumero, maara, takuu, kuitti, producent, numer seryjny, ilosc, gwarancja, faktura nr, paragon, znacka, vyrobce, vyrobni cislo, seriove cislo, mnozstvi, zaruka, uctenka, gyarto, tipus, sorozatszam, mennyiseg, garancia, szamla, szamlaszam, producator, numar de serie, cantitate, marka, seri no, adet, garanti suresi, μαρκα, μοντελο, εγγυηση, марка, модель, гарантия, odometer, mileage, kilometerstand, kilometrage`;
