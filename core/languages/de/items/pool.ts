import type { ItemWords } from '../../item-words.ts';

export const pool = {
  name: 'Pool',
  tasks: {
    'pool.test-water': {
      title: 'Poolwasser vollständig testen und einstellen',
      why: 'Chlor tötet Keime nur, solange der pH-Wert stimmt, und beides hängt von Alkalität und Stabilisator ab. Diese verschieben sich über Wochen, und der Schnelltest vor dem Baden zeigt sie nicht.',
      steps: [
        'Machen Sie den Schnelltest auf Chlor und pH weiter. Machen Sie ihn vor jedem Baden, mindestens zwei- oder dreimal pro Woche, solange der Pool offen ist, und nach einem Unwetter oder einem Tag mit viel Betrieb.',
        'Nehmen Sie eine Probe in Ellbogentiefe, entfernt von den Einlässen. Testen Sie freies Chlor, pH und Gesamtalkalität.',
        'Testen Sie jedes zweite Mal auch den Stabilisator (Cyanursäure). Testen Sie die Kalziumhärte einmal pro Saison.',
        'Stellen Sie zuerst die Alkalität auf 80 bis 120 mg/l (ppm) ein und dann den pH auf 7,0 bis 7,8.',
        'Halten Sie freies Chlor bei 1 mg/l oder mehr, mit Stabilisator bei 2 mg/l oder mehr. Halten Sie den Stabilisator bei 30 bis 50 mg/l: Zu viel bremst das Chlor, und nur frisches Wasser senkt ihn.',
        'Dosieren Sie ein Mittel nach dem anderen, wie das Etikett für Ihr Volumen sagt, bei laufender Pumpe und ohne Menschen im Pool. pH-Minus ist eine Säure: Lassen Sie die Pumpe zwischen ihm und Chlor stundenlang laufen.',
        'Testen Sie noch einmal, bevor jemand badet. Notieren Sie die Werte, damit Sie sehen, was sich verschiebt.',
      ],
      firstReason: 'Finden Sie heraus, was der Schnelltest vor dem Baden nicht zeigt',
      safety:
        'Geben Sie Chemikalien ins Wasser, nie Wasser auf Chemikalien. Lassen Sie nie zwei Mittel zusammenkommen, weder zwei Arten Chlor noch Säure und Chlor, auch nicht im Messlöffel. Die Mittel können Sie verätzen oder giftiges Gas abgeben. Lagern Sie sie trocken, getrennt und verschlossen.',
    },
    'pool.brush-walls': {
      title: 'Pool bürsten, Skimmer leeren und Filterdruck ablesen',
      why: 'Algen beginnen in Ecken und auf Stufen, wo sich das Wasser kaum bewegt. Bürsten löst sie, sodass das Chlor sie töten kann. Bleiben sie, wird der Pool grün.',
      steps: [
        'Machen Sie zuerst den Schnelltest auf Chlor und pH, und fischen Sie dann das Laub mit dem Netz ab.',
        'Bürsten Sie Wände, Stufen und hinter der Leiter von der Wasserlinie abwärts. Nehmen Sie auf Folie eine weiche, auf Fliesen eine härtere Bürste.',
        'Wischen Sie den Fettrand mit Poolschwamm und Poolreiniger. Nehmen Sie keine Haushaltsmittel.',
        'Saugen Sie den Boden in langsamen Bahnen, oder starten Sie den Roboter. Leiten Sie sehr schmutziges Wasser am Filter vorbei ab.',
        'Schalten Sie die Pumpe aus, und leeren Sie die Körbe von Skimmer und Pumpe.',
        'Schalten Sie die Pumpe ein, und lesen Sie das Manometer des Filters ab. Zeigt es 0,5 bar mehr als nach der letzten Reinigung, spülen Sie heute den Filter zurück, oder spülen Sie seine Kartusche.',
        'Leeren Sie in warmen Wochen alle zwei oder drei Tage den Skimmerkorb, und bürsten Sie einmal pro Woche die Ecken, und lassen Sie den Roboter laufen.',
      ],
      firstReason: 'Lösen Sie die Algen in den Ecken, bevor sie das Wasser grün machen',
      safety:
        'Halten Sie Metallstangen von Freileitungen fern. Schalten Sie den Roboter aus, und nehmen Sie ihn heraus, bevor jemand badet. Arbeiten Sie nicht allein am Rand, wenn Sie nicht schwimmen können. Stoppen Sie die Pumpe, bevor Sie das Filterventil drehen, und öffnen Sie nie einen Filter oder eine Pumpe unter Druck: Der Deckel kann wegfliegen.',
    },
    'pool.clean-filter': {
      title: 'Poolfilter rückspülen oder seine Kartusche spülen',
      why: 'Der Filter hält alles, was Sie losgebürstet haben. Füllt er sich, sinkt der Durchfluss, die Pumpe arbeitet schwerer, und die Chemikalien verteilen sich nicht mehr.',
      steps: [
        'Lesen Sie das Manometer immer ab, wenn Sie die Körbe leeren. Hayward rät zur Reinigung, sobald es 0,5 bar über dem Wert nach der letzten zeigt. Reinigen Sie den Filter jetzt in jedem Fall.',
        'Sandfilter: Stoppen Sie die Pumpe, und drehen Sie das Ventil auf Rückspülen. Lassen Sie die Pumpe laufen, bis das Schauglas klar ist, etwa zwei Minuten.',
        'Stoppen Sie dann die Pumpe, drehen Sie das Ventil auf Nachspülen, und lassen Sie die Pumpe 30 bis 60 Sekunden laufen. Stoppen Sie sie wieder, bevor Sie das Ventil auf Filtern zurückdrehen.',
        'Kartuschenfilter: Stoppen Sie die Pumpe, lassen Sie den Druck ab, öffnen Sie den Filter, und spritzen Sie jede Falte von oben nach unten ab.',
        'Starten Sie die Pumpe, entlüften Sie, und notieren Sie den neuen Druck.',
        'Füllen Sie den Pool nach, und machen Sie vor dem nächsten Baden den Schnelltest.',
      ],
      firstReason: 'Notieren Sie den Druck eines sauberen Filters, um später zu vergleichen',
      safety:
        'Drehen Sie das Ventil nur bei stehender Pumpe. Öffnen Sie nie einen Filter unter Druck: Der Deckel kann mit tödlicher Wucht wegfliegen. Leiten Sie Rückspülwasser nur dorthin, wo Ihre örtlichen Regeln es erlauben.',
    },
    'pool.check-barrier': {
      title: 'Zaun, Tor, Abdeckung und Alarm des Pools prüfen',
      why: 'Ein Kind kann innerhalb von Minuten lautlos ertrinken. Die häufigste Lücke ist ein Tor, das nicht mehr von selbst schließt, und Sie finden sie nur durch Probieren.',
      steps: [
        'Öffnen Sie das Tor eine Handbreit, und lassen Sie los, öffnen Sie es dann weit, und lassen Sie los. Beide Male muss es von selbst schließen und einrasten.',
        'Ziehen und rütteln Sie am eingerasteten Tor, und drücken Sie dann auf die untere Leiste, wie ein kletterndes Kind es täte.',
        'Gehen Sie den Zaun ab. Von außen gemessen muss er mindestens [[FR: 1,1 m | 1,2 m]] hoch sein, ohne Lücke breiter als 10 cm und ohne Kletterhilfe für ein Kind in der Nähe.',
        'Haben Sie eine Sicherheitsabdeckung, verriegeln Sie sie, und ziehen Sie an den Rändern. Haben Sie einen Poolalarm, lösen Sie ihn einmal aus.',
        'Beheben Sie jeden Mangel vor dem nächsten Baden, und halten Sie kleine Kinder bis dahin im Haus.',
      ],
      firstReason: 'Sorgen Sie dafür, dass kein kleines Kind allein ans Wasser kommt',
      safety:
        'Keine Sperre ersetzt Erwachsene, die in Armreichweite aufpassen. Stellen Sie das Tor nie offen fest. [[AU: Ihr Bundesstaat oder Ihre Gemeinde kann auch verlangen, den Pool anzumelden und seine Sperre bescheinigen zu lassen. | FR: Das Gesetz verlangt eine Sperre, Abdeckung, Überdachung oder einen Alarm, der jeweils der Norm entspricht. | Das Gesetz an Ihrem Wohnort kann mehr als diese Prüfungen verlangen.]]',
      tenant:
        'Melden Sie der Vermietung ein defektes Tor, eine defekte Abdeckung oder einen defekten Alarm sofort, und sperren Sie den Weg zum Pool.',
    },
    'pool.check-drains': {
      title: 'Abdeckungen der Abläufe und Rettungsgerät des Pools prüfen',
      why: 'Die Pumpe saugt durch einen offenen Ablauf stark genug, um ein Kind an Haar oder Hand unter Wasser zu halten. Und bei einem Unfall bleibt keine Zeit, eine Stange zu suchen.',
      steps: [
        'Stoppen Sie die Pumpe. Sehen Sie sich jeden Ablauf, Skimmer und jede Ansaugung an: Die Abdeckung muss da, ganz und gewölbt statt flach sein.',
        'Prüfen Sie jede erreichbare Schraube, und ersetzen Sie eine rissige, lose oder abgelaufene Abdeckung.',
        'Prüfen Sie, ob alle zu Hause den Schalter kennen, der die Pumpe stoppt.',
        'Hängen Sie eine Rettungsstange und einen Ring so auf, dass man sie vom Wasser aus sieht.',
        'Hängen Sie die Notrufnummer {emergency number} aus und wie man ein Kind wiederbelebt.',
        'Finden Sie heraus, wann die Aufsichtspersonen zuletzt einen Erste-Hilfe-Kurs gemacht haben.',
      ],
      firstReason: 'Eine fehlende Ablaufabdeckung kann Badende unter Wasser halten',
      safety:
        'Lassen Sie niemanden ins Wasser, solange eine Ablaufabdeckung fehlt, lose oder kaputt ist, und lassen Sie die Pumpe aus.',
      tenant:
        'Fehlt eine Abdeckung oder ist sie kaputt, stoppen Sie die Pumpe, und bitten Sie die Vermietung noch am selben Tag um eine neue.',
    },
    'pool.open-season': {
      title: 'Pool öffnen und das Wasser einstellen',
      why: 'Unter 12 °C wachsen kaum Algen. Ein kühl geöffneter Pool braucht eine Dosis Chlor. Ein warm und grün geöffneter braucht eine Woche lang Chlor.',
      steps: [
        'Pumpen Sie das Wasser von der Abdeckung, reinigen und trocknen Sie sie, und nehmen Sie Schwimmkörper und Stopfen heraus.',
        'Füllen Sie den Pool bis zur Mitte des Skimmers. Setzen Sie Ablassschrauben und Körbe ein, füllen Sie die Pumpe, und starten Sie sie.',
        'Achten Sie auf Lecks, bürsten und saugen Sie, und lassen Sie dann den Filter einen Tag laufen.',
        'Testen Sie die Alkalität, bringen Sie sie auf 80 bis 120 mg/l, und korrigieren Sie dann den pH. Wenn Sie Stabilisator verwenden, bringen Sie ihn auf 30 bis 50 mg/l.',
        'Machen Sie abends eine Schockchlorung nach Etikett, und lassen Sie den Filter die Nacht durchlaufen.',
        'Lassen Sie erst baden, wenn Sie den Boden klar sehen und Chlor und pH im Bereich sind. Testen Sie ab jetzt vor jedem Baden.',
      ],
      firstReason: 'Kühles, klares Wasser braucht eine Dosis Chlor, grünes viele',
      safety:
        'Öffnen Sie alte Chemikalienbehälter draußen mit abgewandtem Gesicht. Bringen Sie verklumptes oder feuchtes Chlor zur Schadstoffsammelstelle; geben Sie es nie in den Pool. Halten Sie den Zaun geschlossen, solange die Abdeckung ab ist.',
    },
    'pool.winterise': {
      title: 'Pool für den Winter schließen',
      why: 'Vor der Ruhe eingestelltes Wasser ist beim Öffnen klar. Wo es friert, sprengt Eis auch Pumpen, Filter und Skimmer, und eine neue Pumpe kostet weit mehr als die Arbeit eines Vormittags.',
      steps: [
        'Warten Sie, bis das Wasser unter 15 °C bleibt, besser unter 12 °C. Saugen Sie den Pool, stellen Sie den pH ein, und geben Sie Überwinterungsmittel nach Etikett dazu.',
        'Reinigen Sie den Filter ein letztes Mal. Wo es friert, senken Sie das Wasser unter Skimmer und Einlässe, aber leeren Sie den Pool nie.',
        'Schalten Sie den Stromkreis der Pumpe am Sicherungskasten aus.',
        'Wo es friert, öffnen Sie die Ablassschrauben von Pumpe, Filter und Heizung, und legen Sie sie in den Pumpenkorb.',
        'Leeren und verschließen Sie dort auch die Rohre, und legen Sie Eisdruckpolster in Skimmer und Pool.',
        'Legen und verriegeln Sie die Winterabdeckung. Halten Sie den ganzen Winter Regenwasser und Schnee davon fern.',
      ],
      firstReason: 'Ein sorgfältig geschlossener Pool öffnet klar und unbeschädigt',
      safety:
        'Prüfen Sie, dass der Strom aus ist, bevor Sie Pumpe oder Heizung öffnen. Kleinkinder können in den Pfützen auf einer Abdeckung ertrinken: Nehmen Sie eine, die das Gewicht eines Menschen trägt, oder halten Sie den Zaun verschlossen.',
    },
  },
} as const satisfies ItemWords;
