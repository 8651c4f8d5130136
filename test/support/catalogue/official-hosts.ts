import type { CountryCode } from '#core/domain/climate/countries.ts';

/** The hosts on which a country’s law, its authorities and the bodies that the law names publish, with all below them. */
const officialHosts: { readonly [Country in CountryCode]?: readonly string[] } = {
  AT: ['gv.at', 'ris.bka.gv.at', 'oib.or.at'],
  AU: ['gov.au'],
  BE: ['fgov.be', 'vlaanderen.be', 'antigifcentrum.be', '112.be'],
  BR: ['gov.br'],
  CA: ['gc.ca', 'canada.ca', 'ontario.ca', 'legisquebec.gouv.qc.ca', 'novascotia.ca', 'free.bcpublications.ca'],
  CH: ['admin.ch', 'bsvonline.ch'],
  DE: ['gesetze-im-internet.de', 'gesetze-bayern.de'],
  DK: ['retsinformation.dk', 'bygningsreglementet.dk', 'sik.dk', 'fstyr.dk', 'politi.dk'],
  ES: ['boe.es'],
  FI: ['finlex.fi'],
  FR: ['legifrance.gouv.fr'],
  GB: ['legislation.gov.uk', 'gov.uk', 'mygov.scot'],
  IE: ['irishstatutebook.ie'],
  IN: ['gov.in', 'nic.in'],
  IT: ['normattiva.it'],
  JP: ['go.jp'],
  LU: ['public.lu', 'vdl.lu'],
  NL: ['overheid.nl', 'brandweer.nl', 'eur-lex.europa.eu'],
  NO: ['lovdata.no'],
  NZ: ['govt.nz'],
  PL: ['sejm.gov.pl'],
  PT: ['dre.pt', 'pgdlisboa.pt'],
  SE: ['gov.se', 'msb.se', 'livsmedelsverket.se'],
  // States adopt the codes of the NFPA as law. What an authority no longer publishes is in the archive.
  US: ['gov', 'nfpa.org', 'web.archive.org'],
  ZA: ['gov.za'],
};

export const isOfficial = (country: CountryCode, url: string): boolean => {
  const { host } = new URL(url);
  return officialHosts[country]?.some((known) => host === known || host.endsWith(`.${known}`)) === true;
};
