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

/** Words for work that was done, in the words of programs and of people. */
const done =
  phrases(`done, complete, completed, ok, okay, finished, closed, resolved, confirmed, paid, archived, success, performed, serviced, executed, fixed, all done, fait, faite, faits,
  terminé, terminée, effectué, effectuée, réalisé, réalisée, achevé, clos, clôturé, fini, réglé, payé, erledigt, abgeschlossen, fertig, gemacht, bezahlt, durchgeführt,
  ausgeführt, beendet, behoben, hecho, hecha, completado, completada, terminado, terminada, realizado, realizada, finalizado, finalizada, pagado, fatto, fatta,
  completato, completata, finito, eseguito, eseguita, concluso, chiuso, pagato, feito, feita, concluído, concluída, pago, completo, executado, gedaan, klaar, voltooid,
  afgerond, gereed, uitgevoerd, betaald, afgehandeld, voldaan, klar, klart, färdig, utförd, utfört, slutförd, avslutad, gjort, betald, betalt, ferdig, utført, fullført,
  færdig, udført, afsluttet, gennemført, løst, valmis, tehty, suoritettu, maksettu, zrobione, wykonane, wykonano, gotowe, zakończone, ukończone, zapłacone, hotovo, hotové,
  dokončeno, provedeno, splněno, vyřízeno, zaplaceno, dokončené, vykonané, splnené, kész, elvégezve, befejezve, megtörtént, teljesítve, fizetve, gata, finalizat, efectuat,
  terminat, făcut, realizat, rezolvat, tamamlandı, yapıldı, bitti, έγινε, ολοκληρώθηκε, τέλος, εντάξει, сделано, выполнено, готово, завершено, оплачено, зроблено,
  виконано, изпълнено, завършено, gotovo, obavljeno, završeno, napravljeno, odrađeno, opravljeno, zaključeno, narejeno, tehtud, lõpetatud, izdarīts, pabeigts, atlikta,
  baigta, padaryta, lokið, búið, klárað, 完了, 済, 已完成, 완료`);

/** What people and programs write of work that wasn't done. */
const notDone =
  phrases(`todo, to do, to be done, skipped, cancelled, canceled, missed, postponed, rejected, declined, abandoned, wont do, wont fix, wont, undone, incomplete,
  unfinished, need to do, called off, not yet, not started, à faire, annulé, annulée, reporté, reportée, abandonné, ignoré, pas encore, pas commencé,
  nicht begonnen, abgesagt, storniert, übersprungen, zurückgestellt, noch nicht, zu erledigen, zu tun, noch zu tun, cancelado, cancelada, aplazado,
  aplazada, pospuesto, pospuesta, anulado, anulada, sin hacer, por hacer, todavía no, da fare, annullato, annullata, rimandato, rimandata, rinviato,
  rinviata, non ancora, a fazer, por fazer, adiado, adiada, ainda não, te doen, nog te doen, geannuleerd, uitgesteld, overgeslagen, niet begonnen,
  afgezegd, nog niet, att göra, avbokad, uppskjuten, uppskjutet, ännu inte, ej påbörjad, at gøre, skal gøres, aflyst, udsat, udskudt, endnu ikke, å
  gjøre, må gjøres, avlyst, utsatt, ennå ikke, tekemättä, peruttu, aloittamatta, ei vielä, do zrobienia, odwołane, anulowane, przełożone, niezrobione,
  niewykonane, pominięte, jeszcze nie, k provedení, zrušeno, odloženo, nehotovo, nezahájeno, ještě ne, zrušené, odložené, ešte nie, törölve,
  elhalasztva, lemondva, még nem, de făcut, anulat, anulată, amânat, amânată, nefăcut, încă nu, iptal, iptal edildi, ertelendi, yapılacak, ακυρώθηκε,
  αναβλήθηκε, отменено, отложено, скасовано, відкладено, otkazano, odgođeno, odpovedano, preloženo, tühistatud, edasi lükatud, atcelts, atlikts,
  atšaukta, atidėta, frestað, 未完了, 未着手, 未完成`);

/** The same of work that no one did yet. In a note, it may be of what comes next. */
const open =
  phrases(`pending, in progress, inprogress, in process, scheduled, planned, upcoming, overdue, deferred, on hold, backlog, waiting, booked, ordered, requested,
  quoted, quote, tentative, snoozed, estimate, delayed, someday, wishlist, unassigned, needs action, action needed, reopened, ongoing, future, proposed,
  tbd, tbc, en cours, prévu, prévue, planifié, planifiée, en attente, attente, devis, programmé, programmée, à venir, demandé, geplant, in arbeit, in
  bearbeitung, wartet, wartend, wartet auf, ausstehend, angefragt, bestellt, überfällig, vorgesehen, angebot, kostenvoranschlag, anstehend, pendiente,
  en proceso, en curso, planificado, planificada, previsto, prevista, programado, programada, presupuesto, in corso, pianificato, pianificata,
  programmato, programmata, in sospeso, attesa, in attesa, pendente, em andamento, em curso, planejado, planejada, planeado, planeada, agendado,
  agendada, orçamento, aguardando, gepland, bezig, mee bezig, wacht, in de wacht, offerteaanvraag, openstaand, pågår, pågående, planerad, planerat,
  inställd, inställt, väntar, planlagt, planlagd, afventer, i gang, igang, venter, kesken, suunniteltu, odottaa, tarjous, w trakcie, w toku, planowane,
  planowany, zaplanowane, zaplanowano, oczekuje, czeka, wycena, probíhá, plánováno, naplánováno, čeká, nabídka, plánované, prebieha, terv, tervezett,
  tervezve, folyamatban, függőben, ajánlat, várakozik, în curs, în lucru, planificat, planificată, așteptare, în așteptare, planlandı, planlanıyor,
  bekliyor, beklemede, devam ediyor, teklif, εκκρεμεί, προγραμματισμένο, σε εξέλιξη, προσφορά, запланировано, в процессе, в работе, ожидает, план,
  заплановано, в процесі, планирано, planirano, u tijeku, u toku, načrtovano, v teku, plaanis, ootel, plānots, gaida, planuojama, suplanuota, laukia,
  áætlað, 予定, 예정`);

/** The same in a column of states. Elsewhere, it may be of the thing, such as a blown fuse or a door with a draft. */
const openHere =
  phrases(`open, new, active, assigned, idea, maybe, failed, never, stuck, blocked, testing, started, later, due, progress, process, action, ouvert, ouverte, commencé, offen,
  begonnen, påbörjad, påbegynt, avoin, otwarte, nyitott, deschis, открыто, ny, nieuw, neu, nouveau, nuevo, nuovo, novo, hold, draft, skip, dropped, offer, sauté, läuft,
  verschoben, abgebrochen, offerte, sospeso, saltato, lopend, lopende, avbruten, offert, tilbud, siirretty, oferta, preventivo`);

/** How work is, or was, that should have been earlier. */
const late =
  phrases(`late, early, on time, en retard, en avance, verspätet, pünktlich, con retraso, atrasado, atrasada, in ritardo, com atraso, te laat, op tijd, försenad, försenat,
  forsinket, myöhässä, z opóźnieniem, pozdě, késve, cu întârziere, geç, с опозданием`);

/** What makes the contrary of the word after it. */
const negations = words('not nicht pas non niet inte ikke ej nie ne nem nu no não ei nav nije ni не ні δεν không');

/** Words that say nothing of the state. */
const fillers = words('on for the of is it be to by op auf för på na je de du wird work yet noch nog még der die da');

/** In words. */
const longestPhrase = 4;

type Part = 'done' | 'notDone' | 'open' | 'openHere' | 'late';

const phraseOf: ReadonlyMap<string, Part> = new Map(
  (
    [
      ['done', done],
      ['openHere', openHere],
      ['late', late],
      ['open', open],
      ['notDone', notDone],
    ] as const
  ).flatMap(([part, all]) => [...all].map((phrase) => [phrase, part] as const)),
);

/** What a part of a state says, and of how many words it is, from its first. Undefined if no phrase begins there. */
function partAt(found: readonly string[], at: number): { readonly part: Part; readonly length: number } | undefined {
  for (let length = Math.min(longestPhrase, found.length - at); length > 0; length--) {
    const part = phraseOf.get(found.slice(at, at + length).join(' '));
    if (part) return { part, length };
  }
  return undefined;
}

/** The parts of which a state is made, such as `not done` or `planned, quote requested`; undefined with other words in it. */
function partsOf(found: readonly string[]): ReadonlySet<Part> | undefined {
  const parts = new Set<Part>();
  let isNegated = false;
  for (let at = 0; at < found.length; ) {
    const next = partAt(found, at);
    const word = found[at] ?? '';
    if (next) {
      parts.add(isNegated && next.part === 'done' ? 'notDone' : next.part);
      // `not yet` makes the contrary of what is after it too.
      isNegated = found.slice(at, at + next.length).some((each) => negations.has(each));
    } else if (negations.has(word)) isNegated = true;
    else if (!fillers.has(word)) return undefined;
    at += next?.length ?? 1;
  }
  return parts;
}

/** In characters. */
export const longestState = 40;

/** Whether a cell says that the work was done, or that it wasn't; undefined for other words. */
export function stateOf(cell: Cell): boolean | undefined {
  const text = String(cell).trim();
  if (text.length > longestState) return undefined;
  if (ticks.test(text)) return true;
  // Programs count what was given up below nothing.
  if (crosses.test(text) || /^\s*[-−]\d/.test(text)) return false;
  const [, percent] = /^\s*(\d{1,3})(?:[.,]\d+)?\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) return percent === '100';
  const found = plainWords(text);
  const phrase = found.join(' ');
  if (phrase === '') return undefined;
  if (done.has(phrase) || yes.has(phrase)) return true;
  if (no.has(phrase)) return false;
  const parts = partsOf(found);
  if (!parts || parts.size === 0) return undefined;
  if (!parts.has('done')) return false;
  // What was done too late was done; what was only begun or ordered, we can't say.
  return (['notDone', 'open', 'openHere'] as const).some((part) => parts.has(part)) ? undefined : true;
}

/** Whether the cell only ticks or answers yes, as in a list whose other lines have nothing. */
export const isTick = (cell: Cell): boolean =>
  ticks.test(String(cell)) || (String(cell).length <= longestState && yes.has(plainWords(String(cell)).join(' ')));

function saysOnly(cell: Cell, wanted: readonly Part[]): boolean {
  if (String(cell).length > longestState) return false;
  const parts = partsOf(plainWords(String(cell)));
  return parts !== undefined && wanted.some((part) => parts.has(part)) && !parts.has('done');
}

/** Whether the cell says in words of its own that nothing was done, such as `planned`, and doesn't only answer no. */
export const saysUndone = (cell: Cell): boolean => saysOnly(cell, ['notDone', 'open']);

/** Whether it says so of work that has a day, such as `cancelled`: a note that is only `booked` may be of how it came about. */
export const saysNotDone = (cell: Cell): boolean => saysOnly(cell, ['notDone']);

/** Whether the cell is a state in words, not an answer, so that no heading needs to say so. */
export const isStateWord = (cell: Cell): boolean => done.has(plainWords(String(cell)).join(' ')) || saysUndone(cell);

/** Whether the cell is a state of work, and not only a word that may be of the thing. */
export function isStateOfWork(cell: Cell): boolean {
  const parts = partsOf(plainWords(String(cell)));
  return stateOf(cell) !== undefined && !(parts?.has('openHere') && parts.size === 1);
}
