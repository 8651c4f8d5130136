/**
 * Written by `./run build/towns/usual.ts`. A row: the country, its time zones if not all, and the climate of the riskiest
 * common town: the winter, the days of the last and the first frost, and the marks of `marksOf`. After each bar the same
 * for homes whose winter is another.
 */
export const usualPlaces = `
AD hard 5-13 9-29 F6,I | regular 4-29 10-11 F6
AE none - - E,D
AF regular 4-8 10-28 I | hard 4-27 10-2 H,I | rare 3-2 11-26 I
AG none - - R6-11,S6
AI none - - R6-11,S6
AL regular 3-14 11-26 r10,F6,I,J | rare 3-6 12-1 r10,F6,I,J
AM hard 4-24 10-18 I | regular 4-6 11-2 -
AO none - - R2-4,J
AQ regular 10-9 5-5 G9,C
AR rare 8-31 5-30 R10-3,M,I,J | hard 12-5 3-15 G9,F12,N,I,K | regular 10-5 5-2 g9,I | none - - R10-4,M,J
AR America/Buenos_Aires rare 8-12 6-16 M,I | regular 10-15 5-2 I
AR America/Cordoba rare 9-1 5-30 R10-3,f8,M,I,J | regular 9-10 5-18 R10-3,F7,J | none - - R10-4,M,J
AR America/Mendoza regular 9-10 5-14 I | hard 11-8 4-2 -
AR America/Argentina/Tucuman rare 7-30 6-20 R11-3 | regular 9-29 4-24 R11-3
AR America/Argentina/Salta regular 10-5 4-28 R11-3,g5,I,J | hard 12-5 3-15 G5,F12,N,I,K | rare 8-25 6-1 R11-3 | none - - R11-3,f8
AR America/Argentina/San_Juan rare 9-2 5-21 - | regular 9-9 5-12 R12-3,I,J
AR America/Jujuy rare 8-12 6-16 R11-3,I | hard 10-31 3-26 R11-3,f8,H | regular 10-21 4-5 R11-3,f8,H | none - - R11-3
AR America/Catamarca regular 10-3 5-1 R12-3,I,J | hard 12-1 3-12 F12,N,I | rare 8-15 6-6 R12-3,I,J
AR America/Argentina/San_Luis regular 9-22 5-6 R11-3,f8,I,J | rare 8-27 5-27 R10-3,F7,M
AR America/Argentina/La_Rioja rare 8-17 6-4 R12-3,I | regular 9-7 5-13 R12-3
AR America/Argentina/Rio_Gallegos hard 11-10 3-28 G9,I | regular 9-11 5-18 G9,I
AR America/Argentina/Ushuaia hard 12-8 2-26 G9,C,N,I
AS none - - R10-4,S11
AT regular 4-16 10-26 I | hard 5-2 10-9 -
AU none - - r5,s11,G5,F11,T,J,K | hard 11-11 4-2 F10,I | regular 10-18 4-20 g5,F10,T,I | rare 8-21 6-5 R11-3,G5,F11,T,I,J,K
AU Australia/Sydney none - - F10,T | hard 11-11 4-2 F10,I | regular 10-18 4-20 F10,T,I | rare 9-2 5-28 F9,T,I
AU Australia/Melbourne none - - G5,F11,T,K | hard 12-3 3-10 F10 | regular 10-8 5-7 G5,F11,T,I,K | rare 9-5 5-28 G5,F11,I,K
AU Australia/Brisbane none - - R11-3,S11,F8,T,J,K | regular 9-18 5-10 F8 | rare 8-13 6-4 R11-3,F8,T,I,J
AU Australia/Perth none - - r5,s11,G5,F11,T,K | rare 8-16 6-17 r5,F11,T,I,J
AU Australia/Adelaide none - - r5,G5,F11,T,J,K | regular 9-10 5-26 f11,T | rare 9-1 6-1 r5,G5,F11,T,I,J,K
AU Australia/Hobart regular 9-19 5-9 G5,F11,I | rare 8-20 6-5 G5,F11,I
AU Australia/Darwin none - - R11-4,S11,f5,T,J,K | rare 8-10 6-10 f8,D,T,I
AU Australia/Broken_Hill rare 8-20 6-12 f11,D,T
AW none - - R10-12
AX hard 5-8 10-16 -
AZ regular 3-16 11-24 I | hard 5-3 10-8 - | rare 3-1 12-6 I
BA regular 4-22 10-20 N,I | hard 5-6 10-8 N | rare 2-28 12-1 r10,F6,J
BB none - - R6-11,S6
BD none - - R5-10,S4,J
BE regular 4-16 11-2 G10,K
BF none - - R6-9
BG regular 4-16 10-18 I | hard 5-4 10-1 -
BH none - - E,D
BI none - - R11-4,J
BJ none - - R4-7,Q9-10,J
BL none - - R6-11,S6
BM none - - S6
BN none - - W
BO regular 9-15 5-5 R11-3,f8,H,I,J | hard 10-28 4-4 R12-3,H | rare 8-5 6-14 R11-3,H,I | none - - R10-4,f8,J
BQ none - - R10-12,S6,J,K
BR none - - R10-3,J | regular 9-10 5-20 - | rare 8-14 6-13 R10-3,I,J
BR America/Bahia none - - R4-7,J
BR America/Fortaleza none - - R2-5,J
BR America/Manaus,America/Santarem none - - R11-6,J
BR America/Recife none - - R3-8,J
BR America/Belem none - - R12-6,W
BR America/Maceio none - - R4-8
BR America/Campo_Grande,America/Cuiaba none - - R10-4,f6
BR America/Porto_Velho none - - R10-4
BR America/Rio_Branco none - - R10-4,J
BR America/Boa_Vista none - - R5-8,Q12-1,W
BR America/Araguaina none - - R10-4,f6,J
BR America/Eirunepe none - - W
BR America/Noronha none - - R3-7
BS none - - R5-10,S6
BT regular 3-10 11-15 R6-9,H,I,J | rare 2-17 12-6 R6-9,I,J | none - - R6-9,J
BW rare 8-6 6-8 R11-3,I | none - - R11-3
BY hard 4-29 10-6 -
BZ none - - R6-12,S6
CA hard 5-11 9-29 s8,g10,I | regular 4-8 11-2 r10,G10,C,I
CA America/Toronto hard 5-6 10-6 I
CA America/Edmonton hard 5-20 9-14 -
CA America/Winnipeg hard 5-24 9-22 -
CA America/Vancouver regular 4-12 10-27 r10,G10,C,I,J,K | hard 5-11 9-27 g10,F4,I
CA America/Halifax hard 5-10 10-12 S8,I
CA America/Regina hard 5-22 9-12 -
CA America/Blanc-Sablon hard 5-13 9-27 N
CA America/Moncton hard 5-22 9-24 S8,f4,N,K
CA America/Glace_Bay hard 5-22 10-10 S8
CA America/St_Johns hard 6-1 10-9 S8,G10,f5,N,K
CA America/Whitehorse hard 6-4 8-30 F4
CA America/Dawson_Creek hard 5-20 9-12 F4
CA America/Swift_Current hard 5-22 9-16 -
CA America/Goose_Bay hard 6-14 9-2 f5,N,I
CA America/Iqaluit hard 6-26 8-30 G10,I
CA America/Creston hard 5-9 9-30 F4
CA America/Fort_Nelson hard 5-15 9-19 F4
CA America/Coral_Harbour hard 5-26 9-16 f4,N
CA America/Inuvik hard 5-7 9-23 F4
CA America/Rankin_Inlet hard 6-2 9-10 F5
CA America/Dawson hard 5-21 9-8 F4
CA America/Cambridge_Bay hard 5-31 9-13 F5,I
CC none - - R11-4
CD none - - R10-5,J
CD Africa/Lubumbashi none - - R11-3,J
CF none - - R4-10
CG none - - R10-5
CH regular 4-16 10-29 I | hard 6-6 9-10 N,I
CI none - - R4-7,Q10-11,J
CK none - - R11-3,S11
CL regular 9-12 5-15 r5,g5,F11,I,J | hard 11-12 3-28 G9,C,K | rare 8-26 5-30 r5,G5,F11,I,K | none - - r5,F11,J
CL America/Santiago regular 9-12 5-15 r5,g5,F11,I,J | hard 11-12 3-28 N,I | rare 8-26 5-30 r5,G5,F11,I,K | none - - r5,F11,J
CL America/Punta_Arenas hard 11-5 4-5 G9,C
CL Pacific/Easter regular 9-19 5-13 r5,G5,F11
CM none - - R3-6,Q9-11,J
CN hard 4-8 10-28 R6-9,S7,I,J,K | regular 3-24 11-9 R6-9,S7,I,J,K | rare 3-6 11-27 R4-8,s7,I,J | none - - R4-9,S7,T,J,K
CN Asia/Shanghai hard 4-2 10-30 R6-9,S7,I,J,K | regular 3-24 11-9 R6-9,S7,I,J,K | rare 3-6 11-27 R4-8,s7,I,J | none - - R4-9,S7,T,J,K
CN Asia/Urumqi hard 4-22 10-14 R5-10,S7,I,J,K | none - - R5-10,S7,T
CO none - - R3-5,Q9-11,J
CR none - - R5-11,J
CU none - - R5-10,S6
CV none - - R8-9
CW none - - R10-12
CX none - - R11-4
CY rare 2-13 12-19 r11,F6,I | none - - r11,F6
CY Asia/Nicosia rare 2-14 12-18 r11,F6,I | none - - r11,F6
CY Asia/Famagusta none - - r11,f6 | rare 2-3 12-25 r11,f6
CZ regular 4-29 10-12 I | hard 5-6 10-5 -
DE regular 4-23 10-23 g10,I | hard 5-8 10-6 N
DJ none - - E,D
DK regular 4-28 10-24 G10,C,I | hard 5-6 10-14 G10,C
DM none - - R6-11,S6
DO none - - R5-11,S6
DZ regular 4-5 11-16 r10,F6,I,J | rare 3-6 12-5 r10,F6,I,J | none - - r10,F6,J
EC none - - R1-4,J
EC Pacific/Galapagos none - - R1-4
EE hard 5-7 10-7 G10,K | regular 5-2 10-22 -
EG none - - E,D | regular 3-8 11-20 D
EH none - - F6
ER none - - R6-8,H
ES regular 3-22 11-16 r9,g10,F6,I,J | hard 5-8 10-15 f6 | rare 2-26 12-5 r9,g10,F6,I,J | none - - r10,g10,F6,J
ES Atlantic/Canary none - - r11,F6,J
ES Africa/Ceuta none - - r10,f6
ET none - - R6-9,H,J
FI hard 5-16 9-28 I
FJ none - - R11-4,S11
FK hard 11-12 3-28 G4,E,C
FM none - - R6-12,S7,J,K
FM Pacific/Truk,Pacific/Ponape none - - R6-12,S7
FM Pacific/Kosrae none - - R11-4,S11
FO regular 5-4 10-25 G10,E,C
FR regular 4-13 11-5 g10,I | hard 5-21 9-27 N,I | rare 3-1 12-1 r9,F6,I | none - - r9,F6
GA none - - R9-5,J
GB regular 4-21 11-3 G10,C,I
GD none - - R6-12
GE regular 3-26 11-14 I | hard 5-17 9-23 I | rare 3-6 12-4 W
GF none - - R12-7,W,J
GG regular 4-2 11-16 G10,C
GH none - - R4-6,Q9-10,J
GI none - - r10,f6
GL hard 6-8 9-13 G10
GM none - - R7-10
GN none - - R5-11,J
GP none - - R6-11,S6
GQ none - - R9-5,J
GR regular 3-15 11-25 r10,F5,I,J | rare 2-7 12-19 r10,F5,I | none - - r10,F5
GS hard 11-18 3-21 G4,E,C
GT none - - R5-10,s6,f2,J
GU none - - R6-12,S7
GW none - - R7-10
GY none - - R5-8,Q12-1,W
HK none - - R5-9,S6,T
HN none - - R5-10,S6,f2,J,K
HR regular 4-10 11-2 I | hard 5-6 10-8 N | rare 3-10 12-1 r10,F6,I,J | none - - r10,F6
HT none - - R4-10,S6
HU regular 4-14 10-24 - | hard 4-29 10-9 -
ID none - - R11-4,J | rare 8-9 6-20 R11-4,S11,f5,H,T
ID Asia/Jakarta,Asia/Makassar none - - R11-4,J
ID Asia/Pontianak none - - f7,W
ID Asia/Jayapura none - - R12-4,s11,J | rare 8-9 6-20 R11-4,S11,f5,H,T
IE regular 4-18 11-6 G10,C,I
IL none - - r11,f5 | rare 2-18 12-13 r11,J
IM regular 4-22 11-3 G10,C
IN none - - R6-9,s10,J | hard 5-9 10-3 H,I | regular 3-26 11-5 - | rare 2-20 12-8 R6-9,f4,I,J
IQ rare 2-18 12-7 r11,D,I | regular 3-12 11-21 r11,I,J | none - - r11,D
IR regular 4-8 11-1 I | hard 5-1 10-10 I | rare 3-5 12-2 I | none - - r11,D,J
IS hard 5-10 10-2 G10,I
IT regular 3-23 11-15 r9,F6,M,I,J | hard 5-20 9-30 N,I | rare 3-10 11-28 r9,F6,M,I,J | none - - r10,F6,M
JE regular 4-7 11-11 -
JM none - - R5-11,S6
JO rare 2-10 12-16 r11,I,J | none - - D
JP regular 3-22 11-27 R6-10,S7,M,T,I,J,K | hard 5-6 10-16 N,I | rare 3-7 12-5 R6-10,S7,M,T | none - - R5-9,S6,T,K
KE none - - R3-5,Q10-12,J
KG hard 4-11 10-19 I | regular 4-4 10-26 -
KH none - - R5-10
KI none - - R11-4,S11
KI Pacific/Kiritimati none - - S6,W,T
KM none - - R11-5,S12
KN none - - R6-11,S6
KP hard 4-19 10-14 R7-8,s7,I,J
KR hard 4-5 10-28 R6-9,S7,I,K | regular 4-3 10-29 R6-9,S7,I,K | rare 2-19 12-16 R6-9,S7
KW none - - r11,E,D
KY none - - R5-10,S6
KZ hard 5-11 9-21 I | regular 4-4 10-26 I
KZ Asia/Almaty hard 5-12 9-18 I | regular 3-30 10-26 I
KZ Asia/Qyzylorda hard 4-14 10-8 D,I
KZ Asia/Aqtobe hard 5-6 9-26 -
KZ Asia/Qostanay hard 5-11 9-21 -
KZ Asia/Oral hard 5-2 9-30 I
KZ Asia/Atyrau hard 4-14 10-14 D
KZ Asia/Aqtau regular 4-5 11-1 D | hard 4-9 10-22 D
LA none - - R5-9,s9,J
LB none - - r10,F6,J | regular 3-19 11-16 r11 | rare 3-8 11-28 r11
LC none - - R6-11,S6
LI regular 4-15 10-29 I
LK none - - R4-6,Q10-11,s11,J
LR none - - R4-11
LS regular 9-21 5-4 R10-3,f6,I
LT hard 5-4 10-6 g10,I | regular 4-30 10-19 G10,K
LU regular 4-20 10-29 -
LV hard 5-4 10-9 G10,I,K | regular 5-1 10-21 -
LY none - - r10,J | rare 2-10 12-26 r10,J
MA none - - r11,f6,J | regular 5-1 11-1 r10,f6,N,I,J | rare 2-14 12-14 r11,f6,I,J
MC none - - r9
MD regular 4-14 10-19 - | hard 4-21 10-13 -
ME regular 4-12 11-1 F6,I | hard 5-9 9-30 N | rare 3-6 11-27 r10,F6,I,J
MF none - - R6-11,S6
MG none - - R11-3,S12,J
MH none - - R11-4,S11
MK regular 4-17 10-23 I | hard 5-5 10-6 -
ML none - - R6-9
MM none - - R5-10,S4,K
MN hard 5-24 9-7 f4,I
MN Asia/Ulaanbaatar hard 5-22 9-8 f4,I
MN Asia/Hovd hard 6-8 8-22 I
MO none - - R4-9,S6,T
MP none - - R6-12,S7
MQ none - - R6-11,S6
MR none - - R8-9,E,D,J
MS none - - R6-11,S6
MT none - - r9
MU none - - R12-4,S12
MV none - - R5-12
MW none - - R12-3
MX rare 2-14 12-2 R6-10,s6,E,I,J | hard 5-3 10-6 R7-9,f3,H | regular 3-22 11-6 R7-9,f3,E,I,J | none - - R6-10,S6,f3,J,K
MX America/Mexico_City rare 2-12 12-4 R6-10,s6,E,H,I,J | regular 3-20 10-30 R5-10,E,H,I,J | none - - R6-10,S6,f3,J,K
MX America/Ojinaga regular 3-17 11-13 R7-9,E,D | rare 3-7 11-26 R7-9,f3
MX America/Tijuana none - - r11,F5,J | rare 2-18 12-2 r11,F5
MX America/Monterrey rare 2-12 12-1 R8-10,s6,I,J | regular 3-10 11-14 R6-9,f3,I | none - - R6-10,S6,J,K
MX America/Chihuahua regular 3-28 11-6 R7-9,f3,I | hard 5-3 10-6 R7-9,f3,H | rare 3-8 11-25 R7-9,f3 | none - - R7-9,E,D
MX America/Merida none - - R6-10,S6,J
MX America/Hermosillo none - - R7-9,E,D,J | regular 3-26 11-16 R7-9,F5,T,I | rare 2-18 12-15 R7-9,f5,E,D,T
MX America/Mazatlan none - - R6-10,S6,J,K
MX America/Cancun none - - R5-11,S6,J
MX America/Matamoros rare 2-19 12-2 R8-10,S6,T,I,J,K | none - - R8-10,S6,T,J
MY none - - R10-1,W,J
MY Asia/Kuching none - - R5-12,f7,J
MZ none - - R10-3,S12,J,K
NA rare 8-1 6-20 R12-4,I,J | none - - R12-4,J
NC none - - R1-4,S11
NE none - - R6-9
NF none - - R1-4,S11
NG none - - R4-7,Q9-10,J
NI none - - R5-10
NL regular 4-20 10-28 G10,I,K
NO hard 5-2 10-13 G10,I,K | regular 4-25 10-19 G10,C,I,K
NP rare 1-28 12-20 R6-9,f3,I,J | hard 6-21 8-8 R6-9,H | none - - R6-9,f3,J
NR none - - R11-4,S11
NU none - - R11-4,S11
NZ regular 10-2 5-4 g9,I | rare 9-4 5-31 g9,I | none - - G9,K
NZ Pacific/Chatham rare 9-7 5-29 -
OM none - - s5,E,D
PA none - - R5-12,J
PE none - - D | hard 10-27 4-6 R11-3,H,I | regular 10-10 4-13 R10-3,H,I,J | rare 8-25 5-20 R10-4,H,I,J
PF none - - R11-3,S11
PG none - - R12-4,s11,J
PG Pacific/Port_Moresby none - - R12-4
PG Pacific/Bougainville none - - R11-4,S11
PH none - - R6-10,S6,J,K
PK none - - R7-9,S5,J,K | hard 4-23 10-3 H | regular 3-28 11-5 I | rare 2-7 12-11 R7-9,I,J
PL regular 4-28 10-12 I | hard 5-6 10-4 -
PM hard 5-28 10-8 S8,G10,f5,N,K
PN none - - R11-3,S11
PR none - - R5-11,S6,T
PS none - - r11,f5 | rare 2-2 12-28 r11,F5
PS Asia/Gaza none - - r11,f5
PS Asia/Hebron rare 2-2 12-28 r11,F5,I | none - - r11,F5
PT rare 3-4 12-2 r10,F6,I | regular 4-9 11-2 r10,F6,I,J | none - - r10,g10,f6
PT Europe/Lisbon rare 3-4 12-2 r10,F6,I | regular 4-9 11-2 r10,F6,I,J | none - - r10,f6
PT Atlantic/Madeira none - - r10,F7
PT Atlantic/Azores none - - r10,G10
PT Europe/Madrid rare 3-11 11-30 r10,F6
PW none - - W
PY none - - R10-5,f8,J
QA none - - E,D
RE none - - R12-4,S12
RO regular 4-21 10-13 I | hard 5-3 10-1 I
RS regular 4-11 10-26 I | hard 4-28 10-9 -
RU hard 5-12 9-23 I | regular 4-9 10-26 I | rare 3-10 12-5 W
RU Europe/Moscow hard 5-5 10-1 I | regular 4-7 10-27 I | rare 3-10 12-5 W
RU Asia/Novosibirsk hard 5-14 9-20 -
RU Asia/Yekaterinburg hard 5-14 9-20 I
RU Europe/Samara hard 5-6 9-28 -
RU Asia/Omsk,Asia/Tomsk hard 5-16 9-18 -
RU Europe/Volgograd hard 4-20 10-8 -
RU Asia/Krasnoyarsk hard 5-21 9-14 f4
RU Europe/Saratov hard 4-27 10-7 -
RU Europe/Ulyanovsk hard 5-4 9-29 -
RU Asia/Barnaul hard 5-14 9-18 -
RU Asia/Vladivostok hard 5-4 10-2 R6-9,S8,f4,I,K
RU Asia/Irkutsk hard 5-26 9-10 f4
RU Asia/Novokuznetsk hard 5-22 9-12 -
RU Europe/Astrakhan hard 4-9 10-16 -
RU Europe/Kirov hard 5-12 9-24 -
RU Europe/Kaliningrad regular 4-30 10-18 g10 | hard 5-2 10-13 -
RU Asia/Chita hard 6-2 9-4 f4
RU Asia/Yakutsk hard 5-26 9-6 R6-8,f4,I,J
RU Asia/Kamchatka hard 5-26 10-6 N
RU Asia/Sakhalin hard 5-24 9-30 N
RU Asia/Magadan hard 5-31 9-15 g9,N,I
RU Asia/Anadyr hard 6-2 9-7 G9
RU Asia/Tokyo hard 5-11 10-11 N
RW none - - R3-5,Q9-12
SA none - - r11,E,D,J | rare 2-3 12-18 E,D
SB none - - R11-4,S11
SC none - - R11-2,W
SD none - - R7-9,E,D,J
SE regular 5-1 10-14 G10,I,K | hard 5-18 9-26 I
SG none - - W
SH none - - R2-4,J
SI regular 4-19 10-24 I | hard 4-30 10-11 I | rare 3-3 12-4 M
SJ hard 5-20 10-2 N
SK regular 4-28 10-11 I | hard 5-4 10-5 -
SL none - - R5-11,J
SM regular 4-6 11-6 f6,M,I
SN none - - R7-9
SO none - - R4-8,Q10-11,J
SR none - - R4-8,Q12-1,W
SS none - - R3-5,Q9-12,J
ST none - - R9-5
SV none - - R5-10
SX none - - R6-11,S6
SY regular 3-14 11-24 r11,I,J | rare 3-5 11-29 r11,I,J | none - - r10
SZ none - - R10-3,s12,f6
TC none - - R4-10,S6
TD none - - R6-9
TF none - - R12-4,S12
TG none - - R4-7,Q9-10,J
TH none - - R5-10
TJ regular 3-18 11-11 I | hard 5-1 9-26 I
TK none - - R10-4,S11
TL none - - R12-4
TM regular 3-26 10-28 D,I | hard 4-7 10-17 D | rare 3-2 12-5 -
TN none - - r9,f6,J | regular 3-26 11-18 f6 | rare 3-10 12-3 f6,I
TO none - - R11-4,S11
TR regular 4-6 11-1 I | hard 5-6 10-3 N,I | rare 3-5 12-6 r10,f6,I,J | none - - r10,F6,J
TT none - - R6-12
TV none - - R11-4,S11
TW none - - R5-10,S7,T
TZ none - - R3-5,Q11-12,J
UA hard 4-22 10-10 I | regular 4-14 10-20 I
UA Europe/Kiev hard 4-22 10-10 I | regular 4-13 10-20 I
UA Europe/Simferopol regular 4-14 10-20 I
UG none - - R3-5,Q9-12,J | rare 3-3 11-29 R3-5,Q9-12,H
US regular 4-21 10-22 r11,S6,f6,T,I,J,K | hard 5-4 10-6 I | rare 2-23 11-28 R6-10,S6,f6,T,I,J,K | none - - r11,S6,F6,T,J,K
US America/New_York regular 4-16 10-28 S6,T,I,K | hard 5-4 10-10 I | rare 3-4 11-26 R6-9,S6,T,I | none - - R5-10,S6,T,J
US America/Los_Angeles rare 3-31 11-7 r11,g10,F6,T,I,J | hard 5-28 9-20 F6,I | regular 4-11 10-28 r10,G10,f4,I,J,K | none - - r11,F6,T
US America/Chicago hard 4-21 10-23 s6,T,I | regular 4-8 10-30 T,I | rare 2-26 11-26 R6-10,S6,T,I,J,K | none - - R8-10,S6,T,J
US America/Phoenix rare 2-28 11-26 R7-9,f5,E,D,T,I | hard 6-8 9-20 R7-9,F5,I | regular 5-1 10-22 R7-9,F5,I,J | none - - R7-9,f5,E,D,T
US America/Indianapolis hard 4-24 10-17 T | regular 4-19 10-20 T
US America/Denver hard 5-7 10-3 f6,I | regular 4-26 10-20 R7-9,f6,I,J
US America/Detroit hard 5-3 10-12 -
US Pacific/Honolulu none - - R11-3,S6,f6,T,J
US America/Anchorage hard 5-7 9-21 g9,F4,N,I
US America/Louisville regular 4-10 11-1 T
US America/Boise hard 5-20 9-20 F5,I
US America/Juneau hard 5-2 10-10 G10,N | regular 4-23 10-20 G10
US America/Indiana/Vincennes regular 4-12 10-27 T
US America/Sitka regular 4-29 10-12 G10
US America/Menominee hard 5-27 9-20 N,I
US America/Indiana/Tell_City regular 4-9 10-30 T
US America/Kentucky/Monticello regular 4-13 10-28 f3,T
US America/Nome hard 6-8 9-4 G9,I,K
US America/North_Dakota/Beulah hard 5-16 9-18 -
UY rare 8-15 6-13 -
UZ regular 3-27 10-30 I | hard 4-8 10-16 D
UZ Asia/Tashkent regular 3-24 11-2 I | hard 4-25 10-2 -
UZ Asia/Samarkand hard 4-4 10-21 I | regular 3-23 11-2 I
UZ Asia/Bishkek regular 3-30 10-30 I | hard 4-20 10-9 -
VA regular 3-12 11-26 r9,F6,M
VC none - - R6-11,S6
VE none - - R5-11,J
VG none - - R5-11,S6,T
VI none - - R5-11,S6,T
VN none - - R5-11,S7,J,K
VU none - - R11-4,S11
WF none - - R10-4,S11,J
WS none - - R10-4,S11
YE none - - R7-8,J
YT none - - R11-4,S12
ZA rare 8-29 5-22 R10-3,f6,I,J | regular 9-18 5-9 R10-3,f6,I,J | none - - r5,F12,J
ZM none - - R11-3
ZW none - - R11-3
`;
