import type { ItemWords } from '../../item-words.ts';

export const bidet = {
  name: 'Bidet',
  tasks: {
    'bidet.descale-spout': {
      title: 'Auslauf des Bidets entkalken und seinen Ablauf freimachen',
      why: 'Kalk am Auslauf macht aus einem weichen Strahl einen schiefen. Der Ablauf wird so wenig benutzt, dass sich Haare und Schleim sammeln.',
      steps: [
        'Schrauben Sie den Strahlregler oder die Düse von Hand ab, mit einem Tuch darum, wenn es schwer geht.',
        'Legen Sie ihn so lange in Entkalker, wie auf dem Etikett steht, bürsten Sie das Sieb, und spülen Sie es ab.',
        'Heben Sie den Stopfen heraus, ziehen Sie die Haare ab, und waschen Sie ihn mit Spülmittel.',
        'Setzen Sie beides wieder ein, lassen Sie eine Minute heißes und kaltes Wasser laufen, und prüfen Sie, ob das Becken schnell abläuft.',
        'Hat Ihr Bidet eine Thermostatarmatur, lassen Sie sie auf höchstens 38 °C einstellen, wie Grohe empfiehlt.',
      ],
      firstReason: 'Hartes Wasser verengt den Auslauf, lange bevor es ihn verstopft',
      safety: 'Verwenden Sie den Entkalker allein, weit weg von Chlorreiniger, und spülen Sie ihn zügig von Metall ab.',
    },
    'bidet.clean-nozzle': {
      title: 'Düse und Geruchsfilter des Bidetsitzes reinigen',
      why: 'Spritzer verschmutzen die Düse, und ein Filter voller Staub macht den Ventilator laut und nutzlos. TOTO verlangt, beides etwa einmal im Monat zu reinigen.',
      steps: [
        'Starten Sie den Modus zur Düsenreinigung, damit der Stab ohne Sprühen herauskommt. Schalten Sie dann den Sitz aus, und ziehen Sie den Stecker.',
        'Wischen Sie den Stab mit einem weichen nassen Tuch ab, ohne zu ziehen oder zu biegen.',
        'Ziehen Sie den Geruchsfilter an der Seite heraus, und saugen Sie ihn ab. Sagt es die Anleitung, spülen Sie ihn, und lassen Sie ihn ganz trocknen.',
        'Heben Sie den Sitz von seiner Platte, und wischen Sie darunter mit Wasser und einem Tropfen Spülmittel.',
        'Trocknen Sie Stecker und Hände, und stecken Sie den Sitz wieder ein. Hat Stecker oder Steckdose eine Prüftaste, drücken Sie sie.',
      ],
      firstReason: 'Staub und Spritzer sammeln sich, wo man sie von oben nicht sieht',
      safety:
        'Ziehen Sie den Stecker des Sitzes, bevor Sie ihn abwischen, und gießen Sie nie Wasser darüber. Starker WC-Reiniger und seine Dämpfe können die Elektrik beschädigen, halten Sie also beides vom Sitz fern.',
    },
    'bidet.check-hoses': {
      title: 'Schläuche, Ventile und Einlasssieb des Bidets prüfen',
      why: 'Bidetschläuche stehen immer unter Leitungsdruck, in einer Ecke, wo niemand ein Leck sieht. Sand im Einlasssieb schwächt außerdem den Strahl.',
      steps: [
        'Wischen Sie jeden Schlauch und jede Mutter mit trockenem Küchenpapier ab. Achten Sie mit einer Taschenlampe auf Feuchtigkeit, Rost, Knicke oder Beulen.',
        'Schließen Sie das Eckventil, und öffnen Sie es wieder. Es sollte sich ohne Gewalt drehen und nicht tropfen.',
        'Bei einem Bidetsitz ziehen Sie den Stecker und sperren das Wasser ab. Schrauben Sie das Einlasssieb heraus, spülen Sie es, und setzen Sie es wieder ein. TOTO verlangt das etwa alle sechs Monate.',
        'Öffnen Sie das Wasser langsam, und sehen Sie nach zehn Minuten wieder nach Tropfen.',
        'Schließen Sie eine Handbrause nach jeder Benutzung am Wandventil: Ihr Schlauch ist nicht dafür gemacht, stundenlang unter Druck zu stehen.',
      ],
      firstReason: 'Finden Sie eine feuchte Verbindung, bevor sie den Boden durchnässt',
      safety:
        'Eine Handbrause oder ein Bidetsitz braucht einen zugelassenen Rückflussschutz, damit kein Toilettenwasser ins Trinkwasser gesaugt wird. Sind Sie unsicher, fragen Sie einen Sanitärbetrieb.',
      tenant:
        'Melden Sie ein klemmendes Ventil oder einen verschlissenen Schlauch, und fragen Sie die Vermietung, bevor Sie selbst eine Handbrause anbringen.',
    },
  },
} as const satisfies ItemWords;
