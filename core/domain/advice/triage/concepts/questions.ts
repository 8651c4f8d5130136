/** What people ask about when nothing is wrong, and how they ask it. */
export const questions = {
  prevent: `prevent avoid before-winter maintenance maintain service serviced servicing yearly annual routine
    reminder install installed installing fitted buy replace replaced replacing change changed changing swap clean
    cleaning inspect inspection check checked test tested testing schedule eviter prevenir entretien entretenir
    annuel annuelle nettoyer nettoyage remplacer remplace changer installer poser monter acheter verifier tester
    ramoner ramonage vidange revision controle vermeiden vorbeugen vorbeugend wartung warten-lassen jahrlich reinigen
    putzen saubern ersetzen tauschen austauschen wechseln kaufen einbauen montieren prufen prufung testen entkalken
    entluften evitar mantenimiento mantener anual limpiar limpieza cambiar cambio instalar poner colocar comprar
    revisar probar purgar planen planifier programar planificar dispose recycle`,
  help: `help helpp emergency urgent urgence hilfe notfall notruf ayuda auxilio socorro emergencia au-secours secours
    panicking scared freaking-out panique angst miedo peur evacuate get-out leave-the-house sortir rausgehen
    raus-hier salir ring-someone salgo salimos salirnos what-do-i-do what-should-i-do what-to-do what-now que-faire
    quoi-faire je-fais-quoi on-fait-quoi qu-est-ce-que-je was-tun was-mach* was-soll-ich was-jetzt que-hago
    que-hacemos que-se-hace quick quickly-please schnell vite rapido pls please-help pleaseee`,
  cooking: `toast cooking cook cooked roast bake baking recipe dinner lunch fish-dinner curry soup rice cuisson
    toasts gateau recette repas soupe tarte poulet kochen backen braten gebacken kuchen brot rezept essen suppe
    cocinar cocinando tostadas receta comida cena sopa torta asado arroz pizza chicken pollo hahnchen coffee cafe
    kaffee milk lait milch leche wine vin wein vino food cheese fromage kase queso bread pain pan-de bacon sausage
    onion egg-timer taste tastes schmeckt`,
  chirp: `chirp chirps chirped every-minute once-a-minute low-battery battery-low battery-change flat-battery
    pile-faible pile-vide bip-toutes batterie-schwach batterie-leer piepst-alle piept-alle jede-minute pila-baja
    bateria-baja cada-minuto every-40-seconds every-30-seconds alle-30-sekunden alle-40-sekunden toutes-les-30
    toutes-les-40 toutes-les-minutes cada-30 cada-40 end-of-life`,
} as const;
