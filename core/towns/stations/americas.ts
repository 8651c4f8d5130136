/** Its columns are those of `Station`. */
export const americas = `
AR -34.61 -58.38 31 11 8-10 6-18 M Buenos Aires
AR -34.92 -57.95 27 9.8 8-30 6-1 M La Plata
AR -31.41 -64.18 395 11.4 8-20 6-1 R10-3,F7,M Córdoba
AR -32.95 -60.64 38 10.8 9-1 5-30 M Rosario
AR -32.89 -68.83 746 7.8 9-10 5-14 - Mendoza
AR -24.79 -65.41 1183 11 8-25 6-1 R11-3 Salta
AR -26.82 -65.22 452 12.6 7-30 6-20 R11-3 San Miguel de Tucumán
AR -27.46 -58.98 56 15.2 7-25 6-20 R10-4,M Resistencia
AR -38.72 -62.27 24 7.8 10-5 5-2 - Bahía Blanca
AR -38.00 -57.56 24 7.6 10-15 5-5 - Mar del Plata
AR -38.95 -68.06 281 6 10-5 4-28 - Neuquén
AR -41.15 -71.31 839 2.2 12-5 3-15 G5,F12,N San Carlos de Bariloche
AR -45.86 -67.50 65 6.6 9-10 5-18 G9 Comodoro Rivadavia
AR -51.62 -69.22 15 1.4 11-10 3-28 G9,C Río Gallegos
AR -54.81 -68.32 52 1.6 11-20 3-20 G9,C,N Ushuaia
AR -33.30 -66.34 729 9.8 9-4 5-20 R11-3,f8 San Luis
AR -33.68 -65.46 516 8.2 9-22 5-6 R10-3,f8 Villa Mercedes
AR -34.62 -68.33 702 7 9-28 5-4 - San Rafael
AR -35.48 -69.58 1421 3.8 11-8 4-2 - Malargüe
AR -27.80 -64.26 188 12.8 8-12 6-10 R11-3 Santiago del Estero
AR -24.20 -65.30 1260 11 8-12 6-16 R11-3 San Salvador de Jujuy
AR -31.39 -58.02 30 12.2 8-12 6-14 M Concordia
AR -36.78 -59.86 137 7.2 10-14 4-30 - Azul
AR -33.75 -61.97 117 9.2 9-10 5-24 - Venado Tuerto
AR -31.43 -62.08 118 10.6 8-28 5-30 R10-3 San Francisco
AR -27.37 -55.90 83 15.6 - - - Posadas
AR -42.91 -71.32 577 1.6 12-1 3-12 F12,N Esquel
AR -42.77 -65.04 11 6.6 9-22 5-8 - Puerto Madryn
AR -43.25 -65.31 14 6.2 10-4 5-1 - Trelew
AR -38.90 -70.05 1015 3 11-8 4-8 - Zapala
AR -40.16 -71.35 651 3 11-24 3-26 F12,N San Martín de los Andes
AR -53.79 -67.71 9 -0.4 12-8 2-26 G9,C Río Grande
AR -29.41 -66.85 502 12 8-12 6-8 R12-3 La Rioja
AR -36.62 -64.28 179 7.8 9-28 5-6 - Santa Rosa
AR -40.81 -63.00 8 7 10-2 5-6 - Viedma
AR -35.81 -61.90 89 8.6 9-18 5-18 - Pehuajó
AR -38.37 -60.28 113 7.6 10-6 5-10 - Tres Arroyos
AR -33.01 -58.52 14 10.8 8-24 6-4 M Gualeguaychú
AW 12.52 -70.03 5 26.4 - - R10-12 Oranjestad
BB 13.11 -59.62 10 25.4 - - R6-11,S6 Bridgetown
BM 32.29 -64.78 22 17.6 - - S6 Hamilton
BO -16.50 -68.15 3782 6.6 9-15 5-5 R11-3 La Paz
BO -17.39 -66.16 2577 13.8 8-5 6-15 R11-3 Cochabamba
BO -17.79 -63.18 433 20.8 - - R10-4,f8 Santa Cruz de la Sierra
BO -17.98 -67.15 3936 4.8 10-28 4-4 R12-3 Oruro
BO -19.03 -65.26 2798 13.6 8-5 6-14 R11-3 Sucre
BO -21.54 -64.73 1870 13 8-30 5-28 R11-3,f8 Tarija
BO -19.58 -65.75 3967 6 10-1 4-24 R11-3 Potosí
BR -23.55 -46.64 769 16.2 - - R10-3 São Paulo
BR -22.91 -43.18 6 21.3 - - R11-4 Rio de Janeiro
BR -19.92 -43.94 888 19 - - R10-3,f7 Belo Horizonte
BR -15.78 -47.93 1136 19.4 - - R10-4,f6 Brasília
BR -16.68 -49.25 766 21.4 - - R10-4,f6 Goiânia
BR -15.60 -56.10 193 23.4 - - R10-4,f6 Cuiabá
BR -20.44 -54.65 592 20.6 - - R10-4,f6 Campo Grande
BR -25.43 -49.27 924 13.4 7-30 6-20 R10-3 Curitiba
BR -30.03 -51.23 1 14.4 7-15 7-1 - Porto Alegre
BR -29.17 -51.18 787 12.2 8-30 6-1 - Caxias do Sul
BR -27.60 -48.55 26 16.6 - - R12-3 Florianópolis
BR -27.82 -50.33 917 11.6 9-10 5-20 - Lages
BR -12.97 -38.51 10 23.6 - - R4-7 Salvador
BR -8.05 -34.88 8 24.2 - - R3-8 Recife
BR -9.67 -35.74 11 23.8 - - R4-8 Maceió
BR -5.79 -35.21 32 24.6 - - R3-7 Natal
BR -3.72 -38.54 18 26.2 - - R2-5 Fortaleza
BR -5.09 -42.80 87 26.6 - - R1-4 Teresina
BR -2.53 -44.30 29 26.2 - - R1-6 São Luís
BR -1.46 -48.50 15 26.2 - - R12-6,W Belém
BR -3.10 -60.02 20 26.2 - - R11-6 Manaus
BR -8.76 -63.90 90 25 - - R10-4 Porto Velho
BR -20.32 -40.34 16 22 - - R10-3 Vitória
BR -23.31 -51.16 605 17.4 - - R10-3 Londrina
BR -29.68 -53.81 146 14 7-28 6-28 - Santa Maria
BR -25.39 -51.47 1090 12.8 8-26 6-4 - Guarapuava
BR -27.10 -52.62 668 14 8-4 6-20 - Chapecó
BR -28.29 -49.93 1353 9.4 10-2 5-8 - São Joaquim
BR -21.79 -46.56 1222 14 7-30 6-16 R10-3 Poços de Caldas
BR -31.77 -52.34 6 12.4 8-8 6-18 - Pelotas
BS 25.06 -77.34 5 21.4 - - R5-10,S6 Nassau
CA 43.70 -79.42 175 -3.5 4-28 10-19 - Toronto
CA 45.41 -75.70 71 -10 5-6 10-2 - Ottawa
CA 43.25 -79.85 95 -4.6 5-4 10-10 - Hamilton
CA 42.98 -81.23 252 -5.2 5-10 10-6 - London
CA 42.30 -83.02 190 -3.8 4-28 10-20 - Windsor
CA 46.49 -80.99 266 -12.8 5-16 9-26 N,f4 Sudbury
CA 48.38 -89.25 188 -14 5-30 9-10 N,f4 Thunder Bay
CA 45.51 -73.59 216 -9.4 4-30 10-8 N Montréal
CA 46.81 -71.21 54 -12.4 5-12 9-28 N Québec
CA 45.40 -71.90 175 -10.6 5-26 9-16 N Sherbrooke
CA 48.42 -71.07 84 -15.4 5-18 9-24 N,f4 Saguenay
CA 44.65 -63.57 6 -4 5-6 10-16 S8 Halifax
CA 45.27 -66.06 1 -7.6 5-16 10-2 S8,f4 Saint John
CA 45.95 -66.67 110 -9.4 5-18 9-24 N,f4 Fredericton
CA 46.09 -64.80 30 -8.4 5-22 9-24 N,f4 Moncton
CA 46.23 -63.13 6 -7.4 5-16 10-12 S8,N Charlottetown
CA 46.14 -60.18 6 -5.4 5-22 10-10 S8 Sydney
CA 47.56 -52.71 35 -4.4 6-1 10-10 S8,G10,N,f5 St. John's
CA 49.88 -97.15 245 -16.3 5-24 9-22 - Winnipeg
CA 49.85 -99.95 383 -16.4 5-26 9-14 - Brandon
CA 50.45 -104.62 577 -14.2 5-22 9-12 - Regina
CA 52.13 -106.67 484 -14 5-18 9-14 - Saskatoon
CA 53.55 -113.47 668 -11 5-10 9-20 - Edmonton
CA 51.05 -114.09 1048 -7 5-20 9-14 - Calgary
CA 49.70 -112.82 907 -5.8 5-16 9-18 - Lethbridge
CA 55.17 -118.80 653 -13.2 5-18 9-10 F3 Grande Prairie
CA 56.73 -111.38 258 -17 5-30 9-4 F3 Fort McMurray
CA 49.25 -123.12 70 3.8 3-28 11-6 G10,r10,C Vancouver
CA 48.44 -123.35 41 4.6 4-12 11-2 G10,r10,C Victoria
CA 49.88 -119.49 350 -2.8 5-12 9-26 F4 Kelowna
CA 50.67 -120.32 414 -3 5-1 10-4 F4 Kamloops
CA 53.92 -122.75 578 -8 5-30 9-8 F4,N Prince George
CA 60.72 -135.05 707 -15.4 6-4 8-30 F4 Whitehorse
CA 62.45 -114.37 252 -25.6 5-26 9-16 F5 Yellowknife
CA 63.75 -68.52 14 -27 6-26 8-30 G10 Iqaluit
CA 48.78 -123.70 14 4 4-18 10-24 r10,G10 Duncan
CA 44.30 -78.32 188 -7.6 5-14 9-28 - Peterborough
CA 48.47 -81.33 301 -16.6 6-5 9-8 N,f4 Timmins
CA 50.20 -66.38 5 -14.4 5-28 9-22 N,f5 Sept-Îles
CA 43.83 -66.12 26 -2.8 5-4 10-18 S8 Yarmouth
CA 45.37 -63.27 17 -6 5-30 9-24 S8 Truro
CA 48.95 -57.95 17 -6 5-26 10-6 N,f5 Corner Brook
CA 55.74 -97.86 205 -23.6 6-14 8-28 F5 Thompson
CA 53.20 -105.77 431 -16.8 5-27 9-9 F5 Prince Albert
CA 49.48 -119.59 357 -0.6 4-30 10-8 F4 Penticton
CA 54.52 -128.60 70 -3 5-1 10-16 N Terrace
CA 54.31 -130.32 26 2.6 4-22 10-18 r9,G10,C Prince Rupert
CA 50.02 -125.25 65 2.8 4-28 10-12 r10,G10 Campbell River
CA 49.69 -124.99 13 3.8 4-10 10-30 r10,G10 Courtenay
CA 49.24 -124.80 22 2.8 5-2 10-10 r10,G10 Port Alberni
CA 48.95 -54.61 140 -6.8 6-2 10-4 N,G10,f5 Gander
CA 50.28 -107.80 742 -10.8 5-22 9-16 - Swift Current
CA 53.27 -110.02 652 -14 5-22 9-12 - Lloydminster
CA 49.50 -115.77 949 -6 5-20 9-19 F4 Cranbrook
CA 52.14 -122.14 674 -6 5-26 9-14 F4 Williams Lake
CA 47.37 -68.33 200 -12.4 5-26 9-18 N,f4 Edmundston
CA 49.77 -94.49 328 -15.2 5-14 9-28 f4 Kenora
CA 50.04 -110.68 673 -8.2 5-13 9-21 - Medicine Hat
CA 47.62 -65.65 6 -10.4 5-22 9-24 N,f4 Bathurst
CA 56.25 -120.85 696 -12.2 5-20 9-12 F4 Fort St. John
CL -33.46 -70.65 556 8.3 9-5 5-20 r5,f11 Santiago
CL -33.04 -71.63 23 11.6 - - r5,F11 Valparaíso
CL -36.83 -73.05 36 9 8-20 6-10 r5,G5,F11 Concepción
CL -38.74 -72.60 114 7.6 9-30 4-30 r5,G5,F12 Temuco
CL -41.47 -72.94 27 6.6 9-25 5-5 G5 Puerto Montt
CL -29.90 -71.25 30 11 - - r6 La Serena
CL -23.65 -70.40 31 13.8 - - D,E Antofagasta
CL -53.15 -70.91 30 1.8 11-5 4-5 G9,C Punta Arenas
CL -34.17 -70.74 506 8 9-14 5-14 r5,f11 Rancagua
CL -34.98 -71.24 217 7.6 9-20 5-8 r5,f11 Curicó
CL -37.47 -72.35 141 7.6 9-28 5-2 r5,F11 Los Ángeles
CL -40.57 -73.13 37 7 10-8 4-26 r5,G5 Osorno
CL -39.81 -73.25 17 7.6 9-22 5-14 r5,G5,F12 Valdivia
CL -32.83 -70.60 833 8.8 8-26 5-26 r5,f11 Los Andes
CL -22.46 -68.92 2275 8 9-25 4-26 D,E Calama
CL -45.57 -72.07 300 2 11-12 3-28 N Coihaique
CO 4.61 -74.08 2582 13.4 - - R3-5,Q9-11 Bogotá
CO 6.25 -75.56 1405 22 - - W Medellín
CO 3.44 -76.52 967 23.6 - - R3-5,Q10-12 Cali
CO 10.97 -74.78 24 26.8 - - R5-11 Barranquilla
CO 10.40 -75.51 34 26.8 - - R5-11 Cartagena
CO 7.13 -73.12 993 23 - - W Bucaramanga
CR 9.93 -84.08 1161 20.4 - - R5-11 San José
CR 9.99 -83.04 29 24.8 - - W Limón
CU 23.13 -82.38 41 22.2 - - R5-10,S6 Havana
CU 20.02 -75.83 46 23.4 - - R5-10,S6 Santiago de Cuba
DO 18.47 -69.89 9 24.4 - - R5-11,S6 Santo Domingo
EC -0.23 -78.52 2854 14 - - R2-5,Q10-12 Quito
EC -2.20 -79.89 1 24.6 - - R1-4 Guayaquil
EC -2.90 -79.00 2543 14.2 - - R2-5,Q10-12 Cuenca
FK -51.69 -57.86 1 2 11-12 3-28 G4,C,E Stanley
GF 4.93 -52.33 7 26 - - R12-7,W Cayenne
GL 64.18 -51.72 5 -8 6-8 9-14 G10 Nuuk
GP 16.24 -61.54 15 23.8 - - R6-11,S6 Pointe-à-Pitre
GT 14.64 -90.51 1508 17.6 - - R5-10,f2 Guatemala City
GY 6.80 -58.16 3 26.2 - - R5-8,Q12-1,W Georgetown
HN 14.08 -87.21 944 20 - - R5-10,f2 Tegucigalpa
HN 15.50 -88.03 92 23.6 - - R6-12,S6 San Pedro Sula
HT 18.54 -72.34 53 26 - - R4-10,S6 Port-au-Prince
JM 18.00 -76.79 65 25.6 - - R5-11,S6 Kingston
MQ 14.60 -61.07 17 24.6 - - R6-11,S6 Fort-de-France
MX 19.43 -99.13 2240 14.2 2-8 12-10 R6-10,E Mexico City
MX 20.67 -103.39 1598 17 1-15 1-5 R6-10,E,f3 Guadalajara
MX 25.68 -100.32 543 14.6 1-28 12-14 R8-10 Monterrey
MX 19.04 -98.20 2143 14 2-18 11-25 R5-10,E Puebla
MX 19.29 -99.65 2671 10.2 3-20 10-30 R5-10,E Toluca
MX 21.13 -101.67 1806 14.8 1-25 12-15 R6-9,E León
MX 20.59 -100.39 1826 15 1-30 12-12 R6-9,E Querétaro City
MX 22.15 -100.98 1875 13.6 2-15 11-28 R6-9,E San Luis Potosí
MX 22.77 -102.58 2480 11 3-10 11-10 R6-9,E Zacatecas
MX 24.02 -104.66 1884 12 3-10 11-14 R6-9,f3 Victoria de Durango
MX 28.64 -106.09 1437 9.8 3-22 11-12 R7-9,f3 Chihuahua
MX 31.72 -106.46 1124 7.6 3-16 11-14 R7-9,D,E Ciudad Juárez
MX 25.54 -103.42 1124 14 2-12 12-1 R6-9,D,E Torreón
MX 29.10 -110.98 212 17 - - R7-9,D,E Hermosillo
MX 32.50 -117.00 97 13.4 - - r11,F5 Tijuana
MX 24.14 -110.30 47 17.6 - - R8-9,S8,D,E La Paz
MX 23.23 -106.41 10 20 - - R6-10,S6 Mazatlán
MX 16.85 -99.91 38 26.4 - - R6-10,S6 Acapulco de Juárez
MX 17.07 -96.72 1567 18 - - R5-9,f2 Oaxaca
MX 16.76 -93.11 526 22.4 - - R5-10,f2 Tuxtla
MX 19.18 -96.14 15 21.4 - - R6-10,S6 Veracruz
MX 22.29 -97.88 21 18.6 - - R6-10,S6 Tampico
MX 17.99 -92.93 23 22.6 - - R5-1,S6 Villahermosa
MX 20.98 -89.62 14 22.8 - - R6-10,S6 Mérida
MX 21.17 -86.85 11 23.6 - - R5-11,S6 Cancún
MX 18.81 -98.94 1333 18.6 - - R6-9 Cuautla
MX 19.53 -96.92 1396 15 - - R6-10 Xalapa de Enríquez
MX 25.42 -101.00 1592 12.2 2-20 11-24 R6-9 Saltillo
MX 19.32 -98.20 2277 13 3-1 11-10 R5-10,E Tlaxcala
MX 26.93 -105.67 1722 9.6 3-28 11-6 R7-9 Parral
MX 30.42 -107.91 1455 7.6 4-4 11-2 R7-9 Nuevo Casas Grandes
MX 26.91 -101.42 603 13 2-10 12-4 R8-9 Monclova
NI 12.13 -86.25 108 26.4 - - R5-10 Managua
PA 8.99 -79.52 17 26.6 - - R5-12 Panamá
PE -12.04 -77.03 152 16.8 - - D Lima
PE -16.40 -71.53 2355 13.6 - - R1-3 Arequipa
PE -13.52 -71.97 3369 9.8 8-25 5-20 R11-3 Cusco
PE -3.75 -73.25 92 25.6 - - W Iquitos
PE -8.12 -79.03 31 17 - - D Trujillo
PE -15.84 -70.02 3825 5.8 10-12 4-14 R11-3 Puno
PE -15.50 -70.13 3834 5.4 10-28 4-5 R11-3 Juliaca
PE -12.06 -75.20 3263 9.8 9-14 5-4 R10-3 Huancayo
PE -7.16 -78.50 2700 13.4 8-20 6-5 R10-4 Cajamarca
PE -13.16 -74.22 2743 14 - - R12-3 Ayacucho
PY -25.29 -57.65 107 17.6 - - R10-5,f8 Asunción
SR 5.87 -55.17 5 26.4 - - R4-8,Q12-1,W Paramaribo
SV 13.69 -89.19 653 22.6 - - R5-10 San Salvador
TT 10.67 -61.52 21 25.2 - - R6-12 Port of Spain
UY -34.90 -56.19 34 11.2 8-5 6-20 - Montevideo
UY -32.37 -54.17 115 11.2 8-24 6-6 - Melo
UY -30.91 -55.55 194 12.4 8-10 6-18 - Rivera
UY -33.38 -56.52 93 10.8 8-24 6-4 - Durazno
VE 10.49 -66.88 887 20.4 - - R5-11 Caracas
VE 10.67 -71.61 40 27 - - R9-11 Maracaibo
PE -18.01 -70.25 562 13.2 - - D Tacna
PE -14.07 -75.73 406 16.6 - - D Ica
PE -5.19 -80.63 30 22.6 - - D Piura
CL -18.48 -70.33 10 15.8 - - D,E Arica
CL -20.21 -70.15 10 15.4 - - D,E Iquique
CR 10.15 -85.45 123 26 - - R5-11,f2 Nicoya
`;
