import type { Practice } from "./practice-west";

/** A third round of the same. None is sealed. */
export const DRAFTS_THIRD: Practice[] = [
  {
    source: `Elektroniker für Betriebstechnik, Papierwerk Hellefeld, 09/2014–heute
Störungsdienst, Wartung Förderbänder, SPS Siemens S7 (Kurs 2018), Rufbereitschaft jede 4. Woche
Stillstand pro Monat: 11 h (2019) -> 6 h (2023)
Azubi-Pate für 3 Leute
Bundeswehr 2013/14 (freiwillig, 12 Monate)
Ausbildung: Elektro Voss, 2009–2013
Schaltberechtigung bis 1 kV. Kein Mittelspannungs-Schein
Fachschule Techniker (Abend) läuft seit 2024
Freiwillige Feuerwehr, Maschinist
Umbau Linie 2 (2021): war im Team, Projektleiter war Kollege Brandt`,
    supported: [
      "Seit September 2014 sorge ich im Papierwerk Hellefeld als Elektroniker für Betriebstechnik dafür, dass die Anlagen laufen.",
      "Zu meinen Aufgaben gehören der Störungsdienst und die Wartung der Förderbänder.",
      "Jede vierte Woche habe ich Rufbereitschaft.",
      "Die Stillstandszeiten sind von elf auf sechs Stunden im Monat gesunken.",
      "Mit Siemens S7 bin ich seit einem Kurs im Jahr 2018 vertraut.",
      "Drei Auszubildenden stehe ich als Pate zur Seite.",
      "Beim Umbau der Linie 2 habe ich 2021 im Team mitgearbeitet.",
      "Nach der Lehre bei Elektro Voss leistete ich zwölf Monate freiwilligen Wehrdienst.",
      "Meine Schaltberechtigung reicht bis 1 kV.",
      "Für Mittelspannung fehlt mir bislang der Schein.",
      "Abends besuche ich seit 2024 die Fachschule, um Techniker zu werden.",
      "In meiner Freizeit bin ich als Maschinist bei der Freiwilligen Feuerwehr aktiv.",
      "Wenn nachts das Telefon klingelt, bin ich innerhalb kurzer Zeit vor Ort.",
      "Fehlersuche ist für mich wie ein Rätsel, das gelöst werden will.",
      "Ich dokumentiere sauber, damit die nächste Schicht weiß, woran sie ist.",
      "Sicherheit geht für mich immer vor Schnelligkeit.",
      "Ihr Werk kenne ich vom Tag der offenen Tür und war sofort beeindruckt.",
      "Gern zeige ich Ihnen bei einem Probearbeitstag, was ich kann.",
    ],
    invented: [
      "Den Umbau der Linie 2 habe ich als Projektleiter verantwortet.",
      "Ich bin staatlich geprüfter Techniker.",
      "Den Schein für Mittelspannung besitze ich ebenfalls.",
      "Im Werk findet niemand Fehler schneller als ich.",
      "Dank meiner Wartung sank der Stillstand auf sechs Stunden.",
      "Außerdem programmiere ich Roboter und plane Schaltschränke.",
      "Bei der Feuerwehr bin ich Wehrführer.",
      "Bei Elektro Voss hatte ich Rufbereitschaft.",
      "Ich habe ausgelernte Kollegen in Italien geschult.",
    ],
  },
  {
    source: `Kinderbuchhändlerin, Buchhandlung Lesebär, Marburg, 2012–2018; dann Elternzeit bis 2021
Seit 04/2021 Bibliotheksassistentin Gemeindebücherei Rauschenberg, 25 Std.
Ausleihe, Bilderbuchkino 1x/Monat, Bestand Jugend (2.900 Medien)
Ausleihen Jugend 2021: 6.100, 2024: 8.300
Leseförderung mit Grundschule, 4 Klassen, gemeinsam mit Lehrerin
Ausbildung Buchhändlerin 2009–12
Kein Studium. Möchte den Fernlehrgang FaMI machen
Canva, BibliothecaPlus. Excel nur Grundlagen`,
    supported: [
      "Als gelernte Buchhändlerin habe ich sechs Jahre lang in der Kinderbuchhandlung Lesebär in Marburg gearbeitet.",
      "Nach meiner Elternzeit fand ich 2021 in der Gemeindebücherei Rauschenberg eine neue berufliche Heimat.",
      "Mit 25 Wochenstunden bin ich dort als Bibliotheksassistentin tätig.",
      "Einmal im Monat lade ich zum Bilderbuchkino ein.",
      "Ich betreue den Jugendbestand mit seinen 2.900 Medien.",
      "Die Ausleihen im Jugendbereich stiegen zwischen 2021 und 2024 von 6.100 auf 8.300.",
      "Gemeinsam mit einer Lehrerin fördere ich in vier Klassen der Grundschule die Freude am Lesen.",
      "In Excel beherrsche ich die Grundlagen.",
      "Ein Studium habe ich nicht, dafür viel Praxis.",
      "Den Fernlehrgang zur FaMI würde ich gern beginnen.",
      "Kinderaugen, die beim Vorlesen groß werden, sind mein schönster Lohn.",
      "Bücher begleiten mich, seit ich denken kann.",
      "Mit BibliothecaPlus und Canva gehe ich sicher um.",
      "Besonders gefällt mir, dass Ihre Bücherei auch Spiele verleiht.",
      "Ich bin herzlich, belesen und gut organisiert.",
    ],
    invented: [
      "Ich leite die Gemeindebücherei Rauschenberg.",
      "Ich habe Bibliothekswissenschaft studiert.",
      "Das Bilderbuchkino habe ich gegründet.",
      "Durch meine Veranstaltungen stiegen die Ausleihen auf 8.300.",
      "Zusätzlich betreue ich die Onleihe und schreibe die Pressetexte.",
      "Unsere Bücherei ist die meistbesuchte im Landkreis.",
      "In Excel bin ich Profi.",
      "In der Buchhandlung Lesebär gab ich Lesestunden für Grundschulklassen.",
    ],
  },
  {
    source: `Agent d'accueil, office de tourisme du Val Perdu, Laruns, CDI depuis 05/2018
Accueil FR/ES/EN, 200 visiteurs par jour l'été, billetterie, boutique (avec 1 collègue)
Fiche randos refaite en 2023 avec le garde du parc
Saisonnier refuge des Aiguilles, étés 2014–2017
BTS tourisme 2014. Espagnol C1, anglais B2, un peu de basque
Avis en ligne 3,9 (2019) → 4,5 (2024)
Ne fait pas la com. Aimerait devenir guide
PSC1 2022. Ski de rando, photo`,
    supported: [
      "Agent d'accueil à l'office de tourisme du Val Perdu depuis mai 2018, je renseigne les visiteurs en français, en espagnol et en anglais.",
      "L'été, nous recevons jusqu'à deux cents personnes par jour.",
      "Je tiens la billetterie et la boutique avec une collègue.",
      "En 2023, j'ai refait la fiche des randonnées avec le garde du parc.",
      "Quatre étés au refuge des Aiguilles m'ont appris la montagne et le sens de l'hospitalité.",
      "Mon BTS tourisme en poche, je n'ai jamais quitté les Pyrénées.",
      "Mon espagnol est d'un niveau C1, et je glisse volontiers quelques mots de basque.",
      "Nos avis en ligne sont passés de 3,9 à 4,5.",
      "La communication n'entre pas dans mes missions.",
      "Devenir guide est un rêve que je nourris depuis longtemps.",
      "J'ai passé mon PSC1 en 2022.",
      "Passionné de ski de randonnée et de photographie, je connais le terrain.",
      "Accueillir, c'est d'abord sourire et écouter.",
      "Un visiteur perdu repart toujours avec une carte et une idée de balade.",
      "Même en plein mois d'août, je ne perds pas patience.",
      "Je serais fier de représenter votre vallée.",
      "Je joins à ce courrier mon curriculum vitae et reste joignable par téléphone.",
    ],
    invented: [
      "Directeur de l'office de tourisme, je décide des horaires.",
      "Guide de moyenne montagne diplômé, j'emmène des groupes.",
      "J'assure la communication de l'office.",
      "J'ai créé seul la fiche des randonnées.",
      "Notre office est le mieux noté des Pyrénées.",
      "Grâce à mon accueil, les avis sont montés à 4,5.",
      "Je parle couramment le basque.",
      "Au refuge des Aiguilles, je tenais la billetterie.",
      "J'organise aussi des sorties photo et des concerts.",
      "J'ai refusé un poste de responsable à Lourdes.",
    ],
  },
  {
    source: `Auxiliaire de vie scolaire (AESH), école Jules-Mercier, Tulle, depuis rentrée 2019, 24 h/sem
2 élèves accompagnés (autisme ; dyspraxie), CE1 et CM2
Supports visuels fabriqués avec la maîtresse, 2022
Avant : caissière, Intermarket Tulle, 2008–2019 ; formatrice caisse 2015–2019
DEAES 2024 par VAE. Pas de permis
Jamais en collège. Souhaite se spécialiser dans l'autisme (DU visé)
LSF : initiation
Parents élus : secrétaire de l'association`,
    supported: [
      "Depuis la rentrée 2019, j'accompagne deux élèves à l'école Jules-Mercier de Tulle.",
      "L'un est autiste, l'autre dyspraxique.",
      "Je travaille vingt-quatre heures par semaine en CE1 et en CM2.",
      "Avec la maîtresse, j'ai fabriqué en 2022 des supports visuels.",
      "Onze ans de caisse m'ont appris la patience et la bonne humeur.",
      "De 2015 à 2019, j'ai formé mes collègues à la caisse.",
      "J'ai obtenu mon DEAES en 2024 par la VAE, et j'en suis fière.",
      "Je n'ai pas encore accompagné d'élèves en collège.",
      "J'aimerais me spécialiser dans l'autisme et suivre un DU.",
      "J'ai suivi une initiation à la langue des signes.",
      "Secrétaire de l'association de parents, je rédige les comptes rendus.",
      "N'ayant pas le permis, je me déplace en bus.",
      "Chaque enfant avance à son rythme, et c'est à nous de le respecter.",
      "Un regard, un geste suffisent parfois à apaiser une crise.",
      "Je crois que l'école doit avoir une place pour chacun.",
      "Discrète en classe, je sais quand intervenir et quand me retirer.",
    ],
    invented: [
      "Je suis professeure des écoles.",
      "Je suis titulaire d'un DU sur l'autisme.",
      "J'ai accompagné des collégiens pendant deux ans.",
      "Je signe couramment la LSF.",
      "Présidente de l'association de parents, je mène les réunions.",
      "J'accompagne six élèves.",
      "Je suis l'AESH la plus demandée de la circonscription.",
      "Je prépare aussi les repas adaptés et j'encadre l'étude.",
      "J'ai conçu seule tous les supports visuels.",
    ],
  },
  {
    source: `Veterinary nurse, Oakfield Vets, Hexham, Oct 2017-. Theatre + lab, ~6 ops a day, puppy classes Sat mornings
RVN 2017 (Myerscourt College). Cert in dentistry due 2027
Ordering: with practice manager moved us to a new supplier 2021, drug costs down 14%
Kennel hand, Ridge Kennels, 2013-15 weekends
Exotics - not my area. No X-ray planning
Student mentor x3. German: GCSE
Fundraising: ran the Great North 10k for the shelter`,
    supported: [
      "I'm a registered veterinary nurse at Oakfield Vets in Hexham and have been since October 2017.",
      "I split my time between theatre and the lab, with roughly six operations a day.",
      "On Saturday mornings I teach puppy classes.",
      "Together with the practice manager I moved us to a new supplier, and drug costs fell by 14%.",
      "Three students have had me as their mentor.",
      "I qualified from Myerscourt College in 2017.",
      "I'm working towards a certificate in dentistry, due in 2027.",
      "Exotics aren't my area.",
      "My first job with animals was as a kennel hand at weekends.",
      "I have GCSE German, nothing more.",
      "I once ran a 10k to raise money for the shelter.",
      "Frightened animals need a calm voice, and so do their owners.",
      "I don't mind being covered in fur by nine o'clock.",
      "What draws me to your practice is the time you give to each patient.",
      "I keep my head in an emergency and my humour afterwards.",
      "I would relish the chance to show you how I work.",
    ],
    invented: [
      "I'm head nurse at Oakfield Vets.",
      "I hold a certificate in dentistry.",
      "Exotics are my speciality.",
      "I brought drug costs down by 14%.",
      "No nurse in Hexham has more theatre experience.",
      "I set up the puppy classes.",
      "I also groom show dogs and run the reception.",
      "I speak fluent German.",
      "At Ridge Kennels I assisted in theatre.",
      "I founded a charity for the shelter.",
    ],
  },
  {
    source: `مصممة داخلية، استوديو فضاء، الدوحة، منذ يناير 2019. مساكن ومقاه، 9 مشاريع في السنة، AutoCAD و SketchUp
متدربة ثم مساعدة مصمم، مكتب ظلال، 2016–2018
بكالوريوس تصميم داخلي 2016 جامعة الواحة
شاركت في تصميم ركن الأطفال في معرض 2022 (فريق من أربع)
ملاحظات التسليم: 18 ملاحظة لكل مشروع في 2020، 7 في 2024
لا تصميم فنادق بعد. أفكر في شهادة LEED
إنجليزية ممتازة. إيطالية بسيطة`,
    supported: [
      "أصمم المساكن والمقاهي في استوديو فضاء بالدوحة منذ يناير 2019.",
      "أنجز تسعة مشاريع في السنة تقريبا.",
      "أعمل على AutoCAD و SketchUp كل يوم.",
      "بدأت متدربة في مكتب ظلال ثم أصبحت مساعدة مصمم.",
      "كنت ضمن فريق من أربع مصممات صمم ركن الأطفال في معرض 2022.",
      "تقلصت ملاحظات التسليم من 18 إلى 7 ملاحظات لكل مشروع.",
      "تخرجت في جامعة الواحة عام 2016.",
      "لم أصمم فنادق حتى اليوم.",
      "أفكر في الحصول على شهادة LEED.",
      "إنجليزيتي ممتازة وأعرف القليل من الإيطالية.",
      "أستمع إلى العميل أولا ثم أرسم.",
      "الضوء في رأيي أهم من الأثاث.",
      "البيت الجميل هو الذي يشبه أصحابه.",
      "يعجبني في أعمالكم بساطتها ودفؤها.",
      "أتقبل النقد وأراه طريقا إلى التحسن.",
    ],
    invented: [
      "أدير استوديو فضاء للتصميم.",
      "صممت ثلاثة فنادق في الدوحة.",
      "أحمل شهادة LEED.",
      "صممت ركن الأطفال في المعرض وحدي.",
      "أنا المصممة الأشهر في قطر.",
      "أصمم المساكن والمقاهي والحدائق.",
      "أتحدث الإيطالية بطلاقة.",
      "كما أشرف على العمال وأشتري الأثاث.",
      "انخفضت الملاحظات بفضل أسلوبي في العمل.",
      "في مكتب ظلال صممت المقاهي.",
    ],
  },
  {
    source: `Técnica de laboratorio clínico, Hospital San Telmo, Cádiz, desde marzo de 2017, turno rotatorio
Hematología y urgencias, 300 muestras/turno, formación de residentes (2 por año)
Repetición de muestras: 4 % en 2020, 2,5 % en 2024, desde el nuevo protocolo de etiquetado (lo hicimos entre tres)
FP Superior Laboratorio 2014; prácticas en Lab. Vera 2014; dependienta en panadería Espiga 2014–2017
Microbiología: solo en prácticas. Bolsa de empleo SAS
Portugués B1. Quiere hacer Enfermería
Donante de sangre`,
    supported: [
      "Soy técnica de laboratorio clínico en el Hospital San Telmo de Cádiz desde marzo de 2017.",
      "Trabajo en hematología y urgencias con turnos rotatorios y unas 300 muestras por turno.",
      "Cada año formo a dos residentes.",
      "La repetición de muestras ha bajado del 4 al 2,5 % desde que etiquetamos con el nuevo protocolo.",
      "El protocolo de etiquetado lo elaboramos entre tres compañeras.",
      "Antes despachaba pan en la panadería Espiga.",
      "Conozco la microbiología solo por las prácticas.",
      "Mi portugués es de nivel B1.",
      "En un futuro quisiera estudiar Enfermería.",
      "Detrás de cada tubo hay una persona esperando, y no lo olvido.",
      "Los turnos de noche se llevan mejor con buen humor.",
      "Soy metódica y me gusta dejarlo todo anotado.",
      "Me atrae de su centro el ambiente cercano del que todos hablan.",
      "Donar sangre es mi manera de devolver algo.",
      "Estoy inscrita en la bolsa de empleo del SAS.",
    ],
    invented: [
      "Soy enfermera y técnica de laboratorio.",
      "Llevo tres años en microbiología.",
      "Elaboré yo sola el protocolo de etiquetado.",
      "Mi protocolo redujo la repetición de muestras.",
      "Soy la supervisora del laboratorio.",
      "Somos el laboratorio más fiable de Andalucía.",
      "También calibro los equipos y hago los pedidos.",
      "En la panadería Espiga formaba a los aprendices.",
      "Hematología, urgencias y genética.",
      "Formo a doce residentes al año.",
    ],
  },
];
