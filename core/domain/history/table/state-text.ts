import { plainWords } from '../../advice/plain-words.ts';
import { phrasesIn } from './heading-text.ts';
import type { Cell } from './table-file.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap(plainWords));
const phrases = (text: string): ReadonlySet<string> => new Set(phrasesIn(text));

/** What answers a question, and says nothing without one. */
const yes = words(
  'yes y true 1 2 100 x ✓ ✔ ☑ ✅ oui o vrai ja j wahr si s verdadero vero sim verdadeiro igen tak prawda ano áno kyllä da evet doğru ναι да так jah jā taip já',
);
const no = words('no n false 0 non faux nein falsch falso nee nej nei nie ne nem ei hayır nu όχι нет ні не ні');
/** A tick, as people draw it. */
const ticks = /^\s*(?:[✓✔☑✅🗹xX]|\[[xX]\])\s*$/u;
const crosses = /^\s*(?:[✗✘☐❌⬜]|\[\s*\])\s*$/u;

/** Words that say something only beside others. */
const particles = words('a à in on en em i u se v w de da do por for the te is it k o n m y e s x to pas ne need call');

/** Words for work that was done, in the words of programs and of people. */
const done =
  phrases(`done, complete, completed, ok, okay, finished, closed, resolved, confirmed, paid, archived, success, performed, serviced, executed, fixed, all done,
  fait, faite, faits, terminé, terminée, effectué, effectuée, réalisé, réalisée, achevé, clos, clôturé, fini, réglé, payé, erledigt, abgeschlossen, fertig, gemacht, bezahlt, durchgeführt,
  ausgeführt, beendet, behoben, hecho, hecha, completado, completada, terminado, terminada, realizado, realizada, finalizado, finalizada, pagado, concluido, fatto, fatta, completato,
  completata, finito, eseguito, eseguita, concluso, chiuso, pagato, feito, feita, concluído, concluída, pago, completo, executado, gedaan, klaar, voltooid, afgerond, gereed, uitgevoerd,
  betaald, afgehandeld, voldaan, klar, klart, färdig, utförd, utfört, slutförd, avslutad, gjort, betald, betalt, ferdig, utført, fullført, færdig, udført, afsluttet, gennemført, løst, valmis,
  tehty, suoritettu, maksettu, zrobione, wykonane, wykonano, gotowe, zakończone, ukończone, zapłacone, hotovo, hotové, dokončeno, provedeno, splněno, vyřízeno, zaplaceno, dokončené, vykonané, splnené,
  kész, elvégezve, befejezve, megtörtént, teljesítve, fizetve, gata, finalizat, efectuat, terminat, făcut, realizat, rezolvat, tamamlandı, yapıldı, bitti, έγινε, ολοκληρώθηκε, τέλος,
  εντάξει, сделано, выполнено, готово, завершено, оплачено, зроблено, виконано, изпълнено, завършено, gotovo, obavljeno, završeno, napravljeno, odrađeno, opravljeno, zaključeno, narejeno, tehtud,
  lõpetatud, izdarīts, pabeigts, atlikta, baigta, padaryta, lokið, búið, klárað, 完了, 済, 已完成, 완료, concluida, effectue en retard, completed late, completed early, done late`);

/** Words for work that wasn't, or that no one did yet. */
const open =
  words(`open todo to do pending progress scheduled planned upcoming started inprogress process not started overdue deferred hold backlog testing waiting booked ordered
  requested quoted quote draft tentative skipped skip cancelled canceled missed postponed snoozed late due rejected declined abandoned wont undone incomplete unfinished never estimate offer
  dropped delayed active new idea maybe someday wishlist assigned unassigned failed stuck blocked needs action in on need action reopened ongoing future proposed called off later tbd tbc
  ouvert ouverte à faire pas fait faite non fait en cours prévu prévue planifié planifiée annulé annulée reporté reportée attente en retard devis programmé programmée abandonné à venir commencé demandé
  sauté ignoré offen geplant läuft in arbeit bearbeitung nicht begonnen erledigt wartet verschoben abgesagt storniert übersprungen ausstehend angefragt bestellt überfällig zurückgestellt abgebrochen vorgesehen
  angebot offerte kostenvoranschlag anstehend wartend wartet auf pendiente proceso en curso planificado planificada previsto prevista programado programada cancelado cancelada aplazado aplazada pospuesto
  presupuesto atrasado anulado anulada sin hacer por hacer da fare in corso previsto prevista pianificato pianificata programmato programmata annullato annullata rimandato rimandata sospeso attesa
  preventivo saltato rinviato rinviata a fazer por fazer pendente andamento em planejado planejada planeado planeada agendado agendada adiado adiada orçamento aguardando atrasada niet nog te doen
  gepland lopend bezig geannuleerd uitgesteld wacht overgeslagen offerteaanvraag begonnen openstaand afgezegd att göra gøre gjøre inte ikke ej pågår pågående planerad planerat planlagt planlagd inställd inställt avbokad
  avbruten uppskjuten uppskjutet väntar påbörjad försenad offert aflyst udsat udskudt afventer i gang igang avlyst utsatt venter forsinket påbegynt tilbud tekemättä kesken suunniteltu peruttu siirretty
  odottaa avoin myöhässä tarjous aloittamatta do zrobienia w trakcie toku planowane planowany zaplanowane zaplanowano odwołane anulowane przełożone oczekuje czeka niezrobione niewykonane pominięte wycena oferta otwarte
  k provedení probíhá plánováno naplánováno zrušeno odloženo čeká nehotovo nezahájeno nabídka zrušené odložené plánované prebieha nie je terv tervezett tervezve folyamatban törölve elhalasztva nyitott függőben ajánlat
  várakozik lemondva de făcut în curs lucru planificat planificată anulat anulată amânat amânată așteptare nefăcut ofertă deschis planlandı planlanıyor bekliyor beklemede iptal edildi ertelendi yapılacak
  devam ediyor teklif ακυρώθηκε εκκρεμεί προγραμματισμένο εξέλιξη σε προσφορά αναβλήθηκε запланировано отменено отложено процессе в работе ожидает план открыто заплановано скасовано відкладено процесі планирано отменено
  planirano otkazano odgođeno tijeku u čeka načrtovano odpovedano preloženo teku plaanis tühistatud edasi lükatud ootel plānots atcelts atlikts gaida planuojama suplanuota atšaukta atidėta laukia
  áætlað aflýst frestað 未完了 予定 未着手 未完成 예정`);

/** Whether a cell says that the work was done, or that it wasn't; undefined for other words. */
export function stateOf(cell: Cell): boolean | undefined {
  const text = String(cell);
  if (ticks.test(text)) return true;
  // Programs count what was given up below nothing.
  if (crosses.test(text) || /^\s*[-−]\d/.test(text)) return false;
  const [, percent] = /^\s*(\d{1,3})(?:[.,]\d+)?\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) return percent === '100';
  const found = plainWords(text);
  const phrase = found.join(' ');
  if (phrase === '') return undefined;
  if (done.has(phrase.replace(/ (late|early)$/, '')) || yes.has(phrase)) return true;
  if (no.has(phrase)) return false;
  const areOpen = found.every((word) => open.has(word) || no.has(word));
  return areOpen && found.some((word) => !particles.has(word)) ? false : undefined;
}

/** Words that say of work that wasn't done only beside others. */
const weak = words(
  'a à in on en em to i u se v w de da por for te nog new open late due later active called off need needs process hold is it not nicht niet non pas ikke inte ej nie sin fait faite done completed complete finished erledigt assigned idea failed never ne ouvert offen niet no',
);

/** In characters. */
const longestState = 40;

/** Whether the cell says in words of its own that nothing was done, such as `planned`, and doesn't only answer no. */
export function saysUndone(cell: Cell): boolean {
  if (String(cell).length > longestState) return false;
  const found = plainWords(String(cell));
  return (
    found.length > 0 &&
    found.every((word) => open.has(word)) &&
    found.some((word) => !weak.has(word)) &&
    !done.has(found.join(' '))
  );
}

/** Whether the cell is a state in words, not an answer, so that no heading needs to say so. */
export const isStateWord = (cell: Cell): boolean => done.has(plainWords(String(cell)).join(' ')) || saysUndone(cell);
