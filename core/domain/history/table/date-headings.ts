import { wordsOfHeading } from './heading-text.ts';

/** The beginnings of words in headings of days on which work was done. */
const done =
  /^(?:complet|finish|done|perform|achev|termine|realis|realiz|effectu|execut|fait|erledig|abgeschlos|ausgefuhrt|ausfuhr|durchgefuhrt|durchfuhr|fertig|hech|conclu|feit[oa]|esegu|eseguit|fatt[oa]|gedaan|uitgevoerd|uitvoer|voltooi|afgerond|utfor|slutfor|genomfor|gennemfor|udfor|ferdig|gjort|tehty|valmis|suorit|wykona|zakoncz|ukoncz|zrobi|hotov|proved|dokonc|vykonan|kesz|elvegz|befejez|finaliz|terminat|efectuat|tamamlan|yapil|ολοκληρ|εκτελ|εγινε|выполн|заверш|сделан|виконан|изпълн|izvrsen|obavljen|zavrsen|opravljen|tehtud|izpild|atlik|lokid)/u;

/** Of days on which it was to be done, or was asked for. */
const due =
  /^(?:due|plan|schedul|deadline|target|next|booked|order|request|quote|appoint|echeance|prevu|previ|prochain|commande|devis|rdv|fallig|geplant|soll|termin$|terminu|termin[vy]$|nachst|auftrag|bestell|anfrage|angebot|frist|vencim|vence|proxim|prossim|scaden|pianific|programm|programad|agendad|gepland|plan|vervalt|volgend|besteld|afspraak|forfall|forfald|nasta|naest|bestallt|bestilt|aftalt|avtalt|bokad|erapaiv|suunnit|seuraav|maarapa|planowan|zaplanow|nastepn|zamow|splatn|pristi|planov|objedn|hatarid|tervez|kovetk|rendel|scadent|urmator|planific|termen|vade|sonraki|προγραμμ|επομεν|προθεσμ|план|срок|следующ|наступн|следващ|rok$|sljedec|naslednj|tahtaeg|termins|kita)/u;

/** Of days that say nothing of when work was done. */
const other =
  /^(?:creat|updat|modif|edit|added|remind|rappel|erinner|warrant|guarant|garant|gewahr|expir|expiry|until|valid|ablauf|gultig|jusqu|birth|built|sold|insur|assur|versicher|cree|ajout|erstellt|angelegt|geandert|cread|creat|oprett|skapad|opprett|utworz|zmodyf|vytvor|letrehoz|recordat|promemoria|lembr|herinner|paminn|paamin|przypom|pripom|emlekez|zaruka|zaruc|garancia|jotall|takuu|gwaranc|гарант|создан|напомин|εγγυ|lifetime|snooze)/u;

/** Of days on which it was only paid, which count where there is no other. */
const paid =
  /^(?:paid|pay|invoic|bill|factur|rechnung|bezahl|zahl|paye|pagad|pagam|pagat|pago|fattur|fatur|betaal|betal|faktur|fakt|maksu|zaplac|platn|szamla|fizet|plata|platit|odeme|πληρω|τιμολ|оплат|счет)/u;

type DayHeading = 'done' | 'due' | 'other' | 'paid' | undefined;

/** Which days a heading says are below it; undefined if it doesn't say. What is planned comes before what was done. */
export function dayHeadingOf(heading: string): DayHeading {
  const words = wordsOfHeading(heading).split(' ');
  const any = (stems: RegExp) => words.some((word) => stems.test(word));
  if (any(due)) return 'due';
  if (any(done)) return 'done';
  if (any(paid)) return 'paid';
  return any(other) ? 'other' : undefined;
}
