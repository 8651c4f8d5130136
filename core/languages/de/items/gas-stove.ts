import type { ItemWords } from '../../item-words.ts';

export const gasStove = {
  name: 'Gasherd',
  tasks: {
    'gas-stove.book-service': {
      title: 'Jährliche Gasprüfung vereinbaren',
      why: 'Ein Gaskochfeld hat keinen Abgaszug, Sie atmen also alles ein, was ein fehlerhafter Brenner erzeugt. Die Prüfung misst Kohlenmonoxid und beweist, dass die Leitungen dicht sind.',
      steps: [
        'Wählen Sie [[GB: einen Fachbetrieb aus dem Gas Safe Register | US CA: einen zugelassenen Sanitär- oder Gasfachbetrieb | PL: Prüfer für die jährliche Kontrolle nach Artikel 62 des Baugesetzes | FR: einen zertifizierten Gasfachbetrieb oder eine Prüfstelle wie Qualigaz | IN: den Fachdienst Ihres Gasversorgers | einen zugelassenen Gasfachbetrieb]], und prüfen Sie an der Tür Ausweis oder Zulassung.',
        'Bitten Sie um eine Dichtheitsprüfung und Prüfungen von Gasdruck, Flammen und Zündsicherungen.',
        'Lassen Sie auch Gashahn, Leitung und Luftzufuhr des Raums prüfen.',
        'Lassen Sie den flexiblen Schlauch ersetzen, wenn er rissig oder abgelaufen ist.',
        'Lassen Sie beim selben Besuch andere Gasgeräte prüfen.',
        'Bewahren Sie den Bericht auf. Benutzen Sie nichts, was als unsicher gekennzeichnet wurde.',
      ],
      firstReason: 'Ein Kochfeld hat keinen Abgaszug, nur eine Prüfung zeigt, was es abgibt',
      safety:
        'Riechen Sie Gas? Berühren Sie keine Schalter. Löschen Sie Flammen, und öffnen Sie auf dem Weg hinaus Fenster. Schließen Sie den Gashahn, wenn es gefahrlos geht, gehen Sie mit allen hinaus, und rufen Sie von dort {any gas number} an.',
      tenant:
        '[[AU: In Victoria verlangt das Gesetz in Mietwohnungen alle zwei Jahre eine Prüfung. | GB: Das Gesetz verlangt alle 12 Monate eine Prüfung der Gasgeräte und Leitungen der Vermietung, und Sie bekommen den Nachweis. Einen eigenen Herd lassen Sie selbst prüfen. | IN: Gasanschluss und Kochfeld gehören meist Ihnen, ebenso ihre Prüfung. | Bitten Sie darum, den Bericht der letzten Gasprüfung zu sehen.]]',
      landlord: 'Gasprüfung',
    },
    'gas-stove.clean-burners': {
      title: 'Brennerdeckel des Gaskochfelds reinigen und Flammen prüfen',
      why: 'Überkochendes verstopft einige der Brenneröffnungen. Die Flamme brennt dann ungleichmäßig und hinterlässt Ruß.',
      steps: [
        'Legen Sie bei geschlossenen Reglern und kalten Brennern Topfträger, Deckel und Flammenringe in heißes Wasser mit Spülmittel.',
        'Bürsten Sie sie, und machen Sie verstopfte Öffnungen mit einer geraden Nadel frei, nie mit einem Zahnstocher, der abbrechen kann.',
        'Wischen Sie Kochfeld und Zündkerzen mit einem ausgewrungenen Tuch ab, und halten Sie Wasser aus den Gasdüsen.',
        'Trocknen Sie alles, und setzen Sie jeden Deckel flach auf seinen Ring. Ein schiefer Deckel lässt die Flamme seitlich brennen.',
        'Zünden Sie jeden Brenner: Er sollte sofort angehen und ringsum blau und ruhig brennen.',
        'Stellen Sie jede Flamme klein, und öffnen Sie zügig eine Schranktür: Sie sollte anbleiben.',
        'Benutzen Sie beim Kochen immer die Haube, und achten Sie auf die Farbe der Flammen. [[JP: Wechseln Sie die Batterien, wenn der Funke langsam kommt. Ist der Gummischlauch hart, rissig oder lose, schließen Sie den Gashahn, und lassen Sie ihn ersetzen. | ]]',
      ],
      firstReason: 'Eine ruhige blaue Flamme ist das Zeichen eines sauberen, sicheren Brenners',
      safety:
        'Benutzen Sie einen Brenner nicht mehr, dessen Flamme träge, gelb oder orange ist, abhebt oder Ruß an Töpfen hinterlässt. Rufen Sie einen Gasfachbetrieb. Schrauben oder bohren Sie nicht an den Gasdüsen.',
      tenant:
        'Melden Sie eine gelbe Flamme oder Ruß sofort der Vermietung. Wenn Sie Gas riechen, gehen Sie zuerst hinaus, und rufen Sie dann {any gas number} an.',
    },
    'gas-stove.check-bottle': {
      title: 'Gasflasche, Schlauch und Druckregler des Kochfelds prüfen',
      why: 'Flaschengas ist schwerer als Luft: Ein Leck im Schlauch füllt einen Schrank vom Boden her. Gummi wird mit dem Alter hart, und eine Verbindung leckt am ehesten gleich nach einem Flaschenwechsel.',
      steps: [
        'Drehen Sie bei jedem Flaschenwechsel und heute das Kochfeld ab, und halten Sie Flammen und Zigaretten fern.',
        'Lesen Sie das Datum auf dem Schlauch. [[BR: Die Regeln von INMETRO geben Schlauch und Druckregler fünf Jahre ab ihrem Datum. | IN: Händler ersetzen den Suraksha-Schlauch nach fünf Jahren. | FR: Ersetzen Sie den Schlauch bis zum aufgedruckten Datum. | Ersetzen Sie ihn bis zu seinem Datum oder nach fünf Jahren, wenn er keines hat.]]',
        'Biegen Sie den Schlauch auf ganzer Länge. Er darf keine Risse und keine klebrigen Stellen haben und nirgends nahe an der Hitze des Backofens sein.',
        'Befeuchten Sie bei offenem Ventil jede Verbindung mit Seifenwasser, und warten Sie eine Minute. Wachsen Blasen, schließen Sie das Ventil, und lassen Sie das Teil ersetzen.',
        '[[US CA AU: Stellen Sie die Flasche aufrecht und draußen auf, fern von Abflüssen und Öffnungen ins Haus. | Stellen Sie die Flasche aufrecht dort auf, wo sich am Boden Luft bewegt: nie in einen Keller oder einen Schrank ohne Lüftungsöffnungen.]]',
        'Schließen Sie das Ventil nachts und wenn Sie verreisen.',
      ],
      firstReason: 'Ein alter Schlauch kann die Küche über Nacht mit Gas füllen',
      safety:
        'Wenn Sie Gas riechen, berühren Sie keinen Schalter, und zünden Sie nichts an. Schließen Sie die Flasche, wenn es gefahrlos geht, öffnen Sie Türen und Fenster, gehen Sie mit allen hinaus, und rufen Sie {emergency number} an. Suchen Sie nie mit einer Flamme nach einem Leck.',
      tenant:
        'Flasche und Schlauch gehören meist Ihnen. Melden Sie eine undichte feste Leitung oder einen undichten Hahn der Vermietung.',
    },
    'gas-stove.check-gas-tank': {
      title: 'Flüssiggastank im Garten ansehen',
      why: 'Pflanzen, Rost und Unrat rücken an einen Tank heran. Der Lieferbetrieb wartet die Ventile, aber nur Sie sehen jeden Monat, was darum herum wächst.',
      steps: [
        'Lesen Sie die Anzeige ab, und bestellen Sie bei 25 bis 30 %. Lassen Sie ihn nicht leer werden: Luft in der Leitung bedeutet eine Prüfung der ganzen Anlage.',
        'Schneiden Sie Gras und Zweige im Umkreis von 3 m, und räumen Sie alles Brennbare weg. Kein offenes Feuer, und kein Auto oder Mäher am Ladegerät in der Nähe.',
        'Sehen Sie sich Anstrich, Füße und Haube von außen auf Rost an und ob der Tank schief steht.',
        'Prüfen Sie, ob die Haube schließt, die Notrufnummer des Lieferbetriebs lesbar ist und der Schlauch des Tankwagens freien Weg hat.',
        'Fragen Sie den Lieferbetrieb, wann die Prüfung von Ventilen und Tank fällig ist.',
      ],
      firstReason: 'Ein zugewachsener Tank ist nicht erreichbar, wenn es darauf ankommt',
      safety:
        'Wenn Sie Gas riechen, zünden Sie nichts an, und berühren Sie keinen Schalter: Schließen Sie das Ventil des Tanks, wenn es gefahrlos geht, gehen Sie mit allen gegen den Wind weg, und rufen Sie von dort {emergency number} an. Überlassen Sie Ventile und Druckregler dem Lieferbetrieb.',
      tenant: 'Fragen Sie, wer Gas und Prüfung bestellt, und melden Sie Rost.',
    },
  },
} as const satisfies ItemWords;
