import { plainWords } from '#core/domain/advice/plain-words.ts';

/** Words that say nothing about the subject of a question: English, French, German and Spanish. */
export const stopWords: ReadonlySet<string> = new Set(
  plainWords(`
    a about after all also am an and any are as at be because been but by can cant come comes could did didnt do does
    doesnt done dont every for from get gets give go going got had has have havent hello help her here hi his how i if
    im in into is isnt it its ive just keep keeps know like lot make makes me my myself need never new no not now of ok
    on one only or our out please put really she should since so some something still such suddenly than thanks that
    the their them then there theres these they thing this those to too up us use used very want was we well went were
    what whats when where which who why will with wont would yes you your
    ai ainsi alors au aussi aux avec bonjour c ca ce cela ces cet cette chez ci comme comment d dans de depuis des dois
    donc du elle en encore est et etre eu fait faire faut il ils j jai je l la le les leur lors lui m ma mais me merci
    meme mes moi mon n ne ni nos notre nous on ou par pas peu peut plus pour pourquoi puis qu quand que quel quelle qui
    quoi s sa sans se ses si son sont sous suis sur t ta te tes toi ton tous tout toute trop tu un une va vais vers
    voici voila vos votre vous y
    aber als am an auch auf aus bei bin bis bitte da dann das dass dein dem den der des die dies diese doch du durch
    ein eine einem einen einer eines er es etwas fur geht gibt habe haben hallo hat hilfe ich ihr im immer in ist ja
    jede jeder jetzt kann kein keine man mein meine meinem meinen meiner mich mir mit muss nach nicht nichts noch nur ob
    oder ohne schon sehr seit sich sie sind so soll tun uber um und uns unser unsere vom von vor wann warum was weil wenn
    wer werden wie wieder wieso wird wo zu zum zur
    al algo asi aunque ayuda bien cada como con cual cuando cuanto de del desde donde e el ella en entonces era es esa
    ese eso esta estan este esto gracias ha hace hacer hago han hasta hay he hola la las le les lo los mas me mi mis muy
    nada ni no nos o os para pero por porque puede puedo que quiero se sea ser si sin sobre son soy su sus tambien tan
    te tengo ti tiene todo tu un una uno unos y ya yo
  `),
);
