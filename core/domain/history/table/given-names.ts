/**
 * Given names that are usual in Europe and where its languages are spoken, as `plainWords` writes them. They tell a person
 * of the household from a company where a column may name either, and belong to no language.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abby abigail adam adele adrian aidan aideen aine al alan alasdair albert alec alex alexander alexandra alexis alfie alfred ali alice alicia
  alison alistair allan allison alun alyssa amanda amber amelia amy andrea andrew andy angela angus anita ann anna anne annette annie anthony antonia
  april archie ariana arthur arwel ash ashley audrey austin ava barbara barry beatrice becky belinda ben benjamin bernadette bernard bernie beth bethan
  betty beverley bill billy blake bob bobby brad bradley brandon brenda brendan brian bridget brooke bruce bryan bryn caitlin callum calvin cameron
  carl carla carlos carmen carol caroline carolyn carrie carys cathal catherine cathy ceri charles charlie charlotte chelsea cheryl chloe chris
  christian christina christine christopher ciara ciaran cillian cindy claire clara clare cody colin colleen conor connor craig crystal curtis cynthia
  daisy dale dan dana daniel danielle danny darren dave david dawn dean deb debbie deborah deirdre denise dennis derek dermot diana diane dilwyn
  dolores dominic don donal donald donna doreen doris dorothy doug douglas duncan dustin dylan eamon ed eddie edith edna edward eileen eilidh elaine
  eleanor eleri eli elizabeth ella ellen ellie elin elsie emily emma emrys eoin eric erica erik erin esther ethan eugene eva evan eve evelyn ewan faith
  fay felicity ffion fiona finn florence fran frances francis frank fred freda freddie freya gareth garry gary gavin geoff geoffrey george georgia
  georgina gerald geraldine gerard gerry gillian gina glen glenda glenn gloria glyn gordon grace grainne graham grant greg gregory gwen gwyn gwyneth
  hamish hannah harold harriet harry harvey hayley hazel heather hector heidi helen henry hilary holly howard hugh hugo huw iain ian idris ieuan imogen
  ingrid iona irene iris isaac isabel isabella isla ivy jack jackie jacob jacqueline jade jake james jamie jan jane janet janice jasmine jason jay jean
  jeff jeffrey jen jenna jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy jo joan joanna joanne jodie joe joel john johnny jon jonathan
  jordan joseph josh joshua joy joyce juan judith judy julia julian julie june justin karen kate katherine kathleen kathryn kathy katie katrina kay
  keith kelly ken kenneth kerry kevin kieran kim kimberly kirsty kristen kurt kyle lana larry laura lauren laurence leah lee len leo leon leonard
  lesley leslie lewis liam lily linda lisa liz lloyd logan lois lorna lorraine louis louise lucas lucy luke lydia lyn lynn lynne madison maeve maggie
  mairead malcolm mandy marcus margaret maria marian marie marilyn marion marjorie martha martin martina mary mat mateo matt matthew maureen max megan
  mel melanie melissa meredith mervyn mia michael michaela michelle mick mike mikey milly miranda miriam mo moira molly mona monica morag morgan muriel
  myles nadia nan nancy naomi natalie natasha nathan neil nell nerys nia niall niamh nicholas nick nicola nicole nigel nina noah noel nora norma norman
  nuala olive oliver olivia ollie oscar owain owen padraig paddy pam pamela pat patricia patrick paul paula pauline peggy penny pete peter petra phil
  philip philippa phillip phoebe phyllis pippa poppy priya rachael rachel ralph randy ray raymond rebecca reg rhian rhiannon rhodri rhona rhys ricardo
  richard rick ricky rita rob robbie robert roberta robin robyn rod roger roisin roland ron ronald ronan rory rosa rose rosemary rosie ross rowan roy
  ruby russ russell ruth ryan sadie sally sam samantha samuel sandra sandy sara sarah saoirse scott sean sebastian sergio seth shane shannon sharon
  shaun shauna sheila shelley shirley sian sid sienna simon sinead siobhan sofia sonia sophia sophie spencer stacey stan stella stephanie stephen steve
  steven stewart stuart sue susan susie suzanne suzie sybil sylvia tania tanya tara taylor ted terence teresa terry tess theo theresa thomas tiffany
  tim timothy tina toby todd tom tommy toni tony tracey tracy travis trevor tricia tristan troy tyler una val valerie vanessa vera vernon veronica
  vicky victor victoria vince vincent violet virginia vivian vivienne walter wanda warren wayne wendy will william willie willow winifred yolanda
  yvonne zach zachary zara zoe agathe agnes alain albane alexandre aline amelie anais andre annick antoine arnaud aude augustin aurelie aurelien axel
  baptiste bastien benedicte benoit bertrand brigitte bruno camille carole cecile cedric celia celine chantal christelle christiane christophe claude
  claudine clemence clement colette corentin corinne cyril damien delphine denis didier dominique edouard elea eliane elie elisabeth elise elodie
  eloise emile emilie emmanuel emmanuelle enzo estelle etienne eugenie fabien fabienne fabrice fanny fernand flavie florent florian franck francois
  francoise frederic gabriel gabrielle gael gaelle gaston genevieve geoffroy georges germaine ghislaine gilbert gilles ginette gregoire guillaume
  gustave guy helene henri herve hubert hugues huguette ines isabelle jacques jeanne jeannine jeremie jerome jocelyne joelle josette josiane jules
  julien juliette laetitia laure laurent lea leonie lilian lionel loic luc lucie lucien lucienne ludovic madeleine maelle magali manon manu marc marcel
  marcelle margaux margot marguerite marianne marine marjolaine marthe mathieu mathilde mathis matthieu maud maurice maxime mireille monique morgane
  myriam nadine nathalie nicolas noemie noemi odette odile olivier pascal pascale patrice paulette philippe pierre pierrette quentin raphael raymonde
  regine regis remi remy rene renee rodolphe romain roseline sabrina salome sandrine sebastien serge severine simone solene solange stephane sylvain
  sylvie thaddee theophile thibault thibaut thierry titouan valentin valentine veronique victoire violaine virginie viviane xavier yann yannick yves
  yvette zelie achim adelheid albrecht alena alois andreas anette angelika anika anja anke anneliese antje armin arne arno astrid bastian beat beate
  benedikt benno bernd bernhard bert bettina birgit bjorn bodo boris britta bruni burkhard carsten cem christa christel christoph clemens conny
  cornelia cornelius corinna dagmar daniela detlef dieter dietmar dirk dorothea eberhard eckhard edda edeltraud edgar egon ekkehard elfriede elke elmar
  else emil emre erich erika erna ernst erwin ewald fabian fatih fatma felix ferdinand finja franz franziska frauke frieda friedhelm friedrich
  friederike fritz gabi gabriele georg gerd gerda gerhard gerlinde gerold gertrud gisela gregor greta gudrun guido gunter gunther gustav hanna
  hannelore hannes hanno hans hansi hansjorg harald hartmut hasan hedwig heike heiko heiner heinrich heinz helga hella hellmut helmut hendrik henning
  henrik herbert hermann herta hilde hildegard holger horst ilona ilse imke ina inga inge ingeborg ingo irina irmgard isa isolde jakob jana janina
  jannik jens joachim jochen johann johanna johannes jonas jorg josef josefine juliane jurg jurgen jutta kai karin karl karla karoline karsten
  katharina kathrin katja katrin kerstin kirsten klaus konrad kristina kristin lars lena lenz levin liane lieselotte lilli lina lorenz lothar lotte
  luca ludwig luis luise lukas lutz luzia magda magdalena maja manfred manuela marco mareike margarete margit margrit marita markus marlene marlies
  marta mathias mathilda matthias maximilian mehmet meike meinhard merle michi milan mirko moritz mustafa natascha nele nico niklas nils norbert ole
  olaf oskar oswald otto patrizia pia rainer ralf ramona regina regula reiner reinhard reinhold renate resi reto rolf romy rosemarie rosi rudi rudolf
  rupert sabine sascha saskia sepp severin sibylle siegfried siegrid sigrid silke silvan silvia sonja stefan stefanie steffen steffi susanne susi svea
  sven svenja swen tanja tatjana tessa theresia thilo thorsten tilman timo timon tobias torben torsten traudl trudi udo ueli uli ulrich ulrike urs
  ursula ute uwe verena viktor viktoria volker volkmar vreni waldemar walburga waltraud werner wiebke wilfried wilhelm willi wolf wolfgang yannik yusuf
  adela adolfo agustin aitor alba alberto alejandra alejandro alfonso alfredo almudena alonso alvaro amparo ana andres angel angeles antonio araceli
  asier aurora beatriz begona belen bernardo blanca borja candela carlota carmela catalina cesar chema concha conchi consuelo cristina cristobal curro
  diego dolors edu eduardo elena elisa elvira emilia emilio encarna enrique ernesto esperanza esteban estela eugenio eulalia fatima federico felipe
  feli fermin fernando francisca francisco gabriela gema gerardo german gonzalo gorka guadalupe guillermo gustavo ignacio iker inaki inmaculada inma
  ismael ivan jaime javier javi jesus joaquin jordi jorge jose josefa josep juana juanjo julio laia lali leire leonor lola lorena lorenzo lourdes lucia
  luisa macarena manel manolo manuel mar marcelo marcos margarita mariana mariano maribel mario marisa marisol matias mauricio maite merche miguel
  mikel milagros miquel montse natalia nerea nieves noelia nuria olga oriol pablo paco paloma paqui pascual patxi pedro pepa pepe pilar quique rafa
  rafael ramon raquel raul remedios roberto rocio rodrigo rosario ruben salvador santiago santi soledad susana tomas trinidad unai valeria vicente
  xabier xavi abilio adriana afonso alessandra amadeu anabela andreia armando artur augusto aurelio bianca breno bruna caio camila carolina catarina
  celso cidalia claudia claudio cristiano debora delfim diogo duarte edson elisabete fabio fernanda filipa filipe flavia flavio gilberto giovana
  goncalo graca guilherme heitor helder helena henrique igor isabela ivone joana joao joaquim juliana larissa leandro leonardo leticia lidia ligia
  lourenco luana luciana luciano luiz luiza madalena marcela marcia marcio margarida mariza mateus mauro micaela milena nelson nuno octavio otavio
  paulo rafaela raimundo renan renata renato rogerio rosangela rui sandro silvana simao tatiana telma teresinha thais thiago tiago vagner valdir vania
  vasco vinicius vitor vitoria wagner agata agostino alberta aldo alessandro alessia alessio amedeo angelo annalisa antonella arianna arturo attilio
  benedetta bice carlo carlotta carmine caterina cecilia chiara cinzia cesare corrado cosimo cristiana dario davide diletta domenico donatella edoardo
  eleonora elisabetta emanuela emanuele emiliano enrica enrico ermanno ettore fabiana fabrizio fausto federica filippo flora fortunato francesca
  francesco franca franco gabriella gaetano gennaro giacomo gianluca gianni gigi gino gioele giorgia giorgio giovanna giovanni giulia giuliana giuliano
  giulio giuseppe giuseppina giusy graziella grazia ida ilaria irma italo ivana ivano jacopo lavinia letizia livia livio loredana lorenza ludovica
  luigi luigina maddalena mara marcello margherita mariangela marina massimiliano massimo matilde matteo maurizio michela michele mirella nello nicolo
  nunzia orazio ornella osvaldo paola paolo pasquale pierluigi piero pietro pina pino raffaele raffaella renzo riccardo rinaldo rocco romina romano
  rosanna rossella rossana salvatore samuele serena silvio simona stefania stefano susanna tea tiziana tiziano tommaso ugo umberto valentina valerio
  vincenza vincenzo vito vittoria vittorio viviana aad aart ad adriaan agnieszka albertus alida annelies annemarie anneke anouk ans antoon arend arie
  arjan arjen arnoud arnout bart bas bastiaan bernadet berend boudewijn bram casper cees coen cor corine corrie daan desiree diederik dieuwke dries
  eefje eelco elly els emiel eveline evert ewout femke fleur floor floris fokke frans freek frits geert gerben gerrie gerrit gert gijs greet greetje
  guus hanneke harm harrie hein heleen henk herman hidde huib ietje ivo jaap janneke jannie jantje jaco jacobus janine jasper jelle jeroen jet jeanette
  jochem joep johan joke joost jop joris jos jurre karel katrijn kees klaas koen koenraad kobus lenneke leen lien lies liesbeth lieve luuk maaike
  maarten machteld margriet marieke marijke marja marjan marjolein marleen marloes martijn mattijs matthijs meindert menno merel mieke miep mirjam
  nelleke nicolaas niels nienke paulien pien piet pieter pim piotr quinten reinier remco renske riet rik roel roeland roos rosanne ruud sander sanne
  sem sjaak sjoerd sjors sofie stijn teun thijs tijmen tineke tjeerd toon trudy truus twan veerle wesley wietske wilbert wilco willem willemijn wil wim
  wouter zita agneta aksel alf anders anneli annika arvid asa asbjorn aud bengt benny berit bertil birger birgitta birte bjarne bo borje brit britt
  camilla carina christer connie dag dagny ebba edvard egil einar eirik eivind elias elisabet elsa emelie erling espen eskil flemming freja frida frode
  fredrik gitte goran grethe gun gunilla gunnar gunvor gustaf hakan halvard hanne hege helge helle hjalmar inger ingvar ivar janne jeppe jesper jette
  joakim joar jorgen jorn josefin karianne kasper kathrine katrine kent kjell kjersti klara knud knut kristian kristine lasse leif lene lennart lillian
  line linnea linus lis lisbeth liv lone lotta lovisa mads magne magnus malene malin marit marte mats matilda mette mikael mikkel mogens monika morten
  nanna odd ola olav olof ove paal pal palle pelle per pernille petter poul preben ragnar ragnhild randi rasmus reidar rikke roar rune sanna signe
  simen siri siv solveig soren steinar stian stig stina sture sune svein sverre tage terje thea thor thorbjorn tone tor tora tord tore torgeir torill
  tove trine trond trygve tuva ulf ulla ulrik unni vegard vibeke viggo vilhelm wenche wilma ake oivind oystein asmund aino aki aleksi anni anssi antero
  antti ari arja arto arttu eero eeva eija elina emmi erkki esa eveliina hannu harri heikki heli henna hilkka iida ilkka inka jaakko jaana jani jari
  jarkko jarmo jenni jere joni jorma jouko jouni juha juhani jukka jussi juuso kaarina kaija kaisa kalevi kalle kari kati katri kimmo kirsi kristiina
  lauri leena liisa maarit maija mari marika marjatta marko markku matti mauri mervi mika mikko minna mirja mirva niina niko noora olli onni oona outi
  paavo paivi pasi pauli pekka pentti pertti petri pirjo pirkko raija raimo rauno reijo reino riikka riitta ritva saara saija sami samuli santeri sari
  satu seija seppo sini sirkka sirpa suvi taina taneli tapani tapio tarja taru teemu teija tero terttu tiina topi tuija tuomas tuula tuomo urho vaino
  vesa vilho ville virpi adrianna aleksander aleksandra alicja alina andrzej aneta antek antoni arek arkadiusz asia bartek bartosz basia beata bogdan
  boguslaw boleslaw bozena czeslaw damian danuta dariusz darek dawid dominik dorota edyta elzbieta ewa ewelina filip franciszek genowefa grazyna
  grzegorz grzesiek halina hania henryk irena iwona iza izabela jacek jadwiga jakub janusz jarek jaroslaw jerzy jola jolanta jozef julka justyna kacper
  kamil karol karolina kasia katarzyna kazimierz kinga krysia krystian krystyna krzysiek krzysztof kuba leszek lech lucyna lukasz maciej maciek
  malgorzata gosia marcin marek mariola mariusz marysia mateusz michal miroslaw mirek olek oliwia patryk pawel piotrek przemek przemyslaw rafal roman
  ryszard slawomir slawek stanislaw staszek szymon tadeusz tomasz tomek tosia urszula ula weronika wiesiek wieslaw wiktor wiktoria witold wladyslaw
  wojciech wojtek zbigniew zbyszek zdzislaw zenon zofia zosia zuzanna ales alzbeta andrej barbora blanka bohumil bohuslav bretislav darina denisa dusan
  eliska frantisek hana honza hynek iveta janka jarka jarmila jaromir jaroslav jindrich jirina jiri jirka jitka jozo juraj katarina katerina kristyna
  kveta ladislav lenka libor libuse lubomir lubos ludek ludmila marketa matej matus milada miloslav milos miluse miroslav misa nikola oldrich ondra
  ondrej otakar patrik pavel pavla pavol petr radek radim radka radoslav rostislav ruzena sarka slavek standa stanislav stepan stepanka svatopluk
  tereza tibor vaclav vasek vendula veronika viera vit vitek vladimir vladislav vlasta vojta vojtech zbynek zdena zdenek zdenka zuzana zuzka akos
  aladar andras aniko antal arpad attila balazs balint barna bela bence bernadett boglarka csaba csilla denes dezso dora edina edit elek emese endre
  erno erzsebet eszter ferenc ferko fruzsina gabor gergely gergo geza gizella gyorgy gyozo gyula hajnalka hedvig ibolya ildiko imre ivett istvan janos
  jozsef jozsi judit julianna juli kalman karoly katalin krisztian krisztina lajos laszlo laci lili lilla magdolna mariann marton mate mihaly mikos
  miklos orsolya piroska reka rozsa sandor sarolta szabolcs szilvia tamas timea tunde vanda vilmos zoltan zsofia zsolt zsuzsa zsuzsanna zsuzsi adina
  alexandru alin anca andreea andrei anton aurel camelia catalin cezar ciprian claudiu constantin corina cornel cosmin costel costin cristi cristian
  crina doina dorin dragos dumitru eugen felicia florentina florica florin georgiana gheorghe gigel grigore horia ileana ilie ioan ioana ion ionel
  ionut iulia iulian larisa laurentiu liliana liviu luminita lucian madalina marin marius mihai mihaela mirela mircea mirabela nae nelu nicoleta
  nicolae nicu oana octavian ovidiu petre petru radu raluca razvan remus rodica roxana sabina sanda silviu sorin stelian tiberiu tudor vasile viorel
  viorica vlad ahmet aylin ayse burak can deniz dilek ebru ece elif emine engin ercan erdem erkan ferhat gokhan gul halil hatice huseyin ibrahim ilker
  ismail kadir kemal kerem leyla levent melek meltem merve mert metin murat necla nermin nihat nuray okan omer onur orhan osman ozan ozge ozlem pelin
  recep ramazan selim selin serkan sevgi sibel sinan suleyman tolga ugur umut volkan yasemin yasin yavuz zehra zeynep andrija ante blaz bojan bosko
  bozidar branka branko damir danica danijel darko davor dejan domagoj dragan drazen dubravka dunja edin ela elvir emir franjo gordana grgo hrvoje
  ilija iva ivica jadranka jasna jelena josip jovan jovana jure jurij kristijan kruno lejla lidija ljiljana ljubica luka marija marijan marijana mateja
  matija miha milica milorad mirjana mislav mladen mojca nada nata natasa nebojsa neven nevenka nenad nives ozren patricija petar predrag primoz rok
  sanja sasa senad silvija slavica slavko slobodan snezana stipe srdjan stanko suzana tihana tihomir tomislav urska vedran vesna vinko vjekoslav vlado
  vlatka vojislav zdravko zlatko zoran zorica zrinka zvonimir zeljko ziga aivar algirdas alma andris andrius arturas arvydas asta audrius aurelija dace
  dainis daiva dalia danute darius dovile edgars egidijus egle einars gediminas giedre gintaras guntis ilze imants inese ineta ingus ivars janis jaak
  jaan janek juris juri kadri kalev kaido karolis kaspars kristaps kristjan laima laimonas linas liga madis mait mantas margus mart martins mati meelis
  mindaugas modris nijole normunds peeter pille priit raimonds rasa raivo rein riho rimantas saulius siim sigita silver tanel tarmo tiit tonu toomas
  triin urmas valdis vaidas vidas vilma vita viktors vytautas zane zigmas alekos alexandros anastasia anastasios angeliki antonis apostolos argyris
  aris athanasios charalambos christos chrysa dimitra dimitris dimitrios efi eirini eleni elpida fotis fotini georgios giannis giorgos haris ilias
  ioanna ioannis iro kostas konstantinos kyriaki kyriakos lefteris manolis marios markos mihalis michalis myrto nektarios nikos nikolaos panagiotis
  panos paraskevi pavlos petros sotiris spyros stavros stelios takis tasos thanasis thanos theodoros thodoris vaggelis vangelis vasiliki vasilis yannis
  yiannis yiorgos zoi γιωργος γιαννης κωστας νικος μαρια ελενη δημητρης κατερινα σοφια χρηστος παναγιωτης alexei aleksei anatoli artem daria dmitri
  dmitry ekaterina evgeni galina ilya kirill konstantin ksenia lyudmila maksim mikhail nadezhda nikita nikolai oksana oleg oleh olena pavlo petro
  polina ruslan sergei serhii sergey svetlana svitlana taras vadim vasyl vitali volodymyr yana yaroslav yulia yuri александр алексей андрей анна антон
  борис вера виктор владимир галина дмитрий елена иван игорь ирина катя лена лидия максим мария маша михаил надежда наталья наташа николай олег ольга
  павел петр саша сергей светлана татьяна юлия юрий олена оксана петро сергій тарас богдан марія наталія георги димитър димитар елица живко иво
  красимир мартин петър петя пламен радка росица стефан стоян тодор цветан янка aarav amit anil anjali arjun asha deepa deepak divya gaurav kavita
  kiran lakshmi manish meera mohan neha nikhil pooja pradeep prakash rahul raj rajesh ravi rekha rohit sandeep sanjay shreya sneha sunil sunita suresh
  vijay vikram vivek ahmed aisha amina hassan hussein karim khadija khalid layla mohamed mohammed muhammad nabil noor omar rashid samir tariq yasmin
  youssef zainab
  abbie abdul abdullah ada adeline adrien agatha ahmad aisling ajay akira alana albin allie alvin amandine angelina angelique angie antonietta anya
  ariel arlene arnold ashok asif axelle ayesha barb barney bea becca bente bernice bertha bess bessie beverly birthe blandine bonnie brent bret brett
  brittany bryce byron caleb capucine casey cassandra cassie cecil chad charlene charley charline charo chelsey cheri christie chuck chus clarence
  claudette clementine clifford clive clyde concetta conchita constance cora coralie corey cornelis cory courtney curt cyrielle dani daniele daphne
  darlene darrell darryl daryl davy deana deanna debby debra delia delores desmond dick dinesh dorte dorthe drew duane dwayne dwight eddy edmund edwin
  effie elijah elliot elliott elmer elton elvis emmett enid ernest ernie essie ester ethel eunice evelyne fergus florrie floyd francine frankie gabby
  gabe gaetan gail ganesh geeta gemma gene georgette geraint gertrude ginevra ginny gladys glenys gopal gosta graeme gwenaelle gwendolyn harriette
  haruto hattie henrietta herb hilda hiroshi hollie hope imran ingemar irvin isaiah isak jared jayden jayne jeanine jeannie jeremiah jermaine joanie
  joann jocelyn joey johnnie jolene jonathon jonny josephine josie judi juliet justine jyoti kaitlyn kara kasey kathi kathie katy kaye kayla kayleigh
  keira keisha kelli kellie kendra kenji kenny keri kerrie kike krishna krista kristi kristie kristy kylie lara lawrence leanna leanne leigh leona leroy
  levi lexi libby lila lillie lindsay lindsey lise lorene loretta lori lorie lottie lou louie luann lucette lucille ludvig lyndsey mabel mable mae mael
  malachi mallory mamie manoj marcella marcy margery margie margo mariah mariska marissa marjory mark marla marnie marsha martine marvin mathew mattie
  maxine meg melinda melvin mi micah michel micheline michiel mickael mickey mila mildred millie mindy minnie mitch mitzi mohamad mohammad moses mukesh
  my mylene myra myrtle nacho nadege nanette naoko nate nathaniel naveed neal ned nellie nicky nikki nisha noelle nola oceane orla padma paquita pati
  patsy patti patty percy perrine perry petrus philipp polly preeti priyanka rachelle radha rae ramesh reggie reginald reuben rhoda rhonda ria rochelle
  roderick rodney ronnie ronny rosalie rosalind rosalyn roselyne rowena roxane roxanne roxie rudy rufus sakura sammy sanjeev saul saundra seamus seema
  selena selma shari shawn shawna shelia sherri sherry sheryl shilpa sidney silas sita sondra stacy steph stephan stevie suzette suzy swati tabitha
  takashi tamara tammy tamsin tasha teddy terrence terri thekla thelma therese tommie tonya traci tracie trenton trina trish tyrone ulrika vandana
  vanesa velma verna vicki vikki vinod viv vivien vonda wes wilbur wilhelmina willa yoann yohan yoko yolande yuki yvan yvon zac zack zoey
  anele bongani lerato lindiwe nomsa siphelele sipho thabo themba thandi zanele gerhardus hennie riaan sarel`.split(
    /\s+/,
  ),
);
