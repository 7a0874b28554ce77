/**
 * What is claimed wherever it occurs, in further languages: the first English form of another file | Portuguese | Italian | Dutch | Polish |
 * Ukrainian | Turkish.
 */
export const OTHERS = `
manager|gerente,gestor,gestora|manager,gestore|manager|menedżer,menedżerka,manager|менеджер,менеджерка|yönetici,menajer
head|chefe,líder|capo,responsabile|hoofd,chef|szef,szefowa,kierownik,kierowniczka|керівник,керівниця,начальник|şef,başkan
director|diretor,diretora|direttore,direttrice|directeur,directrice|dyrektor,dyrektorka,dyrektorem,dyrektorką|директор,директорка,директоркою,директором|müdür,müdire,direktör,müdürdüm
managing director|diretor geral,presidente executivo|amministratore delegato|algemeen directeur|prezes,dyrektor zarządzający|генеральний директор|genel müdür
supervisor|supervisor,supervisora,encarregado|supervisore,caposquadra|voorman,supervisor|brygadzista,nadzorca|бригадир,супервайзер|ustabaşı,süpervizör
team lead|líder de equipe,líder de equipa|capogruppo,team leader|teamleider|lider zespołu,kierownik zespołu|тимлід,керівник групи|takım lideri,ekip lideri
department head|chefe de departamento|caporeparto|afdelingshoofd|kierownik działu|начальник відділу|bölüm başkanı
project manager|gerente de projeto|capoprogetto|projectleider,projectmanager|kierownik projektu|керівник проєкту|proje yöneticisi
deputy|vice,adjunto,adjunta|vice,vicedirettore|plaatsvervangend,adjunct|zastępca,zastępczyni|заступник,заступниця|yardımcı,müdür yardımcısı
founder|fundador,fundadora|fondatore,fondatrice|oprichter|założyciel,założycielka|засновник,засновниця|kurucu
owner|proprietário,proprietária,dono,dona|titolare,proprietario,proprietaria|eigenaar,eigenares|właściciel,właścicielka|власник,власниця|sahibi,sahip
head teacher|diretor da escola|preside,dirigente scolastico|schoolhoofd,rector|dyrektor szkoły|директор школи|okul müdürü
head nurse|enfermeira chefe,enfermeiro chefe|caposala|hoofdverpleegkundige|pielęgniarka oddziałowa|старша медсестра|başhemşire
head chef|chef de cozinha|capocuoco,chef|chef-kok|szef kuchni,szefowa kuchni|шеф-кухар|baş aşçı
nurse|enfermeiro,enfermeira|infermiere,infermiera|verpleegkundige,verpleegster|pielęgniarka,pielęgniarz,pielęgniarką|медсестра,медбрат,медсестрою|hemşire
doctor|médico,médica|medico,dottore|arts,dokter|lekarz,lekarka|лікар,лікарка|doktor,hekim
teacher|professor,professora|insegnante,maestro,maestra,professoressa|leraar,lerares,docent|nauczyciel,nauczycielka,nauczycielką|вчитель,вчителька,учитель,учителька|öğretmen
cook|cozinheiro,cozinheira,cozinhei,cozinhar|cuoco,cuoca,cucinato,cucinare|kok,kokkin,kookte,koken|kucharz,kucharka,gotowałam,gotowałem,gotować|кухар,кухарка,готувала,готував,готувати|aşçı,pişirdim,pişirmek
waiter|garçom,garçonete,empregado de mesa|cameriere,cameriera|ober,serveerster|kelner,kelnerka|офіціант,офіціантка|garson
driver|motorista,condutor|autista,conducente|chauffeur,bestuurder|kierowca|водій,водійка|şoför,sürücü
truck driver|caminhoneiro,motorista de caminhão,camionista|camionista|vrachtwagenchauffeur|kierowca ciężarówki|водій вантажівки|kamyon şoförü,tır şoförü
developer|desenvolvedor,desenvolvedora,programador,programadora|sviluppatore,sviluppatrice,programmatore|ontwikkelaar,programmeur|programista,programistka|розробник,розробниця,програміст|geliştirici,yazılımcı,programcı
engineer|engenheiro,engenheira|ingegnere|ingenieur|inżynier|інженер,інженерка|mühendis
accountant|contador,contadora,contabilista|contabile,ragioniere|boekhouder,accountant|księgowy,księgowa|бухгалтер,бухгалтерка|muhasebeci
electrician|eletricista|elettricista|elektricien|elektryk|електрик|elektrikçi
translator|tradutor,tradutora|traduttore,traduttrice|vertaler,vertaalster|tłumacz,tłumaczka|перекладач,перекладачка|çevirmen
bachelor|bacharelado,bacharel,licenciatura|laurea triennale|bachelor|licencjat|бакалавр,бакалаврат|lisans
master|mestrado,mestre|laurea magistrale,master|master,masterdiploma|magister,magisterium|магістр,магістратура|yüksek lisans
doctorate|doutorado,doutoramento,doutor|dottorato,phd|doctoraat,gepromoveerd,phd|doktorat,doktor nauk|докторська,доктор наук,кандидат наук|doktora
diploma|diploma|diploma|diploma|dyplom|диплом|diploma
apprenticeship|aprendizagem,curso técnico|apprendistato|leerlingwezen,mbo|praktyka zawodowa,technikum|училище|çıraklık
driving licence|carteira de motorista,carta de condução|patente di guida,patente|rijbewijs|prawo jazdy|водійські права|ehliyet,sürücü belgesi
english|inglês|inglese|engels|angielski,angielskiego|англійська,англійську|ingilizce
german|alemão|tedesco|duits|niemiecki,niemieckiego|німецька,німецьку|almanca
french|francês|francese|frans|francuski,francuskiego|французька,французьку|fransızca
spanish|espanhol|spagnolo|spaans|hiszpański,hiszpańskiego|іспанська,іспанську|ispanyolca
italian|italiano|italiano|italiaans|włoski,włoskiego|італійська,італійську|italyanca
polish|polonês,polaco|polacco|pools|polski,polskiego|польська,польську|lehçe
best|melhor,melhores|migliore,migliori,miglior|beste|najlepszy,najlepsza|найкращий,найкраща|en iyi
award|prêmio,prémio|premio|prijs,onderscheiding|nagroda|нагорода,премія|ödül
expert|especialista,perito|esperto,esperta|expert,deskundige|ekspert,ekspertka|експерт,експертка|uzman
lead|liderei,liderar,dirigi,chefiei|diretto,guidato,guidare,dirigere|leidde,leiding,geleid|kierowałem,kierowałam,kierować|керував,керувала,очолював,очолювала|yönettim,yönetmek
founded|fundei,fundar|fondato,fondare|opgericht,oprichten|założyłem,założyłam|заснував,заснувала|kurdum
negotiate|negociei,negociar|negoziato,negoziare|onderhandeld,onderhandelen|negocjowałem,negocjowałam|вів переговори,переговори|müzakere
responsible for|responsável por,encarregado de|responsabile di|verantwoordelijk voor|odpowiedzialny za,odpowiedzialna za|відповідальний за,відповідальна за|sorumlu
pastry chef|confeiteiro,confeiteira,pasteleiro,pastelaria,confeitaria|pasticcere,pasticciera,pasticceria|banketbakker,gebak|cukiernik,cukiernictwo,cukiernictwie|кондитер,кондитерство,кондитерстві|pastacı,pastacılık,pastacılıkta
welding|soldagem,soldadura|saldatura|lassen|spawanie|зварювання|kaynak
first aid|primeiros socorros|primo soccorso|eerste hulp,ehbo|pierwsza pomoc|перша допомога|ilk yardım
marketing|marketing|marketing|marketing|marketing|маркетинг|pazarlama
accounting|contabilidade|contabilità|boekhouding|księgowość|бухгалтерія,бухгалтерський облік|muhasebe
`;
