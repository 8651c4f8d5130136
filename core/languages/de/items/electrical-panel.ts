import type { ItemWords } from '../../item-words.ts';

export const electricalPanel = {
  name: 'Sicherungskasten',
  tasks: {
    'electrical-panel.test-rcd': {
      title: 'Jeden FI-Schalter mit seiner Taste testen',
      why: 'Ein FI-Schalter schaltet den Strom in Sekundenbruchteilen ab, wenn Strom durch einen Menschen fließt. Seine Mechanik kann unbemerkt festgehen, und nur die Taste zeigt, dass sie sich noch bewegt.',
      steps: [
        'Speichern Sie Ihre Arbeit, warnen Sie den Haushalt, und stoppen Sie alles, was keinen Stromausfall verträgt.',
        'Suchen Sie mit einer Taschenlampe jedes Gerät mit einer Taste T oder Test: [[AU NZ: die Sicherheitsschalter | die FI-Schalter oder FI/LS-Schalter]] im Sicherungskasten und alle an Steckdosen.',
        'Drücken Sie mit trockenen Händen eine Taste. Das Gerät muss sofort auslösen. Schalten Sie es wieder ein, bevor Sie das nächste testen.',
        'Löst eines nicht aus, drücken Sie nicht weiter. Betrachten Sie die Stromkreise daran als ungeschützt, und rufen Sie noch am selben Tag einen Elektrofachbetrieb.',
        'Stellen Sie Uhren neu, und prüfen Sie, ob Gefriergerät und Heizkessel wieder laufen.',
        'Drücken Sie im selben Rundgang die Prüftasten von Whirlpoolwanne, Außenwhirlpool, Garagen- und anderen Außensteckdosen, wenn sie eigene haben.',
      ],
      firstReason: 'Sehen Sie, dass der Schalter, der Sie vor Stromschlag schützt, noch auslöst',
      safety:
        'Berühren Sie nur Tasten und Hebel, und nehmen Sie nie die Abdeckung des Sicherungskastens ab. Hängt jemand von elektrischen Medizingeräten ab, sorgen Sie vor dem Test für Ersatzstrom.',
      tenant:
        'Die Taste dürfen Sie selbst drücken. Versagt sie oder gibt es gar keinen FI-Schalter, bitten Sie die Vermietung um einen Elektrofachbetrieb.',
    },
    'electrical-panel.test-gfci': {
      title: 'Jeden GFCI und AFCI testen',
      why: 'Ein GFCI schaltet ab, wenn Strom durch einen Menschen abfließt, ein AFCI, wenn eine Leitung funkt. Überspannung und Feuchtigkeit nutzen sie ab, und eine Steckdose kann bei totem Schutz noch Strom liefern.',
      steps: [
        'Stecken Sie eine kleine Lampe in jede GFCI-Steckdose: Bad, Küche, Waschraum, Garage, Keller und draußen.',
        'Drücken Sie Test. Die Lampe muss ausgehen. Drücken Sie Reset, und sie muss wieder angehen.',
        'Prüfen Sie auch die gewöhnlichen Steckdosen, die der GFCI schützt: Sie müssen mit ihm stromlos werden.',
        'Warnen Sie den Haushalt, und drücken Sie dann die Prüftaste jedes GFCI- und AFCI-Schalters im Sicherungskasten. Er muss auslösen. Schalten Sie ihn ganz aus und wieder ein.',
        'Testen Sie im selben Rundgang die Tasten von Whirlpoolwanne, Außenwhirlpool und Föhnstecker.',
        'Löst einer nicht aus oder schaltet nicht wieder ein, benutzen Sie nicht mehr, was er speist, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Sehen Sie, dass Steckdosen nahe am Wasser einen Schlag noch abschalten',
      safety:
        'Drücken Sie mit trockenen Händen, und lassen Sie die Abdeckung des Sicherungskastens montiert. Hängt jemand von elektrischen Medizingeräten ab, betreiben Sie sie an einer Steckdose, die beim Test den Strom nicht verliert, oder sorgen Sie für Ersatzstrom.',
      tenant:
        'Die Tasten dürfen Sie selbst drücken. Melden Sie eine, die versagt, oder ein Bad ohne GFCI der Vermietung schriftlich.',
    },
    'electrical-panel.find-main-switch': {
      title: 'Hauptschalter und, wenn vorhanden, Gashahn finden',
      why: 'Bei Feuer, Wasser, Gasleck oder Stromschlag haben Sie Sekunden, um die Versorgung abzustellen. Zu wenig, um einen Schalter oder den Schlüssel eines Zählerschranks zu suchen.',
      steps: [
        'Suchen Sie den Sicherungskasten und seinen Hauptschalter, meist den größten. In einer Wohnung kann neben dem Zähler ein weiterer sein.',
        'Merken Sie sich, welche Richtung aus ist, ohne jetzt zu schalten. Hat der Kasten Schmelzsicherungen, legen Sie von jeder Art eine daneben.',
        'Haben Sie Gas oder Heizöl, suchen Sie den Haupthahn: am Zähler, oben auf der Flasche oder am Auslass des Tanks. Ein Hebel längs zum Rohr ist offen, quer ist zu. Drehen Sie ihn jetzt nicht.',
        'Zeigen Sie beides allen zu Hause. Hängen Sie Schlüssel oder Werkzeug dafür daneben und eine Taschenlampe.',
        'Räumen Sie den Platz davor frei. Lagern Sie nichts am Sicherungskasten, am wenigsten Mäntel, Papier oder Farbe.',
        'Bei Erdgas speichern Sie die Nummer des Notdienstes: {gas leak number}.',
      ],
      firstReason: 'Wissen Sie, wie Sie Strom und Gas abstellen, bevor Sie es müssen',
      safety:
        'Berühren Sie den Sicherungskasten nie mit nassen Händen oder während Sie in Wasser stehen. Riecht es nach Gas, berühren Sie keinen Schalter: Schließen Sie den Hahn nur, wenn Sie es sofort können, und gehen Sie hinaus. Einen geschlossenen Gashahn öffnet der Fachbetrieb.',
      tenant:
        'Ist Sicherungskasten oder Zähler verschlossen oder in einem gemeinsamen Raum, fragen Sie die Vermietung, wie Sie nachts hinkommen.',
    },
    'electrical-panel.label-circuits': {
      title: 'Beschriftung der Sicherungen prüfen',
      why: 'Falsche Beschriftungen oder Kürzel von früher lassen Sie den falschen Stromkreis abschalten, und dann berührt jemand eine Leitung, die noch unter Strom steht.',
      steps: [
        'Lesen Sie jede Beschriftung mit einer Taschenlampe. Jede sollte einen Raum oder ein Gerät nennen, das es noch gibt.',
        'Ist eine zweifelhaft, fahren Sie Computer herunter, und schalten Sie diesen Stromkreis aus. Gehen Sie herum, um zu sehen, was keinen Strom mehr hat, und schalten Sie ihn wieder ein.',
        'Schreiben Sie klare Beschriftungen, und bewahren Sie eine Liste in der Tür oder neben dem Sicherungskasten auf.',
      ],
      firstReason: 'Bei falscher Beschriftung kann die Leitung noch unter Strom stehen',
      safety:
        'Eine Beschriftung beweist nicht, dass eine Leitung stromlos ist: Arbeiten Sie nie an Leitungen, weil eine Liste es sagt. Lassen Sie die Abdeckung geschlossen.',
      tenant: 'Bitten Sie die Vermietung um die Liste der Stromkreise, und melden Sie falsche Beschriftungen.',
    },
    'electrical-panel.look-for-heat': {
      title: 'Sicherungskasten und Steckdosen auf Überhitzung prüfen',
      why: 'Lose Verbindungen werden heiß, lange bevor sie brennen. Bräunung, Summen oder ein fischiger Geruch von heißem Kunststoff kann Sie Wochen vor einem Brand warnen.',
      steps: [
        'Stellen Sie sich bei laufendem Backofen oder Heizgerät vor den geschlossenen Sicherungskasten. Er sollte still sein und nicht riechen.',
        'Legen Sie den Rücken einer trockenen Hand auf die Abdeckung aus Kunststoff oder lackiertem Blech. Leichte Wärme ist normal; eine heiße Stelle nicht.',
        'Prüfen Sie Steckdosen, Schalter und die Stecker großer Geräte mit einer Taschenlampe auf Risse, Bräunung und lockeren Sitz.',
        'Prüfen Sie die Schnur eines Duschschalters, Außensteckdosen und Verlängerungskabel. Ziehen Sie jedes Verlängerungskabel ab, das in einem anderen steckt.',
        'Sehen Sie sich das kleine Fenster eines Überspannungsschutzes an, wenn Sie einen haben: Rot heißt meist, dass er verbraucht ist.',
        'Wenn Sie Hitze, Geräusche, Geruch oder Bräunung bemerken, benutzen Sie diesen Stromkreis nicht mehr, und rufen Sie einen Elektrofachbetrieb.',
      ],
      firstReason: 'Eine lose Verbindung wird heiß, lange bevor sie brennt',
      safety:
        'Gibt es Rauch, Knistern, Sengspuren oder Brandgeruch, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an. Schalten Sie auf dem Weg hinaus den Hauptschalter nur aus, wenn es gefahrlos geht. Löschen Sie am Sicherungskasten nie mit Wasser.',
      tenant:
        'Melden Sie Hitze, Geräusche oder Sengspuren der Vermietung als dringend, und benutzen Sie diesen Stromkreis nicht mehr.',
    },
    'electrical-panel.book-inspection': {
      title: 'Prüfung der Elektroinstallation vereinbaren',
      why: 'Isolierung, Erdung und Verbindungen altern hinter dem Putz, wo Sie sie nicht sehen. Eine Prüfung findet Fehler, bevor sie einen Stromschlag oder Brand verursachen.',
      steps: [
        'Beauftragen Sie [[GB: einen registrierten Elektrofachbetrieb mit einem Zustandsbericht (EICR) | FR: eine zertifizierte Immobilienprüfung mit einem Bericht über die Elektroinstallation | PL: einen registrierten Elektrofachbetrieb mit der Kontrolle, die Artikel 62 des Baugesetzes alle fünf Jahre verlangt | einen eingetragenen Elektrofachbetrieb mit einer Prüfung samt schriftlichem Bericht]].',
        'Übergeben Sie den letzten Bericht. Erwähnen Sie alles, was auslöst, flackert oder warm wird, und Bad, Pool oder Ladestation.',
        'Rechnen Sie damit, dass der Strom einige Stunden aus ist, und räumen Sie den Weg zu Sicherungskasten und Steckdosen frei.',
        'Lesen Sie die Einstufungen im Bericht. Lassen Sie Gefährliches sofort reparieren, und vereinbaren Sie Termine für den Rest.',
        'Bewahren Sie den Bericht auf. Vereinbaren Sie die Prüfung früher, wenn Sie kaufen, vermieten oder umbauen oder nach einer Überschwemmung.',
      ],
      firstReason: 'Leitungen altern hinter dem Putz, wo nur eine Prüfung die Fehler findet',
      safety:
        'Hinter der Abdeckung bleibt die Seite des Netzbetreibers auch bei ausgeschaltetem Hauptschalter unter Strom. Lassen Sie die Abdeckung geschlossen: Nur ein Fachbetrieb öffnet sie.',
    },
    'electrical-panel.ask-for-report': {
      title: 'Bericht über die Elektroinstallation der Mietwohnung erbitten',
      why: 'Den Zustand der Leitungen, mit denen Sie leben, sehen Sie nicht, und prüfen lässt sie die Vermietung. Der Bericht nennt jeden Fehler und wie dringend er ist.',
      steps: [
        'Bitten Sie die Vermietung schriftlich um den letzten Bericht: [[AU: In Victoria verlangt das Gesetz in Mietwohnungen alle zwei Jahre eine Prüfung | GB: Das Gesetz verlangt in Mietwohnungen alle fünf Jahre einen neuen | FR: Ist die Anlage über 15 Jahre alt, gehört ein sechs Jahre gültiger Bericht zum Mietvertrag | PL: Das Baugesetz verlangt alle fünf Jahre einen | Electrical Safety First rät in Mietwohnungen alle fünf Jahre zu einem]].',
        'Lesen Sie sein Datum und die Fehler, die er als gefährlich oder möglicherweise gefährlich kennzeichnet.',
        'Bitten Sie um den Nachweis, dass diese behoben sind, und um das Datum der nächsten Prüfung.',
        'Schreiben Sie der Vermietung, was seither ausgelöst, geflackert oder sich warm angefühlt hat.',
      ],
      firstReason: 'Der Bericht zeigt, ob die Leitungen um Sie herum in Ordnung sind',
      safety:
        'Funkt, riecht oder versengt eine Steckdose, warten Sie nicht auf einen Bericht: Schalten Sie ihren Stromkreis aus, und bitten Sie noch am selben Tag um einen Elektrofachbetrieb.',
    },
  },
} as const satisfies ItemWords;
