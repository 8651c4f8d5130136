/** Its columns are those of `Station`. */
export const oceania = `
AU -33.87 151.21 1 13.2 - - F10,T Sydney
AU -33.75 150.70 31 11 8-1 6-15 F10,T Penrith
AU -33.72 150.31 991 6.2 9-28 5-14 F10 Katoomba
AU -32.93 151.78 1 13 - - F10,T Newcastle
AU -34.42 150.89 1 13.4 - - F10,T Wollongong
AU -35.28 149.13 571 5.8 10-18 4-20 F10,T Canberra
AU -34.75 149.72 642 6.2 10-20 4-24 F10 Goulburn
AU -35.13 147.35 201 8 10-4 5-6 f10,T Wagga Wagga
AU -32.24 148.60 264 9.2 9-20 5-12 f10,T Dubbo
AU -31.09 150.93 565 9.4 9-18 5-14 F9,T Tamworth
AU -30.50 151.67 1053 5.8 10-20 4-24 F9 Armidale
AU -36.07 146.92 164 7.8 10-8 5-4 F10,T Albury
AU -30.30 153.11 6 13.6 - - R1-4,F9,T Coffs Harbour
AU -37.81 144.96 58 10.2 - - G5,F11,T Melbourne
AU -38.15 144.36 0 10 7-25 7-1 G5,F11,T Geelong
AU -37.57 143.85 445 7.4 10-16 5-6 G5,F11 Ballarat
AU -36.76 144.28 221 8.2 10-8 5-10 F11,T Bendigo
AU -34.19 142.16 56 10.4 9-5 5-28 f11,T Mildura
AU -38.20 146.54 46 9.4 9-20 5-25 G5,F11 Traralgon
AU -27.47 153.03 27 15.2 - - R11-3,S11,F8,T Brisbane
AU -28.00 153.43 12 16.4 - - R12-4,S11,F8,T Gold Coast
AU -26.80 153.12 8 15.2 - - R11-5,S11,F8,T Caloundra
AU -27.56 151.95 599 11.6 7-30 6-20 R11-3,F8,T Toowoomba
AU -28.65 151.93 796 7.6 9-25 5-8 F8 Stanthorpe
AU -23.38 150.51 13 17 - - R11-3,S11,F8,T Rockhampton
AU -21.15 149.17 2 17.6 - - R12-4,S11,f8,T Mackay
AU -19.27 146.81 15 20 - - R12-3,S11,f8,T Townsville
AU -16.92 145.77 1 21.6 - - R12-4,S11,f8,T Cairns
AU -20.73 139.50 431 16.6 - - R12-3,f8,T Mount Isa
AU -34.93 138.60 56 11.6 - - r5,G5,F11,T Adelaide
AU -37.83 140.78 41 9.6 9-1 6-1 G5,F11 Mount Gambier
AU -33.03 137.56 20 11.6 - - f11,T Whyalla
AU -31.95 115.86 46 13 - - r5,G5,F11,T Perth
AU -33.33 115.64 1 12.2 - - r5,G5,F12,T Bunbury
AU -35.03 117.88 90 12.2 - - r5,G5,F12 Albany
AU -30.75 121.47 387 11.2 7-25 6-28 f11,T Kalgoorlie
AU -28.78 114.61 4 14.8 - - r5,f10,T Geraldton
AU -17.96 122.24 12 21.4 - - R12-3,S11,f5,T Broome
AU -20.74 116.85 3 20.4 - - S11,T,D Karratha
AU -12.46 130.84 31 25 - - R11-4,S11,f5,T Darwin
AU -23.70 133.88 612 11.8 8-10 6-10 f8,D,T Alice Springs
AU -42.88 147.33 1 8.7 8-20 6-5 G5,F11 Hobart
AU -41.44 147.13 82 7.4 9-20 5-8 G5,F11 Launceston
AU -41.18 146.35 28 8.4 8-30 6-1 G5,F11 Devonport
AU -32.59 149.59 459 8.2 10-6 5-2 F10 Mudgee
AU -33.48 150.15 916 5.8 10-20 4-24 F10 Lithgow
AU -31.96 141.45 315 10.2 8-20 6-12 f11,D,T Broken Hill
AU -36.14 144.75 100 9 9-26 5-14 f11,T Echuca
AU -36.36 146.32 151 8 10-6 5-6 F11,T Wangaratta
FJ -18.14 178.44 57 23.6 - - R11-4,S11 Suva
GU 13.48 144.75 3 26.6 - - R6-12,S7 Hagåtña
NC -22.27 166.45 26 20.4 - - R1-4,S11 Nouméa
NZ -36.85 174.76 43 11 - - - Auckland
NZ -35.73 174.32 7 11.6 - - - Whangarei
NZ -37.78 175.28 39 8.9 9-20 5-25 - Hamilton
NZ -37.69 176.17 18 10.2 8-5 6-25 - Tauranga
NZ -38.14 176.25 287 7.8 9-25 5-14 - Rotorua
NZ -38.65 178.00 10 9.6 8-28 6-8 - Gisborne
NZ -39.49 176.91 6 9.2 8-25 6-8 f12 Napier
NZ -39.07 174.08 64 9.6 8-5 6-25 G9 New Plymouth
NZ -40.36 175.61 34 8.8 9-8 5-28 - Palmerston North
NZ -41.29 174.78 31 9 - - G9,C Wellington
NZ -41.27 173.28 11 7.4 9-15 5-25 f12 Nelson
NZ -41.52 173.95 9 7.6 9-20 5-20 f12 Blenheim
NZ -43.53 172.63 14 6.2 10-2 5-4 f11 Christchurch
NZ -44.40 171.25 14 5.6 10-14 4-28 - Timaru
NZ -45.87 170.50 21 6.6 9-25 5-20 G9,C Dunedin
NZ -45.03 168.66 328 3.8 10-25 4-24 f12,N Queenstown
NZ -44.70 169.15 325 3 10-26 4-14 f12 Wanaka
NZ -46.40 168.35 6 5.4 10-22 4-26 G9,C Invercargill
NZ -41.14 175.05 60 7.6 9-8 5-25 - Upper Hutt
PF -17.54 -149.57 9 25 - - R11-3,S11 Papeete
PG -9.48 147.15 1 25.8 - - R12-4 Port Moresby
SB -9.43 159.95 49 26.2 - - R11-4,S11 Honiara
TO -21.14 -175.20 5 21.4 - - R11-4,S11 Nuku‘alofa
VU -17.74 168.31 1 22.4 - - R11-4,S11 Port-Vila
WS -13.83 -171.77 9 26 - - R10-4,S11 Apia
`;
