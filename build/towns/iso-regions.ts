/**
 * The second part of a region's ISO 3166-2 code by GeoNames' own code, in countries where law or insurance differs by
 * region. Absent countries have no regions here. `same`: both codes are one.
 */
const tables: { readonly [country: string]: string } = {
  AT: '01 1 02 2 03 3 04 4 05 5 06 6 07 7 08 8 09 9',
  AU: '01 ACT 02 NSW 03 NT 04 QLD 05 SA 06 TAS 07 VIC 08 WA',
  BE: 'same',
  BR: '01 AC 02 AL 03 AP 04 AM 05 BA 06 CE 07 DF 08 ES 11 MS 13 MA 14 MT 15 MG 16 PA 17 PB 18 PR 20 PI 21 RJ 22 RN 23 RS 24 RO 25 RR 26 SC 27 SP 28 SE 29 GO 30 PE 31 TO',
  CA: '01 AB 02 BC 03 MB 04 NB 05 NL 07 NS 08 ON 09 PE 10 QC 11 SK 12 YT 13 NT 14 NU',
  CH: 'same',
  DE: '01 BW 02 BY 03 HB 04 HH 05 HE 06 NI 07 NW 08 RP 09 SL 10 SH 11 BB 12 MV 13 SN 14 ST 15 TH 16 BE',
  ES: '07 IB 27 RI 29 MD 31 MC 32 NC 34 AS 39 CB 51 AN 52 AR 53 CN 54 CM 55 CL 56 CT 57 EX 58 GA 59 PV 60 VC CE CE ML ML',
  FR: '11 IDF 24 CVL 27 BFC 28 NOR 32 HDF 44 GES 52 PDL 53 BRE 75 NAQ 76 OCC 84 ARA 93 PAC 94 20R',
  GB: 'ENG ENG SCT SCT WLS WLS NIR NIR',
  IN: '01 AN 02 AP 03 AS 05 CH 07 DL 09 GJ 10 HR 11 HP 12 JK 13 KL 14 LD 16 MH 17 MN 18 ML 19 KA 20 NL 21 OR 22 PY 23 PB 24 RJ 25 TN 26 TR 28 WB 29 SK 30 AR 31 MZ 33 GA 34 BR 35 MP 36 UP 37 CT 38 JH 39 UT 40 TG 41 LA',
  IT: '01 65 02 77 03 78 04 72 05 45 06 36 07 62 08 42 09 25 10 57 11 67 12 21 13 75 14 88 15 82 16 52 17 32 18 55 19 23 20 34',
  MX: '01 AGU 02 BCN 03 BCS 04 CAM 05 CHP 06 CHH 07 COA 08 COL 09 CMX 10 DUR 11 GUA 12 GRO 13 HID 14 JAL 15 MEX 16 MIC 17 MOR 18 NAY 19 NLE 20 OAX 21 PUE 22 QUE 23 ROO 24 SLP 25 SIN 26 SON 27 TAB 28 TAM 29 TLA 30 VER 31 YUC 32 ZAC',
  NL: '01 DR 02 FR 03 GE 04 GR 05 LI 06 NB 07 NH 09 UT 10 ZE 11 ZH 15 OV 16 FL',
  US: 'same',
  ZA: '02 KZN 03 FS 05 EC 06 GP 07 MP 08 NC 09 LP 10 NW 11 WC',
};

/** The region's code without its country, or an empty text. */
export function isoRegionOf(country: string, code: string): string {
  const table = tables[country];
  if (table === undefined || table === 'same') return table ? code : '';
  const cells = table.split(' ');
  const at = cells.findIndex((cell, index) => index % 2 === 0 && cell === code);
  return at < 0 ? '' : (cells[at + 1] ?? '');
}
