import type { CountryWords } from '../../country-words.ts';

export const canada = {
  place: 'Kanada',
  facts: {
    'Chimneys and stoves':
      'Das Muster-Brandschutzgesetz, das die Provinzen mit Änderungen übernehmen, lässt jeden Schornstein und jedes Abgasrohr höchstens 12 Monate nach der letzten Prüfung und nach jedem Schornsteinbrand prüfen. Wer das Haus besitzt, veranlasst es.',
    'Smoke alarms':
      'Die Provinzen entscheiden. In Ontario hat jedes Stockwerk und jeder Schlafbereich einen Melder; die Vermietung testet die einer Mietwohnung jedes Jahr und bei jedem Mieterwechsel.',
    'Carbon monoxide':
      'Die Provinzen entscheiden. Seit Januar 2026 hat in Ontario eine Wohnung mit Brennstoffgerät, Kamin oder angebauter Garage einen Melder in jedem Stockwerk und nahe jedem Schlafzimmer. Anderswo gilt die Regel vielleicht nur für neue.',
    Gas: 'Nur ein zertifizierter Gasfachbetrieb darf ein Gasgerät einbauen, warten oder entfernen. Jede Provinz hat ihre eigene Behörde: TSSA in Ontario, Technical Safety BC, die RBQ in Québec.',
    Radon:
      'Health Canada rät über 200 Becquerel pro Kubikmeter zum Handeln. Messen Sie drei Monate oder länger in der Heizzeit.',
    Pools:
      'Zäune sind Sache von Provinz oder Gemeinde. Québec will eine Einfriedung von 1,2 m mit selbst schließendem und verriegelndem Tor, auch bei älteren Pools. Andere Städte verlangen eine Genehmigung und bis zu 1,5 m oder mehr.',
    'Winter tyres':
      'Québec verlangt Winterreifen vom 1. Dezember bis 15. März. British Columbia verlangt sie auf den meisten Bergstrecken ab Oktober; andere Provinzen raten nur dazu.',
    'Hedges and trees':
      'Das Nest eines Zugvogels zu schädigen ist verboten. Die meisten brüten zwischen April und August, schneiden und fällen Sie also außerhalb dieser Monate.',
    'Vehicle tests':
      'Die meisten Provinzen prüfen ein Auto beim Verkauf oder wenn es aus einer anderen kommt. Nova Scotia und ein paar andere auch regelmäßig.',
    Renting:
      'Jede Provinz hat ihr eigenes Mietrecht. Überall hält die Vermietung Wohnung, Heizung und Leitungen in Ordnung, während die Mietpartei sauber hält und Schäden meldet.',
    'Emergency numbers':
      'Rufen Sie {emergency number} bei Feuer, für die Rettung oder bei Gasgeruch, dann den Gasversorger. Fragen Sie nach Kabeln und Rohren, bevor Sie graben.',
  },
  regions: {
    'CA-QC': {
      place: 'Québec',
      facts: {
        'Septic tanks':
          'Die Grube eines ganzjährig bewohnten Hauses wird alle zwei Jahre geleert, die eines nur zeitweise bewohnten alle vier, außer wenn der Schlamm gemessen wird. Wem das Haus gehört, der zahlt, oft über die Gemeinde.',
        Renting:
          'Während der Mietzeit macht die Vermietung alle Reparaturen außer den kleinen Instandhaltungen. Diese sind Sache der Mietpartei, sofern sie nicht vom Alter oder von einem Unfall kommen.',
      },
    },
  },
} as const satisfies CountryWords;
