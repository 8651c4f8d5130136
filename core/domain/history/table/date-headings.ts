import { wordsOfHeading } from './heading-text.ts';

/** The beginnings of words in headings of days on which work was done. */
const done =
  /^(?:complet|finish|done|perform|achev|termine|realis|realiz|effectu|execut|fait|erledig|abgeschlos|ausgefuhrt|ausfuhr|durchgefuhrt|durchfuhr|fertig|hech|conclu|feit[oa]|esegu|fatt[oa]|gedaan|uitgevoerd|uitvoer|voltooi|afgerond|utfor|slutfor|genomfor|gennemfor|udfor|ferdig|gjort|tehty|valmis|suorit|wykona|zakoncz|ukoncz|zrobi|hotov|proved|dokonc|vykonan|kesz|elvegz|befejez|finaliz|terminat|efectuat|tamamlan|yapil|ολοκληρ|εκτελ|εγινε|выполн|заверш|сделан|виконан|изпълн|izvrsen|obavljen|zavrsen|opravljen|tehtud|izpild|atlik|lokid)/u;

/** Of days on which it was to be done, or was only thought about. */
const due =
  /^(?:due|plan|schedul|deadline|target|next|request|quote|echeance|prevu|previ|prochain|devis|fallig|geplant|soll|terminu|nachst|anfrage|angebot|frist|vencim|vence|proxim|prossim|scaden|pianific|programm|programad|agendad|gepland|vervalt|volgend|forfall|forfald|nasta|naest|erapaiv|suunnit|seuraav|maarapa|zaplanow|nastepn|splatn|pristi|hatarid|tervez|kovetk|urmator|termen|vade|sonraki|προγραμμ|επομεν|προθεσμ|план|срок|следующ|наступн|следващ|rok$|sljedec|naslednj|tahtaeg|termins|kita)/u;

/** The day until which work is to be done, in Polish, Czech and Slovak. */
const deadline = /\btermin (?:wykon|realiz|zakon|ukon|proved|dokon|vykon|splat|plat)/;

/** Of days that say nothing of when work was done. */
const other =
  /^(?:creat|updat|modif|edit|added|remind|rappel|erinner|warrant|guarant|garant|gewahr|expir|until|valid|ablauf|gultig|jusqu|birth|built|sold|insur|assur|versicher|cree|ajout|erstellt|angelegt|geandert|cread|oprett|skapad|opprett|utworz|zmodyf|vytvor|letrehoz|recordat|promemoria|lembr|herinner|paminn|paamin|przypom|pripom|emlekez|zaruka|zaruc|garancia|jotall|takuu|gwaranc|гарант|создан|напомин|εγγυ|lifetime|snooze)/u;

/** Of days around the work, on which it was ordered, arranged or paid. They count where there is no other. */
const around =
  /^(?:order|appoint|booked|booking|commande|rdv|termin$|termin[vy]$|auftrag|bestell|besteld|afspraak|bestallt|bestilt|aftalt|avtalt|bokad|zamow|objedn|rendel|paid|pay|invoic|bill|factur|rechnung|bezahl|zahl|pagad|pagam|pagat|pago|fattur|fatur|betaal|betal|fakt|maksu|zaplac|platn|szamla|fizet|plata|platit|odeme|πληρω|τιμολ|оплат|счет)/u;

type DayHeading = 'done' | 'due' | 'other' | 'around' | undefined;

/** Which days a heading says are below it; undefined if it doesn't say. What is planned comes before what was done. */
export function dayHeadingOf(heading: string): DayHeading {
  const text = wordsOfHeading(heading);
  const words = text.split(' ');
  const any = (stems: RegExp) => words.some((word) => stems.test(word));
  if (any(due) || deadline.test(text)) return 'due';
  if (any(done)) return 'done';
  if (any(around)) return 'around';
  return any(other) ? 'other' : undefined;
}
