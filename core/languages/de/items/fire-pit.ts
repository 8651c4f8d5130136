import type { ItemWords } from '../../item-words.ts';

export const firePit = {
  name: 'Feuerschale',
  tasks: {
    'fire-pit.empty-ash': {
      title: 'Asche der Feuerschale wässern und ausleeren',
      why: 'Asche erstickt das nächste Feuer, und Regen macht daraus Lauge, die die Schale zerfrisst. Glut bleibt in Asche tagelang heiß, nehmen Sie also einen Metalleimer mit Deckel.',
      steps: [
        'Warten Sie mindestens einen Tag, nachdem das Feuer aus ist.',
        'Wässern Sie die Asche mit einer Gießkanne, rühren Sie, und wässern Sie noch einmal, bis nichts mehr dampft oder sich für eine Hand darüber warm anfühlt.',
        'Schaufeln Sie sie in einen Metalleimer mit Deckel, nie in einen Beutel, eine Kunststofftonne oder auf den Kompost.',
        'Lassen Sie den geschlossenen Eimer einige Tage draußen stehen, 3 m von Haus, Zaun und Holzdeck entfernt.',
        'Bürsten Sie die Schale aus, machen Sie ihr Ablaufloch frei, und decken Sie sie gegen Regen ab.',
      ],
      firstReason: 'Alte Asche hält Wasser am Metall und zerfrisst es',
      safety:
        'Wasser auf heißer Glut wirft verbrühenden Dampf auf und zerreißt Stein, Ton oder Gusseisen. Nasse Asche verätzt die Haut, tragen Sie also Handschuhe.',
    },
    'fire-pit.clear-surroundings': {
      title: 'Sicheren Kreis um die Feuerschale freiräumen',
      why: 'Hecken wachsen, Stühle wandern, und Laub weht heran. Prüfen Sie zweimal im Jahr, ob alles Brennbare noch außer Reichweite des Feuers ist.',
      steps: [
        'Messen Sie 3 m von der Schale nach allen Seiten, oder mehr, wenn der Hersteller oder die Feuerwehr es verlangt.',
        'Räumen Sie alles Brennbare aus diesem Kreis: Brennholz, Kissen, trockenes Gras, Laub, Sonnenschirme.',
        'Sehen Sie nach oben: Dort sollte kein Ast, keine Markise, keine Lichterkette und kein Kabel sein.',
        'Prüfen Sie, ob die Schale waagerecht steht und auf Stein, Kies oder Erde, nicht auf Brettern oder Rasen.',
        'Legen Sie einen Gartenschlauch oder einen Eimer Sand und einen Eimer Wasser in Reichweite.',
        'Schlagen Sie die örtlichen Regeln zu offenem Feuer und Feuerverboten nach.',
      ],
      firstReason: 'Sorgen Sie dafür, dass kein Funke der Schale etwas Brennbares erreicht',
      safety:
        'Machen Sie bei Wind oder Feuerverbot kein Feuer. Zünden Sie es nie mit Benzin oder Spiritus an, und lassen Sie es nie ohne Erwachsene daneben brennen. Breitet es sich aus, rufen Sie {emergency number} an.',
    },
    'fire-pit.inspect-bowl': {
      title: 'Schale, Beine und Funkengitter der Feuerschale prüfen',
      why: 'Hitze und Regen machen das Metall von innen dünn. Durch ein Rostloch gelangen Glut oder Flammen auf den Boden, und ein gerissenes Gitter lässt Funken hinaus.',
      steps: [
        'Klopfen Sie die kalte Schale ringsum ab: Dumpfe Stellen und Schuppen sind dünnes Metall. Ersetzen Sie eine Schale mit Loch.',
        'Prüfen Sie Stein oder Ziegel auf Risse und Beine und Schweißnähte auf Bewegung, mit einer Taschenlampe.',
        'Bürsten Sie losen Rost vom Stahl, und bessern Sie ihn mit hitzefester Farbe aus, nur außen.',
        'Reparieren oder ersetzen Sie ein Funkengitter oder einen Windschutz mit Lücken, und prüfen Sie den festen Sitz.',
        'Machen Sie die Ablauflöcher frei, und sehen Sie nach, ob die Abdeckung keine Risse hat und den Regen abhält.',
      ],
      firstReason: 'Finden Sie dünnes Metall und lose Beine, bevor Glut hindurchfällt',
      safety:
        'Arbeiten Sie nur an einer kalten Schale mit abgestelltem Gas. Ersetzen Sie gebrochene Steine nur durch Schamotte oder Lavastein: Flusskiesel und nasser Beton enthalten Wasser und können in der Hitze platzen.',
    },
    'fire-pit.test-gas': {
      title: 'Gasfeuerstelle auf Lecks prüfen und ihren Brenner freimachen',
      why: 'Flaschengas ist schwerer als Luft und sammelt sich unter der Feuerstelle. Ein draußen gelassener Schlauch reißt, und Spinnen verstopfen den Brenner, prüfen Sie also beides, bevor Sie sie wieder anzünden.',
      steps: [
        'Folgen Sie bei kalter Feuerstelle und abgestelltem Gas dem Schlauch mit der Hand. Ersetzen Sie einen rissigen, angenagten, versengten oder abgelaufenen.',
        'Bürsten Sie Laub und Netze aus Brennerlöchern und Lufteinlass, und räumen Sie alles weg, was neben der Flasche lagert.',
        'Öffnen Sie bei geschlossenem Brennerregler die Zufuhr, und tupfen Sie Seifenwasser auf Druckregler und jede Verbindung.',
        'Wachsende Blasen bedeuten ein Leck: Schließen Sie die Zufuhr, lassen Sie die Feuerstelle aus, und lassen Sie das Teil ersetzen.',
        'Legen Sie Lavastein oder Feuerglas zurück, wie die Anleitung zeigt, ohne Zündflamme oder Lüftungsöffnungen zu bedecken.',
        'Zünden Sie sie an, und halten Sie dabei das Gesicht weit zurück. Geht sie aus, drehen Sie das Gas zu, und warten Sie fünf Minuten, bevor Sie es wieder versuchen.',
      ],
      firstReason: 'Seifenwasser zeigt eine undichte Verbindung, bevor jemand sie riecht',
      safety:
        'Suchen Sie nie mit einer Flamme nach Gas. Wenn Sie Gas riechen, zünden Sie nichts an, schließen Sie die Zufuhr, wenn es gefahrlos geht, gehen Sie weg, und rufen Sie {emergency number} an. Feste Gasleitungen sind Sache eines zugelassenen Gasfachbetriebs.',
    },
    'fire-pit.check-either-fuel': {
      title: 'Schlauch oder Asche der Feuerstelle vor dem Anzünden prüfen',
      why: 'Eine Gasfeuerstelle ist mit rissigem Schlauch unsicher und eine Holzfeuerstelle mit Glut in der Asche. Eine Viertelstunde zeigt, ob Ihre bereit ist, was immer sie verbrennt.',
      steps: [
        'Bei Gas: Lassen Sie es abgestellt, fahren Sie mit der Hand am Schlauch entlang, während Sie ihn biegen, und kaufen Sie einen neuen, wenn Sie einen Riss oder ein altes Datum finden.',
        'Öffnen Sie die Zufuhr bei geschlossenem Brenner, und pinseln Sie Seifenwasser auf jede Verbindung. Wachsen Blasen, schließen Sie die Zufuhr, und lassen Sie das Teil wechseln.',
        'Bei Holz: Behandeln Sie alte Asche als heiß. Wässern Sie sie, schaufeln Sie sie in einen Metalleimer mit Deckel, und lassen Sie ihn tagelang draußen stehen.',
        'Achten Sie auf Rostlöcher in der Schale und wackelige Beine, und räumen Sie Laub und Spinnennetze aus.',
      ],
      firstReason: 'Alte Schläuche und alte Asche machen eine Feuerstelle gefährlich',
      safety:
        'Treten Sie zurück, und wenden Sie das Gesicht vom Dampf ab, wenn Sie heiße Asche nass machen. Drehen Sie bei einer Gasfeuerstelle das Gas zu, bevor Sie sie ausräumen, und suchen Sie nie mit einer Flamme nach einem Leck. Riecht es nach Gas, zünden Sie nichts an, drehen Sie das Gas zu, wenn Sie gefahrlos an das Ventil kommen, gehen Sie weit weg, und rufen Sie {emergency number} an.',
    },
  },
} as const satisfies ItemWords;
