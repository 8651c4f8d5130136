/** Its columns are those of `Station`. */
export const africa = `
AO -8.84 13.23 73 21.4 - - R2-4 Luanda
AO -12.78 15.74 1716 16.8 - - R10-4 Huambo
BF 12.37 -1.53 299 25.2 - - R6-9 Ouagadougou
BI -3.38 29.36 795 23.2 - - R11-4 Bujumbura
BJ 6.37 2.42 7 25.6 - - R4-7,Q9-10 Cotonou
BW -24.65 25.91 1011 12.8 7-30 6-15 R11-3 Gaborone
BW -21.17 27.51 989 14 7-18 6-28 R11-3 Francistown
BW -19.98 23.42 947 16 - - R11-3 Maun
CD -4.33 15.31 281 22.8 - - R10-5 Kinshasa
CD -11.66 27.48 1260 16.6 - - R11-3 Lubumbashi
CF 4.36 18.55 351 25 - - R4-10 Bangui
CG -4.27 15.28 284 22.4 - - R10-5 Brazzaville
CI 5.35 -4.00 76 24.6 - - R4-7,Q10-11 Abidjan
CM 4.05 9.70 19 25.2 - - R4-11 Douala
CM 3.87 11.52 726 22.6 - - R3-6,Q9-11 Yaoundé
CV 14.93 -23.51 0 22.4 - - R8-9 Praia
DJ 11.59 43.15 6 25.2 - - D,E Djibouti
DZ 36.73 3.09 113 11.2 1-20 12-30 r10,F6 Algiers
DZ 35.70 -0.64 118 11.2 - - r10,f6 Oran
DZ 36.37 6.61 574 7.2 3-28 11-22 r10,F6 Constantine
DZ 35.56 6.17 1037 5.4 4-14 11-10 F6 Batna
DZ 34.67 3.26 1138 4.8 4-14 11-6 f6 Djelfa
DZ 35.37 1.32 1031 6.2 4-2 11-20 f6 Tiaret
DZ 34.88 -1.31 811 9.6 2-10 12-20 r10,F6 Tlemcen
DZ 34.85 5.73 115 11.8 - - D,E Biskra
DZ 36.90 7.77 5 11.4 - - r10,F6 Annaba
DZ 36.26 2.75 910 6.6 3-16 12-2 r10,F6 Médéa
EG 30.06 31.25 23 14 - - D,E Cairo
EG 31.20 29.92 9 13.8 - - r11 Alexandria
EG 24.09 32.90 99 16 - - D,E Aswan
ER 15.34 38.93 2334 15 - - R6-8 Asmara
ET 9.02 38.75 2405 15.6 - - R6-9 Addis Ababa
ET 9.59 41.87 1204 21.6 - - R7-9 Dire Dawa
ET 11.59 37.39 1799 17 - - R6-9 Bahir Dar
ET 7.67 36.83 1719 18 - - R3-10 Jimma
ET 11.13 39.63 2550 13.6 - - R7-9 Dessie
ET 13.50 39.48 2068 16 - - R6-9 Mek'ele
GA 0.39 9.45 8 24.4 - - R9-5 Libreville
GH 5.56 -0.20 33 25.2 - - R4-6,Q9-10 Accra
GH 6.69 -1.62 270 24.4 - - R3-7,Q9-10 Kumasi
GH 9.40 -0.84 196 26.2 - - R5-10 Tamale
GM 13.45 -16.58 5 24 - - R7-10 Banjul
GN 9.54 -13.68 13 25.4 - - R5-11 Conakry
KE -1.28 36.82 1684 17 - - R3-5,Q10-12 Nairobi
KE -4.05 39.66 20 24.4 - - R4-6,Q10-12 Mombasa
KE -0.10 34.76 1174 22.8 - - R3-5,Q10-12 Kisumu
KE 0.52 35.27 2095 16 - - R3-9 Eldoret
KE 0.05 37.66 1579 17 - - R3-5,Q10-12 Meru
KM -11.70 43.26 27 23.6 - - R11-5,S12 Moroni
LR 6.30 -10.80 32 25 - - R4-11 Monrovia
LS -29.32 27.48 1552 8.2 9-14 5-10 R10-3,f6 Maseru
LS -29.29 29.07 2201 4.6 10-18 4-16 R10-3,f6 Mokhotlong
LY 32.89 13.19 7 12.8 - - r10 Tripoli
LY 32.11 20.07 3 13 - - r11 Benghazi
MA 33.59 -7.61 27 12.6 - - r11 Casablanca
MA 34.01 -6.83 46 12.4 - - r11 Rabat
MA 31.63 -8.00 457 12.2 - - r11 Marrakesh
MA 34.03 -5.00 406 9.6 2-14 12-14 r11,f6 Fès
MA 30.42 -9.60 31 14.2 - - r11 Agadir
MA 35.77 -5.80 20 12.4 - - r10,F6 Tangier
MA 33.53 -5.11 1648 4 5-1 11-1 r10,f6,N Ifrane
MA 33.89 -5.55 531 10.2 1-30 12-22 r11,f6 Meknès
MA 34.68 -1.91 549 10 2-14 12-14 r11 Oujda-Angad
MA 32.34 -6.35 538 10.4 1-30 12-20 r11 Beni Mellal
MA 32.69 -4.75 1462 6 4-6 11-10 - Midelt
MA 31.93 -4.43 1039 8.4 2-20 12-1 D Errachidia
MA 30.92 -6.89 1113 9.2 2-10 12-8 D Ouarzazat
MG -18.91 47.54 1274 15 - - R11-3,S12 Antananarivo
MG -18.15 49.40 12 21 - - W,S12 Toamasina
ML 12.65 -8.00 338 25.2 - - R6-9 Bamako
MR 18.09 -15.98 10 21.6 - - R8-9,D,E Nouakchott
MU -20.16 57.50 3 21.2 - - R12-4,S12 Port Louis
MW -13.97 33.79 1056 15.6 - - R12-3 Lilongwe
MZ -25.97 32.58 70 19.2 - - R10-3,S12 Maputo
MZ -19.84 34.84 6 20.6 - - R11-4,S12 Beira
NA -22.56 17.08 1656 13.6 8-1 6-20 R12-4 Windhoek
NA -22.68 14.53 0 13.4 - - D,E Swakopmund
NA -26.58 18.13 981 13.4 7-30 6-20 D Keetmanshoop
NE 13.51 2.11 206 24.8 - - R6-9 Niamey
NG 6.45 3.39 11 25.4 - - R4-7,Q9-10 Lagos
NG 9.06 7.50 476 25.4 - - R4-10 Abuja
NG 12.00 8.52 484 21.4 - - R6-9 Kano
NG 4.78 7.01 16 25.4 - - R3-11 Port Harcourt
RE -20.88 55.45 44 21.6 - - R12-4,S12 Saint-Denis
RW -1.95 30.06 1542 20.2 - - R3-5,Q9-12 Kigali
SC -4.62 55.46 0 26.4 - - R11-2,W Victoria
SD 15.55 32.53 381 23.2 - - R7-9,D,E Khartoum
SL 8.49 -13.24 21 25.8 - - R5-11 Freetown
SN 14.69 -17.44 12 21 - - R7-9 Dakar
SO 2.04 45.34 12 25.8 - - R4-8,Q10-11 Mogadishu
SZ -26.32 31.13 1209 12.6 7-20 6-25 R10-3,f6 Mbabane
TD 12.11 15.04 299 23.4 - - R6-9 N'Djamena
TG 6.13 1.22 64 25.4 - - R4-7,Q9-10 Lomé
TN 36.82 10.17 23 11.6 - - r9,f6 Tunis
TN 34.74 10.76 8 12 - - r9 Sfax
TN 35.17 8.84 674 7.4 3-14 12-1 f6 Kasserine
TN 34.42 8.78 295 9.8 2-6 12-18 D Gafsa
TZ -6.82 39.27 24 23.6 - - R3-5,Q11-12 Dar es Salaam
TZ -3.37 36.68 1415 17.6 - - R3-5,Q11-12 Arusha
TZ -6.17 35.74 1125 19.8 - - R12-3 Dodoma
UG 0.32 32.58 1223 21 - - R3-5,Q9-12 Kampala
YT -12.78 45.23 23 24.6 - - R11-4,S12 Mamoudzou
ZA -26.20 28.04 1767 10.4 8-25 5-28 R10-3,f6 Johannesburg
ZA -25.74 28.19 1332 12 8-10 6-4 R10-3,f6 Pretoria
ZA -33.93 18.42 25 12.6 - - r5,F12 Cape Town
ZA -33.93 18.87 122 11.6 - - r5,F12 Stellenbosch
ZA -33.96 22.46 232 12.6 - - F10 George
ZA -29.86 31.03 21 17 - - R10-3,f6 Durban
ZA -29.62 30.39 636 13.6 7-25 6-18 R10-3,f6 Pietermaritzburg
ZA -33.96 25.61 75 14 - - F12 Port Elizabeth
ZA -33.02 27.91 48 15.2 - - - East London
ZA -29.12 26.21 1396 8 9-20 5-8 R10-3,f6 Bloemfontein
ZA -28.73 24.76 1224 10.4 9-5 5-20 R11-3,f6 Kimberley
ZA -23.90 29.47 1315 11.6 8-12 6-4 R10-3,f6 Polokwane
ZA -25.47 30.97 676 15 - - R10-3,F6 Nelspruit
ZA -28.45 21.26 808 12.4 8-10 6-5 D Upington
ZA -32.36 22.58 849 10 9-5 5-20 - Beaufort West
ZA -27.76 29.93 1195 10.8 8-28 5-26 R10-3,f6 Newcastle
ZA -31.90 26.88 1081 10.2 8-30 5-22 R11-3 Queenstown
ZA -26.67 27.93 1445 9.2 9-6 5-16 R10-3,f6 Vereeniging
ZA -30.65 24.01 1247 8.4 9-28 5-4 - De Aar
ZA -33.60 22.20 319 11 8-10 6-8 F12 Oudtshoorn
ZA -31.59 28.78 694 12.8 8-1 6-12 R10-3,f6 Mthatha
ZA -26.96 24.73 1202 10 9-6 5-16 R11-3,f6 Vryburg
ZA -32.25 24.53 756 11.4 8-16 6-2 - Graaff-Reinet
ZA -26.53 29.98 1700 9 9-4 5-16 R10-3,f6 Ermelo
ZM -15.41 28.29 1277 15.6 - - R11-3 Lusaka
ZW -17.83 31.05 1494 14 - - R11-3 Harare
ZW -20.15 28.58 1348 13.8 - - R11-3 Bulawayo
`;
