import type { ItemWords } from '../../item-words.ts';

export const fireStove = {
  name: 'Kaminofen',
  tasks: {
    'fire-stove.book-sweep': {
      title: 'Termin zum Schornsteinfegen für den Küchenherd vereinbaren',
      why: 'Ein Küchenherd, der stundenlang schwelt, überzieht seinen Abgaszug mit Teer. Brennender Teer ist heiß genug, um einen Schornstein zu sprengen, und ein verstopfter Abgaszug schickt Kohlenmonoxid in die Küche.',
      steps: [
        'Beauftragen Sie eine zertifizierte Schornsteinfegerei für den Herd, sein Verbindungsrohr und den ganzen Abgaszug. Wer wegen eines anderen Schornsteins kommt, kann beides erledigen.',
        'Vereinbaren Sie weitere Termine: NFPA verlangt mindestens einen Besuch im Jahr; der britische Fachverband NACS rät beim Heizen mit Holz zu einem pro Quartal und bei Kohle zu zwei im Jahr.',
        'Lassen Sie das Feuer am Vortag ausgehen. Behandeln Sie die Asche als heiß: Geben Sie sie in einen Metalleimer mit Deckel im Freien. Legen Sie dann Staubtücher aus.',
        'Bitten Sie um einen Rauch- oder Zugtest und eine Prüfung der Verbindungen, der Dichtungen, der Abschlussplatte zum Schornstein, der Haube und der Luftzufuhr.',
        'Bewahren Sie die Bescheinigung auf: Versicherungen und in vielen Ländern das Gesetz verlangen sie. [[DE: Ihr Feuerstättenbescheid führt jede Arbeit mit ihrem Termin auf. | PL: Solange der Herd benutzt wird, verlangt das Gesetz alle drei Monate das Fegen. | ]]',
      ],
      firstReason: 'Ein gefegter Abgaszug hält Rauch draußen und Feuer an seinem Platz',
      safety:
        'Ein Dröhnen im Rohr, Funken an der Mündung oder ein glühender Abgaszug bedeuten einen Schornsteinbrand. Schließen Sie Türen und Luftzufuhr, bringen Sie alle hinaus, rufen Sie von draußen {emergency number} an, und löschen Sie das Feuer nicht mit Wasser.',
      tenant:
        '[[FR: Das Fegen ist Pflicht der Mietpartei, außer der Mietvertrag sagt etwas anderes. | BE: Das Fegen zahlt meist die Mietpartei. | Fragen Sie nach der letzten Bescheinigung.]] Machen Sie kein Feuer ohne gültige Bescheinigung.',
      landlord: 'Schornsteinfegen für den Küchenherd',
    },
    'fire-stove.brush-flueways': {
      title: 'Heizgaszüge des Küchenherds bürsten und Türdichtungen prüfen',
      why: 'Der Rauch zieht um den Backofen, bevor er entweicht. Eine Rußschicht dort hält den Backofen kühl, so viel Holz Sie auch verbrennen.',
      steps: [
        'Lassen Sie den Herd ganz kalt werden. Decken Sie den Boden ab, ziehen Sie eine Staubmaske an, und öffnen Sie die Fenster.',
        'Heben Sie die Herdplatten ab, öffnen Sie die Rußtüren, die die Anleitung zeigt, und leuchten Sie mit einer Taschenlampe hinein.',
        'Schaben Sie Oberseite, Seiten und Unterseite des Backofens zur Rußtür hin ab, und schaufeln Sie den Ruß heraus.',
        'Schaufeln Sie die Asche, als wäre sie heiß, in einen Metalleimer mit Deckel im Freien, auf Stein, mindestens 3 m vom Haus entfernt.',
        'Schließen Sie jede Tür auf einem Papierstreifen: Er sollte halten. Ersetzen Sie platte Schnüre, und notieren Sie gerissene Schamottesteine für die Schornsteinfegerei.',
        'Setzen Sie alles dicht ein, machen Sie ein kleines Feuer, und prüfen Sie, ob kein Rauch entweicht. Kochen Sie täglich auf dem Herd, sehen Sie jeden Monat wieder hinein.',
        'Verbrennen Sie immer nur Holz mit höchstens 20 % Feuchte.',
      ],
      firstReason: 'Ruß um den Backofen hält die Hitze von Ihrem Essen fern',
      safety:
        'Glut bleibt in Asche tagelang heiß: Benutzen Sie nie einen Staubsauger, einen Kunststoffeimer oder einen Eimer im Haus. Halten Sie in der Küche einen Kohlenmonoxidmelder, und lassen Sie die Luftzufuhr des Raums offen.',
    },
    'fire-stove.empty-ash-pan': {
      title: 'Hinter dem Aschekasten des Herds räumen, Ascheeimer prüfen',
      why: 'Berührt Asche die Roststäbe von unten, kommt keine kühlende Luft an sie: Sie biegen sich durch, und neue sind für einen alten Herd schwer zu finden.',
      steps: [
        'Sehen Sie an jedem Morgen, an dem Sie den Herd anheizen, nach dem Kasten, und leeren Sie ihn, bevor die Asche den Rost berührt.',
        'Rütteln Sie heute den Rost, bis er sich frei bewegt, und ziehen Sie den Kasten langsam über einem Metalltablett heraus.',
        'Kippen Sie die Asche sanft in einen Metalleimer mit Deckel. Behandeln Sie sie als glühend, wie immer sie aussieht.',
        'Kratzen Sie den Raum unter und hinter dem Kasten aus, wo Asche ihn anhebt und seine Tür aufhält.',
        'Bringen Sie den Eimer sofort hinaus, auf bloßen Boden mindestens 3 m von allem Brennbaren entfernt, und lassen Sie ihn tagelang stehen. Prüfen Sie, ob Boden und Deckel ganz sind.',
        'Schließen Sie die Aschetür dicht. Bleibt sie einen Spalt offen, rast das Feuer, und die Platte kann reißen.',
      ],
      firstReason: 'Asche bis zu den Stäben verbrennt den Rost und verbirgt Glut',
      safety:
        'Halten Sie den Eimer aus Küche, Vorbau und Garage heraus. Benutzen Sie weder Staubsauger noch Kunststoffeimer, und halten Sie Kinder und Haustiere fern, während Sie ihn tragen.',
    },
  },
} as const satisfies ItemWords;
