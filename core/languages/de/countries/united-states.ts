import type { CountryWords } from '../../country-words.ts';

export const unitedStates = {
  place: 'USA',
  facts: {
    'Smoke alarms':
      'Bundesstaat und Gemeinde bestimmen, wo Melder hinkommen und wer sie testet; die meisten Staaten verpflichten Vermietungen zum Anbringen und Mietparteien zum Melden von Fehlern. Das nationale Regelwerk verlangt jeden Monat einen Test und nach zehn Jahren einen neuen Melder.',
    'Carbon monoxide':
      'Die meisten Staaten verlangen Kohlenmonoxidmelder in Wohnungen mit Brennstoffgeräten oder angebauter Garage, manche nur in neuen oder vermieteten. Fragen Sie die Brandschutzbehörde.',
    'Boilers and heating':
      'Kein Bundesgesetz zwingt Sie, eine Heizung zu Hause warten zu lassen. Gasarbeiten brauchen in den meisten Staaten einen zugelassenen Betrieb, und Vermietungen müssen die Heizung in Betrieb halten.',
    'Chimneys and stoves':
      'Die Norm, die viele örtliche Vorschriften übernehmen, verlangt für Schornsteine, Kamine und Abgaswege mindestens einmal im Jahr eine Prüfung und bei Ablagerungen eine Reinigung.',
    Pools:
      'Sperren sind Sache von Staat und Stadt. Die Mustervorschrift verlangt einen mindestens 1,2 m hohen Zaun mit selbst schließendem und einrastendem Tor; viele Versicherungen verlangen dasselbe.',
    'Septic tanks':
      'Die EPA rät mindestens alle drei Jahre zu einer Prüfung und alle drei bis fünf zum Abpumpen. Genehmigungen und Pflichten kommen von Staat oder Bezirk, und manche verlangen beim Verkauf eine Prüfung.',
    Wells:
      'Bundesregeln zu Trinkwasser gelten nicht für private Brunnen: Wer einen besitzt, lässt das Wasser untersuchen. Die CDC rät jedes Jahr zu einem Test auf Bakterien, Nitrate, gelöste Stoffe und pH.',
    Radon:
      'Die EPA rät ab 4 Picocurie pro Liter Luft zum Handeln. Viele Staaten verlangen beim Verkauf, Bekanntes offenzulegen; wenige regeln Mietwohnungen.',
    'Air conditioning and heat pumps':
      'Nur ein EPA-zertifizierter Betrieb darf den Kältekreis öffnen. Kältemittel absichtlich abzulassen ist verboten.',
    'Vehicle tests':
      'Jeder Staat entscheidet. Manche prüfen Autos jedes Jahr auf Sicherheit oder Abgas, andere nur beim Verkauf und mehrere nie.',
    Renting:
      'In fast jedem Staat schuldet die Vermietung eine bewohnbare Wohnung: heiler Bau, funktionierende Leitungen, Heizung und Elektrik. Bei Reparaturen, Fristen und Mietabzug unterscheiden sich Staaten und Städte.',
    'Lead and asbestos':
      'In Wohnungen aus der Zeit vor 1978 müssen Betriebe, die gegen Bezahlung Farbe bearbeiten, für Arbeiten mit Blei zertifiziert sein. Wer es im Eigentum selbst tut, ist ausgenommen, aber nicht von der Gefahr: Schleifen Sie alte Farbe nicht trocken.',
    'Emergency numbers':
      'Rufen Sie {emergency number} bei Feuer, für die Rettung oder bei einem Gasleck, dann von draußen Ihren Gasversorger. Bei Vergiftung rufen Sie {poison number} an. Rufen Sie 811 an, bevor Sie graben.',
  },
  regions: {
    'US-CA': {
      place: 'Kalifornien',
      facts: {
        'Hot water':
          'Warmwasserbereiter werden gegen Erdbeben verstrebt, verankert oder gegurtet, und wer ein Haus verkauft, bescheinigt das beim Verkauf schriftlich.',
        Wildfire:
          'Wer im Zuständigkeitsgebiet des Staates in oder nahe an Wald, Gestrüpp oder Gras ein Haus besitzt, hält um jedes Gebäude einen Schutzraum von 100 Fuß (30 m) frei, aber nicht über die Grundstücksgrenze hinaus. Der Teil direkt am Gebäude braucht die meiste Sorgfalt.',
      },
    },
  },
} as const satisfies CountryWords;
