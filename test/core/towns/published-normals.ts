/*
 * What weather services and extension services publish for towns most of which have no station in our table: the days
 * by which it has frozen last and first in half of the years, and the month in which each season begins (R rains,
 * S tropical storms, G gales, F fires). Written before the first comparison, from published normals of 1981 to 2010 and
 * 1991 to 2020 as their writer knew them.
 */
export const publishedNormals = `
US Allentown 4-25 10-14
US Harrisburg 4-12 10-28
US Newark 4-3 11-7 S6
US Bridgeport 4-14 11-1 S6
US Worcester 4-30 10-12
US Bangor 5-7 9-30
US Dayton 4-22 10-20
US Akron 4-30 10-18
US South_Bend 4-30 10-15
US Evansville 4-9 10-27
US Rockford 4-29 10-8
US Davenport 4-22 10-14
US Sioux_City 4-29 10-1
US Waterloo 5-1 10-1
US La_Crosse 4-29 10-5
US Eau_Claire 5-8 9-29
US Joplin 4-8 10-28
US Fort_Smith 3-31 11-3
US Waco 3-15 11-20
US Abilene 3-28 11-10
US Wichita_Falls 3-30 11-9
US Lafayette@LA 2-22 11-27 R6 S6
US Huntsville 4-1 11-2
US Macon 3-25 11-6
US Greenville@SC 4-3 11-5
US Greensboro 4-10 10-29
US Gainesville@FL 3-5 11-28 R6 S6
US Daytona_Beach 2-10 12-20 R6 S6
US Fort_Lauderdale - - R5 S6
US Provo 5-5 10-8 F6
US Fort_Collins 5-5 10-2 F6
US Boulder 5-3 10-5 F6
US Twin_Falls 5-10 10-2 F6
US Vancouver@WA 4-10 10-28 R10 F7
US Modesto 2-20 12-1 R11 F6
US Stockton 2-18 11-30 R11 F6
US Long_Beach - - R11 F6
US Anaheim - - R11 F6
US Las_Cruces 4-5 10-30 R7
CA Kitchener 5-10 10-4
CA Kingston 4-29 10-10
CA Barrie 5-15 9-30
CA Trois-Rivières 5-12 9-30
CA Red_Deer 5-22 9-12
CA Nanaimo 4-15 10-30 R10 G10
CA Abbotsford 4-12 10-30 R10 G10
GB Nottingham 4-22 11-1 G10
GB Sheffield 4-15 11-5 G10
GB Liverpool 4-10 11-12 G10
GB Exeter 4-12 11-8 G10
GB Southampton 4-12 11-8 G10
GB Dundee 4-30 10-25 G10
IE Limerick 4-12 11-8 G10
FR Amiens 4-16 11-4
FR Rouen 4-16 11-4
FR Metz 4-20 10-26
FR Mulhouse 4-20 10-24
FR Annecy 4-18 10-26
FR Saint-Étienne 4-18 10-28
FR Avignon 3-22 11-14 R9 F6
FR Nîmes 3-15 11-18 R9 F6
FR Pau 4-5 11-10
FR Angers 4-8 11-8
FR Le_Mans 4-12 11-4
FR Bourges 4-14 11-2
FR Cannes 2-10 12-15 R9 F6
ES Tarragona 2-10 12-12 R9 F6
ES Salamanca 4-28 10-24 F6
ES Albacete 4-18 10-30 F6
ES Cádiz - - R10 F6
ES Gijón 2-20 12-10 G10
ES Logroño 4-5 11-8
ES Gasteiz_/_Vitoria 4-26 10-30
PT Braga 3-5 11-28 R10 F6
PT Setúbal - - R10 F6
IT Bergamo 3-20 11-15
IT Brescia 3-24 11-12
IT Padova 3-28 11-10
IT Parma 3-24 11-12
IT Trento 3-28 11-6
IT Pescara 3-15 11-26
IT Lecce 2-28 12-8 R9 F6
IT Siracusa - - R10 F6
DE Aachen 4-14 11-3
DE Dortmund 4-16 10-31
DE Karlsruhe 4-14 10-29
DE Regensburg 4-24 10-18
DE Ulm 4-26 10-16
DE Konstanz 4-12 11-1
DE Rosenheim 4-26 10-16
DE Chemnitz 4-24 10-22
DE Schwerin 4-18 10-29
DE Saarbrücken 4-20 10-24
AT Sankt_Pölten 4-18 10-24
AT Villach 4-22 10-14
CH Luzern 4-14 10-31
CH Winterthur 4-18 10-27
BE Gent 4-14 11-3 G10
BE Namur 4-18 10-31
NL The_Hague 4-2 11-14 G10
NL Enschede 4-26 10-22
NO Drammen 4-30 10-14
NO Ålesund 4-22 11-4 G10
SE Jönköping 5-4 10-10
SE Helsingborg 4-18 11-3 G10
SE Gävle 5-10 10-2
FI Pori 5-13 10-2
FI Lahti 5-12 10-3
PL Łódź 4-25 10-15
PL Lublin 4-26 10-12
PL Katowice 4-26 10-16
PL Olsztyn 5-2 10-8
CZ Plzeň 5-1 10-9
CZ Olomouc 4-24 10-18
HU Győr 4-12 10-27
HU Pécs 4-8 10-31
RS Novi_Sad 4-10 10-27
HR Zadar 2-18 12-12 R10 F6
BG Burgas 3-28 11-10
RO Craiova 4-10 10-22
UA Zaporizhzhya 4-16 10-14
UA Vinnytsya 4-22 10-12
GR Chaniá - - R10 F6
GR Vólos 3-5 12-1 F6
RU Tula 5-6 9-29
RU Perm 5-14 9-20
RU Tomsk 5-20 9-14
JP Saitama 3-12 12-2 R6 S7
JP Kumamoto 3-12 11-28 R6 S7
JP Matsuyama 3-8 12-6 R6 S7
JP Fukushima 4-12 11-12 R6 S7
JP Toyama 3-26 11-30
JP Obihiro 5-12 10-8
KR Incheon 3-30 11-4 R6 S7
KR Ulsan 3-20 11-15 R6 S7
KR Suwon 4-5 10-29 R6 S7
CN Suzhou 3-16 11-20 R6 S7
CN Shijiazhuang 3-28 11-3 R6
CN Shantou - - R4 S7
TR Eskişehir 4-16 10-20
TR Kayseri 4-26 10-12
TR Gaziantep 3-20 11-16
IR Karaj 3-18 11-20
AU Orange 10-18 4-26 F10
AU Bathurst 10-20 4-20 F10
AU Shepparton 10-4 5-9 F11
AU Bundaberg - - R11 S11 F8
AU Gladstone - - R11 S11 F8
AU Mandurah - - R5 G5 F11
NZ Ashburton 10-8 4-30
NZ Masterton 9-28 5-12
NZ Wanganui 8-20 6-15
ZA Welkom 9-14 5-12 R10 F6
ZA Paarl - - R5 F12
ZA Benoni 8-28 5-25 R10 F6
CL Talca 9-18 5-10 R5 F11
CL Chillán 9-24 5-6 R5 F11
AR Paraná 8-25 6-3
AR San_Juan 9-8 5-18
AR Tandil 10-12 5-4
BR Campinas - - R10
BR Ribeirão_Preto - - R10
BR João_Pessoa - - R3
BR Aracaju - - R4
CO Ibagué - - R3
VE Barcelona - - R5
DO Santiago_de_los_Caballeros - - R5 S6
CU Camagüey - - R5 S6
MX Culiacán - - R6 S6
MX Campeche - - R6 S6
MX Cuernavaca - - R6
IN Surat - - R6
IN Indore - - R6
IN Kozhikode - - R5
IN Puducherry - - R10 S10
BD Khulna - - R6 S4
TH Udon_Thani - - R5
VN Haiphong - - R5 S7
VN Cần_Thơ - - R5
ID Semarang - - R11
ID Yogyakarta - - R11
PH Angeles - - R6 S6
NG Ibadan - - R4
NG Kaduna - - R5
SN Thiès - - R7
KE Nakuru - - R3
ZM Ndola - - R11
MW Blantyre - - R12
MZ Matola - - R10 S12
TZ Tanga - - R3
LB Tripoli - - R10 F6
MA Tétouan - - R10 F6
`;
