import type { ItemWords } from '../../item-words.ts';

export const solarPanels = {
  name: 'Solaranlage',
  tasks: {
    'solar-panels.read-output': {
      title: 'Ertrag der Solaranlage ablesen und mit dem Vorjahr vergleichen',
      why: 'Ein ausgelöster Wechselrichter oder ein ausgefallener Strang macht kein Geräusch. Wer nie nachsieht, erfährt es aus der Rechnung am Jahresende.',
      steps: [
        'Prüfen Sie mittags bei Sonne, ob der Wechselrichter stetig grün leuchtet oder eine Leistung zeigt und keinen Fehlercode.',
        'Notieren Sie die Summen der letzten drei Monate aus App, Anzeige oder Erzeugungszähler.',
        'Vergleichen Sie sie mit denselben Monaten ein Jahr zuvor, unter Beachtung des Wetters. Nehmen Sie im ersten Jahr die Prognose des Installationsbetriebs.',
        'Prüfen Sie bei Solarwärme, ob der Kollektor wärmer als der Speicher ist, solange die Pumpe läuft. Der Druck des Kreises sollte im Grünen liegen.',
        'Berühren Sie nachts das Rohr vom Kollektor: Ist es warm, fließt Wärme zum Dach zurück. Flüssigkeit im Behälter unter dem Sicherheitsventil bedeutet, dass der Kreis etwas verloren hat.',
        'Fällt der Ertrag bei schönem Wetter deutlich oder kehrt ein Code wieder, rufen Sie den Installationsbetrieb.',
      ],
      firstReason: 'Ein stiller Fehler zeigt sich nur in den Zahlen',
      safety:
        'Sehen Sie hin, aber öffnen Sie den Wechselrichter nicht, und ziehen Sie keinen Gleichstromstecker: Module stehen bei Tageslicht immer unter Spannung.',
      tenant: 'Melden Sie Fehlerlichter oder sinkenden Ertrag der Vermietung, die die Anlage reparieren muss.',
    },
    'solar-panels.look-over': {
      title: 'Solarmodule und Wechselrichter prüfen',
      why: 'Stürme lockern Klemmen, Marder und Eichhörnchen nagen an Kabeln, und Zweige wachsen, bis sie einen ganzen Strang beschatten.',
      steps: [
        'Sehen Sie vom Boden aus mit Fernglas nach gerissenem Glas, verrutschten Modulen, hängenden Kabeln und Nestern darunter. Lassen Sie ein von Vögeln benutztes Nest in Ruhe.',
        'Notieren Sie, wohin am Vormittag und am Nachmittag Schatten fällt. Lassen Sie Zweige von ausgebildeten Leuten zurückschneiden.',
        'Sehen Sie drinnen mit einer Taschenlampe nach Wasserflecken unter der Anlage und nach Kabeln, die aus ihren Klammern gerutscht sind.',
        'Wischen Sie Staub mit trockenem Tuch von den Lüftungen des Wechselrichters, und halten Sie den Abstand aus der Anleitung ein.',
        'Prüfen Sie, ob Sie die Notschalter erreichen, und lesen Sie ihre Beschriftung.',
        'Prüfen Sie, dass auf oder an einem Heimspeicher nichts lagert, seine Lüftungen frei sind und sein Licht normal ist. Sein Raum braucht einen funktionierenden Rauch- oder Hitzemelder.',
      ],
      firstReason: 'Angenagte Kabel und verrutschte Klemmen sieht man von unten',
      safety:
        'Steigen Sie nicht aufs Dach. Zerbrochene Module oder Sengspuren an Wechselrichter oder Schalter können Stromschlag und Feuer bedeuten: Berühren Sie nichts, und rufen Sie einen Elektrofachbetrieb. Riecht, schwillt, zischt oder raucht eine Batterie, gehen Sie hinaus, und rufen Sie {emergency number} an.',
      tenant: 'Fotografieren Sie Schäden, und schicken Sie die Fotos der Vermietung noch am selben Tag.',
    },
    'solar-panels.rinse': {
      title: 'Solarmodule auf Schmutz prüfen und Erreichbares abspülen',
      why: 'Regen hält die meisten Module sauber genug. Flache und die unter Bäumen oder nahe an Höfen und Straßen sammeln Schmutz und Kot, die den Ertrag senken.',
      steps: [
        'Sehen Sie die Module mit Fernglas an. Hat der Regen sie sauber gehalten und ist der Ertrag normal, sind Sie fertig.',
        'Brauchen sie ein Abspülen, wählen Sie einen trüben Tag, früh oder spät, wenn das Glas kühl ist. Folgen Sie den Abschaltschritten des Herstellers, wenn die Anleitung welche nennt.',
        'Spülen Sie ab, was Sie mit beiden Füßen auf dem Boden erreichen. Nehmen Sie sanften Schlauchstrahl, ohne Wasser unter die Module zu drücken.',
        'Lösen Sie Kot mit klarem Wasser und weicher Bürste an einer Teleskopstange. Nehmen Sie weder Seife noch Scheuermittel.',
        'Spülen Sie noch einmal. Nehmen Sie weiches oder gefiltertes Wasser, wenn Ihres Flecken hinterlässt.',
        'Überlassen Sie den Rest dem Regen, oder beauftragen Sie einen Reinigungsbetrieb mit richtiger Zugangstechnik, wenn Schmutz den Ertrag senkt.',
      ],
      firstReason: 'Finden Sie heraus, ob Schmutz Sie Strom kostet',
      safety:
        'Machen Sie nie ein Modul mit zerbrochenem Glas oder bloßen Drähten nass: Es kann Ihnen einen Stromschlag geben. Kaltes Wasser kann heißes Glas sprengen. Halten Sie eine lange Stange von Freileitungen fern.',
      tenant: 'Waschen Sie Module der Vermietung nicht, ohne zu fragen. Melden Sie Schmutz, der den Ertrag senkt.',
      landlord: 'Reinigung der Solarmodule',
    },
    'solar-panels.book-inspection': {
      title: 'Prüfung der Solaranlage vereinbaren',
      why: 'Ein loser Gleichstromstecker kann jahrelang unbemerkt auf dem Dach Lichtbögen bilden, und die Flüssigkeit der Solarwärme wird mit dem Alter sauer. Nur Messgeräte finden diese Fehler.',
      steps: [
        'Beauftragen Sie einen Elektrofachbetrieb für Solaranlagen oder den Installationsbetrieb. Halten Sie Übergabeunterlagen und letzten Bericht bereit.',
        'Bitten Sie bei Strommodulen um Isolations- und Strangmessungen und Prüfungen von Steckern, Trennschaltern, Überspannungsschutz und Dachbefestigungen.',
        'Bitten Sie bei Warmwasserkollektoren um Prüfungen von Frostschutz und Säuregehalt der Flüssigkeit, Druck, Ausdehnungsgefäß und Sicherheitsventil.',
        'Bitten Sie um einen schriftlichen Bericht mit Messwerten, und bewahren Sie ihn für die Versicherung auf.',
        'Vereinbaren Sie früher, wenn Garantie, Netzbetreiber oder Versicherung es verlangen und nach Hagel oder Sturm.',
      ],
      firstReason: 'Ein loser Stecker auf dem Dach zeigt sich nur mit Messgeräten',
      safety:
        'Module lassen sich bei Tageslicht nicht abschalten, und die Flüssigkeit in einem heißen Kollektor verbrüht. Überlassen Sie beides Fachbetrieben mit richtigem Dachzugang.',
      tenant: 'Sehen Sie ab und zu auf den Wechselrichter, und melden Sie Fehlerlichter.',
      landlord: 'Prüfung der Solaranlage',
    },
    'solar-panels.check-balcony-plug': {
      title: 'Solarmodule am Balkon und ihren Stecker prüfen',
      why: 'Wind arbeitet den ganzen Winter an Halterungen, und ein vom Balkon fallendes Modul kann töten. Stecker und Kabel liegen in Sonne und Regen.',
      steps: [
        'Lesen Sie mittags in der App den Ertrag ab, und vergleichen Sie ihn mit dem Vorjahr.',
        'Ziehen Sie mit beiden Händen an jedem Modul. Ziehen Sie lose Klemmen und Bänder fest, wie die Herstelleranleitung sagt.',
        'Achten Sie auf gerissenes Glas, Rost an Halterungen und gescheuerte Kabel. Jedes Kabel sollte frei von scharfen Kanten und Pfützen hängen.',
        'Stecken Sie den Wechselrichter ab, sehen Sie Stecker und Steckdose auf braune Stellen an, und stecken Sie ihn wieder ein. Nehmen Sie kein Verlängerungskabel.',
        'Wischen Sie das Glas mit feuchtem Tuch, solange es kühl ist.',
      ],
      firstReason: 'Winterwind lockert die Halterungen von Modulen am Balkon',
      safety:
        'Lehnen Sie sich nie über das Geländer, und lassen Sie kein gelockertes Modul los. Ein gerissenes Modul kann einen Stromschlag geben: Stecken Sie den Wechselrichter ab, und überlassen Sie das Modul einem Fachbetrieb.',
      tenant: 'Fragen Sie die Vermietung, bevor Sie Module anbringen oder versetzen. Sagen Sie der Versicherung davon.',
    },
  },
} as const satisfies ItemWords;
