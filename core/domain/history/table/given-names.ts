/**
 * Given names that are usual in Europe and where its languages are spoken, as `plainWords` writes them. They tell a person
 * of the household from a company where a column may name either, and belong to no language.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abby abigail adam adele adrian aidan aideen aine al alan alasdair albert alec alex alexander alexandra alexis alfie alfred
  ali alice alicia alison alistair allan allison alun alyssa amanda amber amelia amy andrea andrew andy angela angus anita ann anna
  anne annette annie anthony antonia april archie ariana arthur arwel ash ashley audrey austin ava barbara barry beatrice becky belinda
  ben benjamin bernadette bernard bernie beth bethan betty beverley bill billy blake bob bobby brad bradley brandon brenda brendan brian
  bridget brooke bruce bryan bryn caitlin callum calvin cameron carl carla carlos carmen carol caroline carolyn carrie carys cathal
  catherine cathy ceri charles charlie charlotte chelsea cheryl chloe chris christian christina christine christopher ciara ciaran cillian
  cindy claire clara clare cody colin colleen conor connor craig crystal curtis cynthia daisy dale dan dana daniel danielle danny darren
  dave david dawn dean deb debbie deborah deirdre denise dennis derek dermot diana diane dilwyn dolores dominic don donal donald donna
  doreen doris dorothy doug douglas duncan dustin dylan eamon ed eddie edith edna edward eileen eilidh elaine eleanor eleri eli elizabeth
  ella ellen ellie elin elsie emily emma emrys eoin eric erica erik erin esther ethan eugene eva evan eve evelyn ewan faith fay felicity
  ffion fiona finn florence fran frances francis frank fred freda freddie freya gareth garry gary gavin geoff geoffrey george georgia
  georgina gerald geraldine gerard gerry gillian gina glen glenda glenn gloria glyn gordon grace grainne graham grant greg gregory gwen
  gwyn gwyneth hamish hannah harold harriet harry harvey hayley hazel heather hector heidi helen henry hilary holly howard hugh hugo huw
  iain ian idris ieuan imogen ingrid iona irene iris isaac isabel isabella isla ivy jack jackie jacob jacqueline jade jake james jamie
  jan jane janet janice jasmine jason jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy jo
  joan joanna joanne jodie joe joel john johnny jon jonathan jordan joseph josh joshua joy joyce juan judith judy julia julian julie june
  justin karen kate katherine kathleen kathryn kathy katie katrina kay keith kelly ken kenneth kerry kevin kieran kim kimberly kirsty
  kristen kurt kyle lana larry laura lauren laurence leah lee len leo leon leonard lesley leslie lewis liam lily linda lisa liz lloyd
  logan lois lorna lorraine louis louise lucas lucy luke lydia lyn lynn lynne madison maeve maggie mairead malcolm mandy marcus margaret
  maria marian marie marilyn marion marjorie martha martin martina mary mat mateo matt matthew maureen max megan mel melanie melissa meredith
  mervyn mia michael michaela michelle mick mike mikey milly miranda miriam mo moira molly mona monica morag morgan muriel myles nadia nan
  nancy naomi natalie natasha nathan neil nell nerys nia niall niamh nicholas nick nicola nicole nigel nina noah noel nora norma norman
  nuala olive oliver olivia ollie oscar owain owen padraig paddy pam pamela pat patricia patrick paul paula pauline peggy penny pete peter
  petra phil philip philippa phillip phoebe phyllis pippa poppy priya rachael rachel ralph randy ray raymond rebecca reg rhian rhiannon
  rhodri rhona rhys ricardo richard rick ricky rita rob robbie robert roberta robin robyn rod roger roisin roland ron ronald ronan rory
  rosa rose rosemary rosie ross rowan roy ruby russ russell ruth ryan sadie sally sam samantha samuel sandra sandy sara sarah saoirse scott
  sean sebastian sergio seth shane shannon sharon shaun shauna sheila shelley shirley sian sid sienna simon sinead siobhan sofia sonia
  sophia sophie spencer stacey stan stella stephanie stephen steve steven stewart stuart sue susan susie suzanne suzie sybil sylvia tania
  tanya tara taylor ted terence teresa terry tess theo theresa thomas tiffany tim timothy tina toby todd tom tommy toni tony tracey tracy
  travis trevor tricia tristan troy tyler una val valerie vanessa vera vernon veronica vicky victor victoria vince vincent violet virginia
  vivian vivienne walter wanda warren wayne wendy will william willie willow winifred yolanda yvonne zach zachary zara zoe
  adele agathe agnes alain albane alexandre aline amelie anais andre annick antoine arnaud aude augustin aurelie aurelien axel baptiste
  bastien beatrice benedicte benoit bernadette bertrand brigitte bruno camille carole catherine cecile cedric celia celine chantal
  christelle christiane christophe claude claudine clemence clement colette corentin corinne cyril damien danielle delphine denis didier
  dominique edouard elea eliane elie elisabeth elise elodie eloise emile emilie emmanuel emmanuelle enzo estelle etienne eugenie fabien
  fabienne fabrice fanny fernand flavie florence florent florian franck francois francoise frederic gabriel gabrielle gael gaelle gaston
  genevieve geoffroy georges gerard germaine ghislaine gilbert gilles ginette gregoire guillaume gustave guy helene henri herve hubert hugues
  huguette ines isabelle jacques jean jeanne jeannine jeremie jerome jocelyne joelle josette josiane jules julie julien juliette laetitia
  laure laurence laurent lea leonie lilian lionel loic louise luc lucas lucie lucien lucienne ludovic madeleine maelle magali manon manu
  marc marcel marcelle margaux margot marguerite marianne marine marjolaine marthe mathieu mathilde mathis matthieu maud maurice maxime
  melissa mireille monique morgane muriel myriam nadine nathalie nathan nicolas noemie noemi odette odile olivier pascal pascale patrice
  paulette philippe pierre pierrette quentin raphael raymonde regine regis remi remy rene renee robin rodolphe roger roland romain roseline
  sabrina salome sandrine sebastien serge severine simone solene solange stephane sylvain sylvie thaddee theophile thibault thibaut thierry
  titouan tristan valentin valentine valerie veronique victoire vincent violaine virginie viviane xavier yann yannick yves yvette zelie
  achim adelheid albrecht alena alois andreas anette angelika anika anja anke anneliese antje armin arne arno astrid axel bastian beat beate
  benedikt benno bernd bernhard bert bettina birgit bjorn bodo boris britta bruni burkhard carsten cem christa christel christoph clemens
  conny cornelia cornelius corinna dagmar daniela detlef dieter dietmar dirk doris dorothea eberhard eckhard edda edeltraud edgar egon ekkehard
  elfriede elisabeth elke ella elmar else emil emre erich erika erna ernst erwin eva ewald fabian fatih fatma felix ferdinand finja florian
  frank franz franziska frauke frieda friedhelm friedrich friederike fritz gabi gabriele georg gerd gerda gerhard gerlinde gerold gertrud gisela
  gregor greta gudrun guido gunter gunther gustav hanna hannah hannelore hannes hanno hans hansi hansjorg harald hartmut hasan hedwig heike heiko
  heiner heinrich heinz helga hella hellmut helmut hendrik henning henrik herbert hermann herta hilde hildegard holger horst hubert ilona ilse
  imke ina ines inga inge ingeborg ingo ingrid irene irina irmgard isa isolde jakob jana janina jannik jens joachim jochen johann johanna
  johannes jonas jorg josef josefine julian juliane jurg jurgen jutta kai karin karl karla karoline karsten katharina kathrin katja katrin
  kerstin kirsten klaus konrad kristina kristin lars lena lenz leonie levin liane lieselotte lilli lina lorenz lothar lotte luca ludwig luis
  luise lukas lutz luzia magda magdalena maja manfred manuela marc marco mareike margarete margit margrit marianne marita markus marlene marlies
  marta martina mathias mathilda matthias maximilian mehmet meike meinhard melanie merle mia michi milan miriam mirko moritz mustafa nadine
  natascha nele nico nicole niklas nils norbert ole olaf oliver oskar oswald otto patrizia pia rainer ralf ramona regina regula reiner reinhard
  reinhold renate resi reto richard roland rolf romy rosemarie rosi rudi rudolf rupert ruth sabine sandra sascha saskia sepp severin sibylle
  siegfried siegrid sigrid silke silvan silvia simone sonja sophie stefan stefanie steffen steffi susanne susi svea sven svenja swen tanja tatjana
  tessa theresia thilo thorsten tilman timo timon tobias torben torsten traudl trudi udo ueli uli ulrich ulrike urs ursula ute uwe valentin
  vera verena viktor viktoria volker volkmar vreni waldemar walburga waltraud werner wiebke wilfried wilhelm willi wolf wolfgang yannik yusuf
  adela adolfo agustin aitor alba alberto alejandra alejandro alfonso alfredo alicia almudena alonso alvaro amparo ana andres angel angeles
  antonio araceli asier aurora beatriz begona belen bernardo blanca borja candela carlota carmela catalina cesar chema concha conchi consuelo
  cristina cristobal curro daniela diego dolors edu eduardo elena elisa elvira emilia emilio encarna enrique ernesto esperanza esteban estela
  eugenio eulalia fatima federico felipe feli fermin fernando francisca francisco gabriela gema gerardo german gloria gonzalo gorka guadalupe
  guillermo gustavo hector hugo ignacio iker inaki inmaculada inma irene isabel ismael ivan jaime javier javi jesus joaquin jordi jorge
  jose josefa josep juana juanjo julian julio laia lali leire leonor lola lorena lorenzo lourdes lucia luisa luis macarena magdalena manel
  manolo manuel mar marcelo marcos margarita mariana mariano maribel mario marisa marisol marta matias mauricio maite merche miguel
  mikel milagros miquel monica montse natalia nerea nieves noelia nuria olga oriol pablo paco paloma paqui pascual patxi pedro pepa pepe pilar
  quique rafa rafael ramon raquel raul remedios ricardo roberto rocio rodrigo rosario ruben salvador santiago santi sergio silvia sofia soledad
  sonia susana teresa tomas trinidad unai valeria vicente victor xabier xavi yolanda
  abilio adriana afonso alessandra aline amadeu amelia ana anabela andreia antonia armando artur augusto aurelio barbara bernardo bianca breno
  bruna caio camila carolina catarina celia celso cidalia claudia claudio cristiano daniela debora delfim diogo duarte edson elisabete eliane
  fabio fatima felipe fernanda filipa filipe flavia flavio francisca gabriela gilberto giovana goncalo graca guilherme heitor helder helena
  henrique hugo igor ines isabela ivone jaime joana joao joaquim jorge julia juliana larissa leandro leonardo leticia lidia ligia lourenco
  luana luciana luciano luis luiz luiza madalena manuela marcela marcia marcio margarida mariana mariza marlene mateus mauro micaela miguel
  milena nelson nuno octavio otavio paulo pedro rafaela raimundo regina renan renata renato rita rodrigo rogerio rosangela rui sandro sergio
  silvana simao solange sonia susana tatiana telma teresinha thais thiago tiago tomas vagner valdir vania vasco vinicius vitor vitoria wagner
  agata agostino alberta aldo alessandra alessandro alessia alessio alfredo alice amedeo angela angelo anita anna annalisa antonella antonio
  arianna arturo attilio aurora barbara beatrice benedetta bice bruno carla carlo carlotta carmine caterina cecilia chiara cinzia cesare
  claudia corrado cosimo cristiana dario davide debora diletta domenico donatella edoardo elena eleonora elisa elisabetta emanuela emanuele
  emiliano enrica enrico enzo ermanno ettore eugenio eva fabiana fabrizio fausto federica filippo flavia flora fortunato francesca francesco
  franca franco gabriella gaetano gennaro giacomo gianluca gianni gigi gino gioele giorgia giorgio giovanna giovanni giulia giuliana giuliano
  giulio giuseppe giuseppina giusy graziella grazia guido ida ilaria irma italo ivana ivano jacopo laura lavinia leonardo letizia lidia livia
  livio loredana lorenza lorenzo luca lucia luciana luciano ludovica luigi luigina luisa maddalena mara marcello marco margherita mariangela
  mariano marina mario massimiliano massimo matilde matteo maurizio michela michele milena mirella mirko monica nadia nello nicola nicolo
  noemi nunzia orazio ornella osvaldo paola paolo pasquale patrizia pierluigi piero pietro pina pino raffaele raffaella renata renato renzo
  riccardo rinaldo roberta roberto rocco romina romano rosa rosanna rossella rossana sabrina salvatore samuele sandro sara serena sergio
  silvana silvia silvio simona simone sofia stefania stefano susanna tea teresa tiziana tiziano tommaso ugo umberto valentina valerio vincenza
  vincenzo virginia vito vittoria vittorio viviana walter
  aad aart ad adriaan agnieszka albertus alida anke annelies annemarie anneke anouk ans antoon arend arie arjan arjen arnoud arnout bart bas
  bastiaan bernadet bert berend bianca bjorn boudewijn bram carla casper chantal cees coen cor corine corrie daan dennis desiree diederik dieuwke dirk
  dries eefje eelco elise elly els emiel emma ernst esther eveline evert ewout femke fleur floor floris fokke frank frans freek frits geert
  gerard gerben gerda gerrie gerrit gert gijs greet greetje guus hans hanneke harm harrie hein heleen hendrik henk herman hidde hilde huib ietje ilse
  inge irma ivo jaap jacqueline jan janneke jannie jantje jaco jacobus janine jasper jelle jeroen jet jeanette jochem joep johan johannes joke joost jop joris jos
  jurgen jurre karel karin katrijn kees klaas koen koenraad kobus kim lars lenneke leen lien lies liesbeth lieve lotte luuk maaike maarten machteld mandy
  marc marcel margriet marieke marijke marja marjan marjolein marleen marloes martijn mattijs matthijs meindert menno merel mieke miep mirjam
  monique nelleke nicolaas nico niels nienke olga paulien peter pien piet pieter pim piotr quinten reinier remco renske riet rik rob roel
  roeland ronald roos rosanne ruben rudolf ruud sander sanne sara saskia sem simone sjaak sjoerd sjors sofie stefan stijn susanne sven sylvia teun thijs
  theo tijmen tineke tjeerd tom toon trudy truus twan veerle vera wesley wietske wilbert wilco willem willemijn wil wim wouter yvette yvonne zita
  agneta aksel alf anders anette anita ann anneli annika arne arvid asa asbjorn astrid aud axel bengt benny berit bertil birger birgitta birte bjarne
  bjorn bo borje brit britt britta camilla carina carl caroline cecilia christer christian connie dag dagny daniel ebba edvard egil einar eirik
  eivind elias elin elisabet elisabeth elsa emelie emil erik erling espen eskil eva finn flemming frank freja frida frode fredrik gerd gitte
  goran grethe gudrun gun gunilla gunnar gunvor gustaf gustav hakan halvard hanne hans harald hege heidi helena helge helle henning henrik hilde
  hjalmar holger ida inga inge inger ingrid ingvar ivar jakob jan janne jens jeppe jesper jette joakim joar jon jonas jorgen jorn josefin
  karin karianne karl karsten kasper kathrine katrine kenneth kent kerstin kirsten kjell kjersti klara klaus knud knut kristian kristin kristina kristine
  kurt lars lasse leif lena lene lennart lillian lina linda line linnea linus lis lisbeth liv lone lotta lotte lovisa lucas mads magne magnus maja
  malene malin maria marianne marie marit marte martin mats matilda mette mikael mikkel mogens monika morten nanna niels nils nina odd ola olaf olav
  ole olof oskar ove paal pal palle pelle per pernille peter petra petter poul preben ragnar ragnhild randi rasmus reidar rikke rita roar rolf rune
  sanna sara sigrid signe simen siri siv sofia sofie solveig soren stefan steinar stian stig stina sture sune susanne svein sven sverre tage terje
  thea thomas thor thorbjorn tina tobias tom tomas tommy tone tor tora tord tore torgeir torill torsten tove trine trond trygve tuva ulf ulla ulrik
  unni vegard vibeke victor viggo vilhelm wenche wilma ake oivind oystein asmund
  aino aki aleksi anja anne anneli annika anni anssi antero antti ari arja arto arttu eero eeva eija elina emmi ella erkki esa eveliina hanna hannu harri
  heikki heli henna henri hilkka iida ilkka ilona inka irma jaakko jaana jani janne jari jarkko jarmo jenni jere joni jorma jouko jouni juha juhani jukka
  jussi juuso kaarina kaija kaisa kalevi kalle kari kati katja katri kimmo kirsi klaus kristiina lasse lauri leena liisa maarit maija mari maria marika
  marita marja marjatta marko markku markus matti mauri mervi mika mikko minna mirja mirva niina niko noora olli onni oona outi paavo paivi pasi pauli
  pekka pentti pertti petri pia pirjo pirkko raija raimo rauno reijo reino riikka riitta ritva saara saija sami samuli sanna santeri sari satu seija seppo
  sini sirkka sirpa suvi taina taneli tapani tapio tarja taru teemu teija tero terttu tiina timo toni topi tuija tuomas tuula tuomo urho vaino vesa
  vilho ville virpi
  adrianna agnieszka aleksander aleksandra alicja alina amelia andrzej aneta antek antoni arek arkadiusz artur asia barbara bartek bartosz basia beata
  bogdan boguslaw boleslaw bozena czeslaw damian danuta dariusz darek dawid dominik dorota edyta elzbieta emilia ewa ewelina filip franciszek gabriela genowefa
  grazyna grzegorz grzesiek halina hania helena henryk hubert igor ilona irena iwona iza izabela jacek jadwiga jakub janina janusz jarek jaroslaw jerzy joanna
  jola jolanta jozef julka justyna kacper kamil karol karolina kasia katarzyna kazimierz kinga krysia krystian krystyna krzysiek krzysztof kuba
  leszek lech lidia lucyna lukasz maciej maciek magda malgorzata gosia marcin marek mariola mariusz marta marysia mateusz michal miroslaw mirek monika natalia
  ola olek oliwia patryk pawel piotr piotrek przemek przemyslaw rafal renata robert roman ryszard sebastian slawomir slawek stanislaw staszek szymon tadeusz teresa
  tomasz tomek tosia urszula ula wanda weronika wiesiek wieslaw wiktor wiktoria witold wladyslaw wojciech wojtek zbigniew zbyszek zdzislaw zenon zofia zosia zuzanna
  adela ales alena alzbeta andrej barbora blanka bohumil bohuslav bozena bretislav dagmar dana darina david denisa dusan eliska emil erika eva frantisek gabriela
  hana helena honza hynek igor irena ivana iveta ivo jan jana janka jarka jarmila jaromir jaroslav jindrich jirina jiri jirka jitka josef jozef jozo juraj kamil
  katarina katerina klara kristyna kveta ladislav lenka libor libuse lubomir lubos lucie ludek ludmila lukas magda marcela marek marketa marie marian martin matej
  matus michal milada milan milena miloslav milos miluse miroslav misa monika nikola oldrich ondra ondrej otakar patrik pavel pavla pavol peter petr petra radek radim
  radka radoslav renata roman rostislav ruzena sarka simona slavek standa stanislav stefan stepan stepanka svatopluk tereza tibor tomas vaclav vasek vendula vera
  veronika viera viktor vit vitek vladimir vladislav vlasta vojta vojtech zbynek zdena zdenek zdenka zuzana zuzka
  agnes akos aladar andras anita aniko anna antal arpad attila balazs balint barna bela bence beata bernadett boglarka csaba csilla daniel denes dezso dora edina
  edit elek emese endre erika erno erzsebet eszter eva ferenc ferko fruzsina gabor gabriella gergely gergo geza gizella gyorgy gyozo gyula hajnalka hedvig henrik ibolya
  ildiko ilona imre ivett istvan janos jozsef jozsi judit julianna juli kalman karoly katalin kati kinga klara krisztian krisztina lajos laszlo laci lili lilla magdolna
  margit maria marta mariann marton mate mihaly mikos miklos monika noemi nora norbert orsolya peter piroska reka rita robert roland rozsa sandor sari sarolta szabolcs
  szilvia tamas tibor timea tunde vanda vera viktor viktoria vilmos zita zoltan zsofia zsolt zsuzsa zsuzsanna zsuzsi
  adina adrian alexandru alin alina ana anca andreea andrei anton aurel bianca bogdan camelia carmen catalin catalina cezar ciprian claudiu constantin corina cornel
  cosmin costel costin cristi cristian cristina crina dan daniela dana denisa diana doina dorin dragos dumitru elena emil eugen felicia florentina florica florin
  gabi gabriela george georgiana gheorghe gigel grigore horia ileana ilie ioan ioana ion ionel ionut irina iulia iulian lavinia larisa laurentiu lidia liliana
  liviu livia loredana luminita lucian madalina magdalena marcel maria marian mariana marin marius mihai mihaela mirela mircea mirabela monica nae nelu nicoleta nicolae
  nicu oana octavian ovidiu paul petre petru radu raluca ramona razvan remus rodica roxana sabina sanda silviu simona sorin stefan stefania stelian tiberiu tudor
  valentin vasile veronica victor viorel viorica vlad
  ahmet ali aylin ayse burak can cem deniz dilek ebru ece elif emine emre engin ercan erdem erkan fatih fatma ferhat gokhan gul hakan halil hasan hatice huseyin ibrahim
  ilker ismail kadir kemal kerem leyla levent mehmet melek meltem merve mert metin murat mustafa necla nermin nihat nuray okan omer onur orhan osman ozan ozge ozlem
  pelin recep ramazan selim selin serkan sevgi sibel sinan suleyman tolga ugur umut volkan yasemin yasin yavuz yusuf zehra zeynep
  ana andrea andrija anita ante anton barbara blaz bojan boris bosko bozidar branka branko damir danica danijel darko davor dejan domagoj dragan drazen dubravka
  dunja dusan edin ela elvir emir fran franjo goran gordana grgo hrvoje igor ilija iva ivan ivana ivica ivo jadranka jasna jelena josip jovan jovana jure jurij
  katarina kristijan kristina kruno lana lejla lidija ljiljana ljubica luka maja marija marijan marijana marin marina marko marta matej mateja matija miha milan milica
  milena milorad milos mirjana mirko miroslav mislav mladen mojca nada nata natasa nebojsa neven nevenka nenad nikola nina nives ozren patricija pavel petar petra
  predrag primoz rok sandra sanja sasa senad silvija simon slavica slavko slobodan snezana sonja stipe srdjan stanko suzana tanja tatjana tea tihana tihomir tina tomislav
  urska valentina vedran vesna vinko vjekoslav vladimir vlado vlatka vojislav zdravko zlatko zoran zorica zrinka zvonimir zeljko ziga
  aivar algirdas alma andris andrius anneli arturas arvydas asta audrius aurelija dace dainis daiva dalia danute darius dovile edgars egidijus egle einars elina
  gediminas giedre gintaras guntis ilze imants inese ineta inga ingus ivars janis jaak jaan janek jonas jolanta juris juri kadri kalev kaido karolis kaspars kristaps
  kristjan laima laimonas linas lina liga madis mait mantas mara margus mart marta martins mati meelis mindaugas modris nijole normunds peeter pille priit raimonds
  rasa raivo rein riho rimantas rita saulius sander siim sigita silver tanel tarmo tiit tonu toomas triin urmas valdis vaidas vidas vilma vita viktors vytautas zane zigmas
  alekos alexandros anastasia anastasios andreas angeliki antonis apostolos argyris aris athanasios charalambos christos chrysa dimitra dimitris dimitrios efi eirini eleni
  elpida fotis fotini georgia georgios giannis giorgos haris ilias ioanna ioannis iro katerina kostas konstantinos kyriaki kyriakos lefteris maria manolis marios markos
  mihalis michalis myrto nektarios nikos nikolaos panagiotis panos paraskevi pavlos petros sofia sotiris spyros stavros stelios stella takis tasos thanasis thanos
  theodoros thodoris vaggelis vangelis vasiliki vasilis yannis yiannis yiorgos zoi γιωργος γιαννης κωστας νικος μαρια ελενη δημητρης κατερινα σοφια χρηστος παναγιωτης
  alexei aleksei anatoli andrei anton artem boris daria denis dmitri dmitry ekaterina elena evgeni galina igor ilya irina ivan kirill konstantin ksenia larisa lyudmila
  maksim mikhail nadezhda natalia natasha nikita nikolai oksana oleg oleh olena olga pavlo petro polina roman ruslan sergei serhii sergey stanislav svetlana svitlana
  taras tatiana vadim valentina vasyl viktor vitali vladimir volodymyr yana yaroslav yulia yuri
  александр алексей андрей анна антон борис вера виктор владимир галина дмитрий елена иван игорь ирина катя лена лидия максим мария маша михаил надежда наталья наташа
  николай олег ольга павел петр саша сергей светлана татьяна юлия юрий олена оксана петро сергій тарас богдан марія наталія георги димитър димитар елица живко иво красимир
  мартин николай петър петя пламен радка росица стефан стоян тодор цветан янка
  aarav amit anil anjali arjun asha deepa deepak divya gaurav kavita kiran lakshmi manish meera mohan neha nikhil pooja pradeep prakash rahul raj rajesh ravi rekha rohit sandeep
  sanjay shreya sneha sunil sunita suresh vijay vikram vivek ahmed aisha amina fatima hassan hussein ibrahim karim khadija khalid layla mohamed mohammed muhammad nabil nadia
  noor omar rashid samir tariq yasmin youssef zainab anele bongani lerato lindiwe nomsa siphelele sipho thabo themba thandi zanele gerhardus hennie johan kobus riaan sarel`.split(
    /\s+/,
  ),
);
