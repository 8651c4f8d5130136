/** When it happens, how it goes on, and what people did. */
export const course = {
  sudden: `sudden suddenly just-now right-now all-at-once all-of-a-sudden out-of-nowhere overnight since-this-morning
    minutes-ago min-ago mins-ago hour-ago hours-ago just-started just-came just-got just-fell just-had moments-ago
    soudain soudainement d-un-coup d-un-seul-coup tout-a-coup tout-d-un-coup a-l-instant cette-nuit ce-soir vient-de
    viens-de viennent-de venons-de brusquement plotzlich auf-einmal gerade-eben grad-eben vorhin heute-nacht
    seit-eben aufeinmal schlagartig eben-gerade seit-gestern-abend de-repente de-pronto de-golpe de-la-nada recien
    ahora-mismo ahorita esta-noche hace-un-momento hace-un-rato hace-minutos acaba-de acabo-de se-acaba just
    currently en-ce-moment am-moment momentan gerade`,
  now: `now still tonight atm straightaway right-away asap maintenant toujours-pas encore tout-de-suite en-train-de
    la-maintenant jetzt grad immer-noch noch-immer sofort ahora sigue siguen todavia en-este-momento ya-mismo`,
  worse: `wider widening growing bigger getting-bigger spreading spreads getting-worse getting-stronger
    getting-louder getting-hotter worse stronger louder more-and-more keeps-growing keeps-getting wont-stop cant-stop
    doesnt-stop not-stopping non-stop nonstop continuous continuously s-agrandit s-elargit grandit empire s-aggrave
    de-plus-en-plus s-etend s-arrete-pas s-arrete-plus arrete-pas sans-arret en-continu immer-grosser wird-grosser
    breiter schlimmer starker lauter immer-mehr breitet hort-nicht nicht-auf durchgehend creciendo agrandando
    extendiendo peor empeor* cada-vez-mas cada-vez no-para no-deja no-se-detiene sin-parar`,
  rising: `rising rises rose climbing climbs going-up goes-up went-up keeps-going shooting-up monte montee grimpe
    augmente steigt gestiegen steigend hoch sube suben subiendo subio aumenta aumentando`,
  spread: `everywhere all-over partout uberall por-todos por-todas por-todo todos-lados towards reaching nearly-at
    vers-le into-the dans-toute whole-house toute-la-maison ganze-wohnung ganze-haus ganzen-haus toda-la-casa`,
  strange: `funny weird strange odd strangely bizarre bizarrement drole-d etrange komisch seltsam merkwurdig raro
    rara raros extrano extrana feo fea`,
  strong: `strong really-strong huge massive big loud-bang very loads violent heavily forte tres-fort enorme
    fort-dans stark starker heftig riesig extrem massiv fuerte fuertes fuertisimo muchisimo grande`,
  damaged: `hit drilled drill drilling nailed knocked dropped ripped snapped broke cracked-open punctured pierced
    pulled tore torn chewed-through dug touched touching cut-through sawed came-off perce percee arrache arrachee
    casse cassee lache lachee touche touchant heurte sectionne plante accroche recu gebohrt angebohrt erwischt
    abgerissen gerissen abgebrochen getroffen durchtrennt durchgeschnitten geplatzt geborsten angefasst anfasse
    beruhrt umgestossen fallengelassen perfore perforado taladr* arranque arranco rompio rompi roto tronado golpe
    golpeo corto-el pinche pincho tocar toco toque agarro solto reventado pego`,
  open: `open opened left-on left-open on-all-night unlit still-on ouvert ouverte ouverts ouvertes allume allumee
    allumes laisse-ouvert offen aufgedreht angelassen geoffnet abiert* encendid* encendio prendid* prendimos prendi
    prendieron abrio abri deje dejo`,
  indoors: `inside indoors brought-in in-the-house windows-closed windows-shut enclosed unventilated dedans
    a-l-interieur dans-la-maison fenetres-fermees renferme drinnen drin reingeholt reingestellt im-zimmer fenster-zu
    geschlossen dentro adentro ventanas-cerradas encerrado sin-ventilacion cerrado`,
  mixed: `mix mixed mixing mixes mixture combined together-with poured-both melange melanges melangeant verse misch
    mischung vermisch* gemischt zusammengekippt zusammengeschuttet geschuttet mezcl* junte juntar eche echo-cloro
    combine reaction reacted reagiert fizzing dazugekippt obendrauf`,
  wait: `wait until-morning till-monday until-monday till-tomorrow go-to-bed going-to-bed back-to-sleep false-alarm
    ignore attendre jusqu-a-lundi jusqu-a-demain aller-dormir dormir fausse-alarme warten abwarten bis-morgen
    bis-montag fehlalarm ins-bett esperar hasta-manana hasta-el-lunes falsa-alarma irme-a-dormir overreacting`,
  past: `last-year last-month last-week last-winter last-summer last-night-but years-ago months-ago weeks-ago used-to
    was-fixed is-fixed got-fixed been-fixed fixed repaired already-fixed replaced-last sorted all-clear turned-out
    said-its-fine said-it-was-fine said-fine came-and came-out-and passed afterwards when-i-was as-a-kid previous
    l-an-dernier l-annee-derniere annee-derniere mois-dernier semaine-derniere ans-apres il-y-a-deux il-y-a-trois
    repare reparee reparer dernier derniere avant-hier c-etait l-ete-dernier ancien letztes-jahr letzten-jahr
    letzten-monat letzte-woche letzten letztes letzte fruher repariert reparieren behoben damals vor-jahren
    vor-zwei-jahren hatten hatte ehemalig ano-pasado mes-pasado semana-pasada pasado repararon arreglaron arreglo
    arreglado reparado antes hace-anos hace-meses hace-tiempo tuvimos`,
} as const;
