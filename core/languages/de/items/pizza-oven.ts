import type { ItemWords } from '../../item-words.ts';

export const pizzaOven = {
  name: 'Pizzaofen',
  tasks: {
    'pizza-oven.brush-stone': {
      title: 'Pizzastein ausbrennen und abbürsten',
      why: 'Mehl und Käse werden zu bitterer Kohle, die an der nächsten Pizza klebt. Wenn Sie den Stein waschen, statt ihn auszubrennen, kann er beim nächsten Heizen reißen.',
      steps: [
        'Lassen Sie den Ofen nach dem Backen auf voller Hitze, bis Verschüttetes zu Asche geworden ist, und dann kalt werden.',
        'Bürsten Sie den Stein mit einer Messing- oder Naturborstenbürste, und fegen Sie die Krümel heraus.',
        'Schaben Sie Hartnäckiges mit einem flach gehaltenen Metallschaber. Nehmen Sie weder Wasser noch Seife: Der Stein saugt beides auf.',
        'Behandeln Sie Holzasche als heiß: Schaufeln Sie sie draußen auf Pflaster in einen Metalleimer mit Deckel. Wischen Sie die Kammer eines Gas- oder Elektroofens trocken aus.',
        'Drehen Sie einen losen Stein um, wenn der Hersteller es erlaubt.',
        'Achten Sie auf Risse. Geht einer ganz hindurch, ersetzen Sie den Stein.',
        'Decken Sie den Ofen erst ab, wenn er kalt und trocken ist.',
      ],
      firstReason: 'Kohle auf dem Ofenboden klebt an der nächsten Pizza',
      safety:
        'Der Stein bleibt stundenlang heiß, und Glut bleibt tagelang in der Asche lebendig. Prüfen Sie die Bürste auf lose Borsten, die ins Essen geraten können.',
    },
    'pizza-oven.sweep-flue': {
      title: 'Abgasrohr des Pizzaofens fegen und die Kuppel prüfen',
      why: 'Ruß verengt ein kurzes Rohr schnell und kann Feuer fangen. Eine rissige Kuppel lässt Feuchtigkeit ein, die zu Dampf wird und die Dämmung sprengt.',
      steps: [
        'Warten Sie, bis der Ofen zwei Tage kalt ist. Breiten Sie ein Tuch aus, und ziehen Sie Staubmaske und Schutzbrille an.',
        'Schieben Sie von unten eine Bürste passender Breite mehrmals durch das Rohr. Entfernen Sie Ruß von Bogen und Klappe.',
        'Prüfen Sie vom Boden aus, ob die Haube gerade, offen und nestfrei ist und das Rohr dicht am Ofen sitzt.',
        'Sehen Sie sich die Kuppel innen und außen an. Haarrisse sind normal; füllen Sie breitere mit Feuerfestmörtel, wie der Hersteller sagt.',
        'Kippen Sie das Zusammengekehrte in einen Metalleimer mit Deckel, und lassen Sie ihn draußen.',
        'War der Ofen nasse Monate lang außer Betrieb, trocknen Sie ihn an drei bis fünf Tagen mit kleinen Feuern, bevor Sie ihn voll heizen.',
        'Verbrennen Sie nur trockenes, unbehandeltes Holz mit höchstens 20 % Feuchte.',
      ],
      firstReason: 'Ruß füllt ein kurzes Rohr schneller, als die meisten erwarten',
      safety:
        'Klettern Sie nicht auf den Ofen oder ein Dach. Steht der Ofen im Haus, hängt er an einem Hausschornstein oder ist sein Rohr außer Reichweite, beauftragen Sie eine zertifizierte Schornsteinfegerei. Brüten Vögel im Abgasrohr, warten Sie, bis sie fort sind. Verbrennen Sie im Haus nie Holz oder Holzkohle in einem Ofen, der für draußen gemacht ist.',
    },
    'pizza-oven.test-gas-hose': {
      title: 'Gasschlauch und Druckregler des Pizzaofens auf Lecks prüfen',
      why: 'Ein Gummischlauch wird in Sonne und Frost hart, und Spinnen nisten in Brennerrohren. Zehn Minuten mit Seifenwasser zeigen ein Leck, bevor Sie den Ofen zünden.',
      steps: [
        'Prüfen Sie draußen bei geschlossenem Brenner das Datum des Schlauchs, und biegen Sie ihn. Ersetzen Sie ihn, wenn er rissig, steif oder gescheuert oder sein Datum vorbei ist.',
        'Pinseln Sie dickes Seifenwasser auf jede Verbindung von der Flasche bis zum Ofen.',
        'Öffnen Sie das Flaschenventil bei noch geschlossenem Brenner, und beobachten Sie eine Minute. Wachsende Blasen bedeuten ein Leck.',
        'Wenn Sie Blasen sehen, schließen Sie das Ventil, ziehen Sie das Teil fest oder ersetzen Sie es, und prüfen Sie noch einmal. Ist das Ventil der Flasche selbst undicht, lassen Sie die Flasche draußen, und rufen Sie den Lieferbetrieb.',
        'Spülen und trocknen Sie die Verbindungen, und prüfen Sie, ob der Brennereinlass frei von Netzen und Nestern ist.',
        'Stellen Sie die Flasche aufrecht auf, fern von der Hitze.',
        'Nehmen Sie die Tür ab, und zünden Sie den Ofen, wie die Anleitung sagt. Die Flamme sollte blau und ruhig sein.',
      ],
      firstReason: 'Sorgen Sie dafür, dass das Gas bis zum Zünden im Schlauch bleibt',
      safety:
        'Suchen Sie nie mit einer Flamme nach einem Leck, und rauchen Sie nicht. Prüfen und benutzen Sie den Ofen nur draußen. Ein Ofen an einer festen Gasleitung ist Sache eines zugelassenen Gasfachbetriebs.',
    },
    'pizza-oven.check-either-fuel': {
      title: 'Schlauch oder Abgasrohr des Pizzaofens vor dem Anzünden prüfen',
      why: 'Ein Ofen mit Holz überzieht sein Rohr mit Ruß; einer mit Gas hängt von einem Schlauch ab, der draußen altert. Beides kann Feuer fangen, wo Sie nicht hinsehen.',
      steps: [
        'Mit Gasofen: Lassen Sie ihn aus, und sehen Sie am Schlauch nach Rissen und Bissspuren und nach seinem Datum. Wechseln Sie ihn im Zweifel.',
        'Öffnen Sie die Zufuhr, tupfen Sie Spülmittel und Wasser auf die Verbindungen, und warten Sie. Wachsen Blasen, schließen Sie die Zufuhr, und lassen Sie die Verbindung reparieren.',
        'Mit Holzofen: Leuchten Sie mit einer Taschenlampe das kalte Rohr hinauf. Bedeckt Ruß die Wände, lassen Sie es fegen, oder bürsten Sie es aus.',
        'Kratzen Sie die Asche heraus, als glühte sie: Lassen Sie sie tagelang in einem Metalleimer mit Deckel draußen auf Stein.',
        'Achten Sie auf sich öffnende Risse in Kuppel, Tür und Boden, und räumen Sie Brennbares in der Nähe weg.',
      ],
      firstReason: 'Ein alter Schlauch oder ein verrußtes Rohr brennt, wo Sie nicht hinsehen',
      safety:
        'Suchen Sie Gas nur mit Seifenwasser. Wenn Sie es riechen, zünden Sie nichts an, gehen Sie weg, und rufen Sie {emergency number} an. Brennt das Abgasrohr, schließen Sie die Ofentür, halten Sie alle fern, und rufen Sie {emergency number} an.',
    },
  },
} as const satisfies ItemWords;
