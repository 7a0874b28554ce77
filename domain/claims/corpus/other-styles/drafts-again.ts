import type { Practice } from "./practice-west";

/** A second round of the same: people checked after rules had been changed with the first. None is sealed. */
export const DRAFTS_AGAIN: Practice[] = [
  {
    source: `Infirmière scolaire, lycée Saint-Exupère, Cholet, depuis 09/2017 (1 150 élèves)
~25 passages/jour, 3 PAI en moyenne par classe, dépistages vue/audition en seconde
Projet « sommeil » 2022 avec deux profs de SVT : 12 classes touchées
avant : infirmière urgences, CH de Belmont, 2009–2017, nuits puis jour
DEI 2009, DU santé des ados 2020, moniteur PSC1 (forme ~40 élèves/an)
pas de santé au travail. pas de management
voudrait reprendre un master santé publique
passages pour maux de ventre : -30 % entre 2021 et 2024
Piano en amateur, chorale`,
    supported: [
      "Infirmière scolaire au lycée Saint-Exupère de Cholet depuis la rentrée 2017, je veille sur quelque 1 150 élèves.",
      "Chaque jour, environ vingt-cinq jeunes poussent la porte de mon infirmerie.",
      "Je réalise les dépistages de la vue et de l'audition en classe de seconde.",
      "En 2022, j'ai mené avec deux professeurs de SVT un projet sur le sommeil qui a touché douze classes.",
      "Huit années aux urgences m'ont donné le sens des priorités.",
      "De nuit comme de jour, j'ai appris à garder mon calme aux urgences du CH de Belmont.",
      "Monitrice PSC1, je forme une quarantaine d'élèves chaque année.",
      "Mon DU en santé des adolescents, obtenu en 2020, a enrichi ma pratique.",
      "Les passages pour maux de ventre ont reculé de 30 % entre 2021 et 2024.",
      "La santé au travail serait pour moi une découverte.",
      "Je n'ai pas encadré d'équipe jusqu'à présent.",
      "Reprendre des études et préparer un master en santé publique fait partie de mes projets.",
      "Derrière un mal de ventre se cache souvent autre chose, et je prends le temps d'écouter.",
      "À côté de mon métier, je chante dans une chorale et joue du piano.",
      "Je crois à la prévention par petites touches, au détour d'une conversation.",
      "Votre annonce évoque un poste tourné vers la prévention, ce qui fait écho à mes convictions.",
      "Les parents savent qu'ils peuvent m'appeler à tout moment.",
      "Je serais heureuse d'échanger avec vous de vive voix.",
    ],
    invented: [
      "J'ai exercé trois ans en santé au travail.",
      "Je suis titulaire d'un master en santé publique.",
      "J'encadre deux infirmières et une secrétaire.",
      "Mon projet sommeil est le plus suivi de l'académie.",
      "J'ai conçu seule le projet sur le sommeil.",
      "Grâce à mon projet, les maux de ventre ont reculé de 30 %.",
      "J'anime également des ateliers de cuisine et je gère la pharmacie.",
      "J'ai été cadre aux urgences de Belmont.",
    ],
  },
  {
    source: `Conducteur de ligne (agroalimentaire), Biscuiterie Kerlann, Quimper, 2016 →
Ligne 4, 3x8, 6 opérateurs, nettoyage, contrôles poids, petits réglages
TRS 71 % (2021) / 78 % (2024) depuis le nouveau four
Formation sauveteur secouriste (SST) 2019, CACES 1-3-5 jusqu'en 2028
intérim 2012-2016 : conserverie, abattoir, entrepôt
Bac pro PSPA 2012
Délégué du personnel suppléant depuis 2022
Maintenance lourde : non. Veut passer chef d'équipe
Participé au passage à SAP (tests, 2023)`,
    supported: [
      "Je conduis la ligne 4 de la Biscuiterie Kerlann à Quimper depuis 2016.",
      "En 3x8, je travaille avec six opérateurs.",
      "Contrôles de poids, nettoyage et petits réglages rythment mes journées.",
      "Le TRS est monté de 71 à 78 % depuis l'arrivée du nouveau four.",
      "Sauveteur secouriste du travail depuis 2019, je suis aussi titulaire des CACES 1, 3 et 5.",
      "Mes missions d'intérim m'ont conduit d'une conserverie à un abattoir, puis dans un entrepôt.",
      "Suppléant du délégué du personnel depuis 2022, je suis à l'écoute de mes collègues.",
      "J'ai pris part aux tests lors du passage à SAP.",
      "La maintenance lourde ne relève pas de mes compétences.",
      "Mon objectif est de devenir chef d'équipe.",
      "Le travail posté ne me fait pas peur.",
      "Ponctuel, je n'aime pas laisser un problème en plan.",
      "Bac pro en poche, j'ai tout de suite voulu travailler.",
      "On apprend beaucoup en changeant d'usine, ne serait-ce qu'à s'adapter.",
      "Je me réjouis à l'idée de visiter votre site.",
    ],
    invented: [
      "Je suis chef d'équipe sur la ligne 4.",
      "J'ai piloté le passage à SAP.",
      "Délégué du personnel titulaire, je négocie les accords.",
      "Ma ligne est la plus performante de l'usine.",
      "Je réalise la maintenance lourde des fours.",
      "J'ai fait monter le TRS de 71 à 78 %.",
      "Je forme aussi les intérimaires et rédige les procédures.",
    ],
  },
  {
    source: `Verwaltungsfachangestellter, Bürgeramt Wernsdorf, 08/2015 – heute: Ausweise, Meldewesen, ca. 45 Vorgänge/Tag
Seit 2021 Ansprechpartner Onlinetermine; Wartezeit 50 min → 20 min
Ausbildung Stadt Wernsdorf 2012–15 (Note 2,1)
Wahlvorstand (Schriftführer) bei 5 Wahlen
Angefangen 2024: Angestelltenlehrgang II, Abschluss vorauss. 2026
Standesamt – nie gemacht. Personal hatte ich noch keins zu führen
Türkisch (Muttersprache), Englisch B2
Sportabzeichen-Prüfer im TSV`,
    supported: [
      "Im Bürgeramt Wernsdorf bin ich seit August 2015 für Ausweise und das Meldewesen zuständig.",
      "Rund 45 Vorgänge pro Tag gehen über meinen Schreibtisch.",
      "Seit 2021 bin ich der Ansprechpartner für Onlinetermine.",
      "Die Wartezeit hat sich von 50 auf 20 Minuten verkürzt.",
      "Meine Ausbildung bei der Stadt Wernsdorf habe ich 2015 mit der Note 2,1 abgeschlossen.",
      "Bei fünf Wahlen war ich als Schriftführer im Wahlvorstand.",
      "Berufsbegleitend besuche ich den Angestelltenlehrgang II, den ich voraussichtlich 2026 abschließe.",
      "Im Standesamt war ich bisher nicht eingesetzt.",
      "Führungsverantwortung hatte ich noch nicht, traue sie mir aber zu.",
      "Meine Muttersprache Türkisch hilft mir am Schalter beinahe täglich.",
      "Englisch spreche ich auf dem Niveau B2.",
      "Im TSV nehme ich das Sportabzeichen ab.",
      "Auch wenn es einmal laut wird, bleibe ich freundlich und sachlich.",
      "Bürgernähe ist für mich mehr als ein Schlagwort.",
      "Gesetze verständlich zu erklären, macht mir Freude.",
      "Ihre Stellenausschreibung hat mich sofort angesprochen, weil sie Verwaltung und Beratung verbindet.",
      "Nach zehn Jahren am selben Ort möchte ich mich neuen Aufgaben stellen.",
      "Mein Schreibtisch ist aufgeräumt, mein Kalender auch.",
      "Ein Lächeln kostet nichts und öffnet manche Tür.",
    ],
    invented: [
      "Im Standesamt habe ich Trauungen durchgeführt.",
      "Ich leite ein Team von vier Mitarbeitenden.",
      "Den Angestelltenlehrgang II habe ich erfolgreich abgeschlossen.",
      "Ich habe die Onlinetermine allein eingeführt.",
      "Kein Bürgeramt im Kreis arbeitet so schnell wie meines.",
      "Durch mich sank die Wartezeit auf 20 Minuten.",
      "Neben Ausweisen bearbeite ich auch Gewerbeanmeldungen.",
      "Als Wahlvorsteher leitete ich fünf Wahlen.",
    ],
  },
  {
    source: `Tierpflegerin, Zoo Lindenau, seit 3/2014. Revier Huftiere, 9 Arten, 34 Tiere
Fütterung, Reinigung, Training f. Blutabnahme bei Giraffen (seit 2020, mit Tierarzt)
Schaufütterung So 11 Uhr, ~80 Besucher
Azubi-Anleitung: bisher 4
Vorher Ausbildung Tierpark Hohenfels 2011–14; Praktikum Wildstation 2010
Gabelstapler, Führerschein BE
Raubtiere: keine Berechtigung. Reptilien interessieren mich
Personalrat, Ersatzmitglied
2023 Auslandsaufenthalt Namibia, 6 Wochen, Naturschutzprojekt`,
    supported: [
      "Als Tierpflegerin im Zoo Lindenau betreue ich seit März 2014 das Huftierrevier mit neun Arten und 34 Tieren.",
      "Zu meinem Tagesablauf gehören Fütterung und Reinigung.",
      "Gemeinsam mit dem Tierarzt trainiere ich seit 2020 Giraffen für die Blutabnahme.",
      "Jeden Sonntag um elf Uhr begeistere ich rund 80 Besucherinnen und Besucher bei der Schaufütterung.",
      "Vier Auszubildende durfte ich bereits anleiten.",
      "Gelernt habe ich im Tierpark Hohenfels.",
      "Ein sechswöchiger Aufenthalt in einem Naturschutzprojekt in Namibia hat 2023 meinen Blick geweitet.",
      "Mit dem Gabelstapler und dem Anhänger komme ich gut zurecht.",
      "Für Raubtiere habe ich keine Berechtigung.",
      "Reptilien finde ich faszinierend und würde gern mehr über sie lernen.",
      "Im Personalrat bin ich Ersatzmitglied.",
      "Wer mit Giraffen arbeitet, lernt Geduld.",
      "Frühes Aufstehen und Arbeit bei Regen gehören für mich einfach dazu.",
      "Nach einem Praktikum in der Wildstation stand für mich fest: Das ist mein Beruf.",
      "Tiere verstehen, Menschen begeistern – das beschreibt mich am besten.",
      "Ich würde mich freuen, Ihren Zoo bei einem Probetag kennenzulernen.",
    ],
    invented: [
      "Ich bin Revierleiterin im Zoo Lindenau.",
      "Löwen und Tiger füttere ich an den Wochenenden.",
      "Reptilien pflege ich seit zwei Jahren.",
      "In Namibia leitete ich ein Naturschutzprojekt.",
      "Ich bin die beliebteste Pflegerin des Zoos.",
      "Bei der Schaufütterung begrüße ich 180 Gäste.",
      "Außerdem schreibe ich die Texte für die Gehegeschilder.",
      "Im Personalrat bin ich Vorsitzende.",
    ],
  },
  {
    source: `مهندس زراعي، تعاونية سهل البقاع، زحلة، منذ 3/2015 – ري بالتنقيط 60 هكتارا، إرشاد 45 مزارعا
استهلاك المياه: ناقص 22٪ بين 2018 و2023 بعد تركيب العدادات (مع وزارة الزراعة)
قبل ذلك فني مشتل، مشتل الخزامى، 2011–2015
بكالوريوس هندسة زراعية 2011 (جامعة الجبل). دورة زراعة عضوية 2019
زراعة بيوت محمية: لا خبرة
يحلم بماجستير تربة
فرنسية ممتازة، إنجليزية وسط
متطوع بحملات تشجير كل ربيع`,
    supported: [
      "مهندس زراعي في تعاونية سهل البقاع بزحلة منذ آذار 2015.",
      "أدير ري ستين هكتارا بالتنقيط وأرشد 45 مزارعا.",
      "أرافق خمسة وأربعين مزارعا في حقولهم وأقدم لهم الإرشاد.",
      "انخفض استهلاك المياه بنسبة 22٪ بين عامي 2018 و2023 بعد تركيب العدادات.",
      "تعاونا مع وزارة الزراعة في تركيب العدادات.",
      "قبل التحاقي بالتعاونية عملت فنيا في مشتل الخزامى لأربع سنوات.",
      "تخرجت في كلية الهندسة الزراعية بجامعة الجبل عام 2011.",
      "تابعت دورة في الزراعة العضوية سنة 2019.",
      "ليست لدي تجربة في زراعة البيوت المحمية، غير أنني مستعد لتعلمها.",
      "أتمنى متابعة دراسة الماجستير في علوم التربة.",
      "فرنسيتي ممتازة وإنجليزيتي متوسطة.",
      "أشارك كل ربيع في حملات التشجير متطوعا.",
      "الأرض تعلمك الصبر، فهي لا تعطي إلا من يصغي إليها.",
      "أؤمن بأن المعرفة تنمو حين نتقاسمها.",
      "يسرني أن أنقل هذه التجربة إلى مؤسستكم الموقرة.",
      "لفت انتباهي في إعلانكم حرصكم على البيئة.",
      "أبدأ يومي مع شروق الشمس ولا يزعجني العمل تحت المطر.",
      "يعرفني المزارعون بصراحتي وقربي منهم.",
    ],
    invented: [
      "أسست تعاونية سهل البقاع.",
      "حصلت على ماجستير في علوم التربة.",
      "أشرف على خمسة بيوت محمية.",
      "خفضت استهلاك المياه بفضل خطتي.",
      "أنا المهندس الأكثر خبرة في البقاع.",
      "أدير وحدي ري ستين هكتارا.",
      "أرشد المزارعين وأسوق محاصيلهم في الخارج.",
      "كنت مدير مشتل الخزامى.",
      "أنظم حملات التشجير في لبنان كله.",
      "إنجليزيتي بطلاقة أهلها.",
    ],
  },
  {
    source: `ممرضة عناية مركزة، مستشفى الرازي، عمّان، 2016–الآن، 14 سريرا، مناوبات 12 ساعة
مسؤولة عربة الطوارئ (منذ 2021)، تدريب 6 ممرضات جديدات
التهابات القسطرة: 8 حالات في 2020، 3 حالات في 2023
ممرضة باطنية، مستشفى الأمل الجديد، الزرقاء، 2013–2016
بكالوريوس تمريض 2013، ACLS حتى 2026
أطفال: لا. ترغب بالسفر للعمل خارج الأردن
ألمانية A2 (دورة جارية)`,
    supported: [
      "أعمل في قسم العناية المركزة بمستشفى الرازي منذ عام 2016.",
      "أهتم بمرضى في قسم يضم أربعة عشر سريرا وبمناوبات من اثنتي عشرة ساعة.",
      "منذ 2021 وأنا مسؤولة عن عربة الطوارئ.",
      "دربت ست ممرضات جديدات.",
      "تراجعت التهابات القسطرة من ثماني حالات إلى ثلاث.",
      "بدأت مسيرتي في قسم الباطنية في مستشفى الأمل الجديد بالزرقاء.",
      "شهادة ACLS لدي سارية حتى عام 2026.",
      "لم أعمل مع الأطفال بعد.",
      "أرغب في العمل خارج الأردن وخوض تجربة جديدة.",
      "أتعلم الألمانية حاليا ومستواي A2.",
      "في اللحظات الحرجة أحافظ على هدوئي وأركز على المريض.",
      "المناوبات الطويلة لا تخيفني.",
      "أحب أن أمسك بيد المريض وأطمئنه.",
      "تخرجت عام 2013 بدرجة البكالوريوس في التمريض.",
      "أكتب إليكم لأعبر عن رغبتي في الانضمام إلى فريقكم.",
    ],
    invented: [
      "أنا رئيسة التمريض في العناية المركزة.",
      "عملت سنتين في قسم الأطفال.",
      "عملت في ألمانيا ممرضة.",
      "أتحدث الألمانية بمستوى B2.",
      "قسمنا هو الأفضل في المستشفى بفضلي.",
      "دربت ستين ممرضة.",
      "أعد كذلك جداول المناوبات وأطلب الأدوية.",
      "لم يخطئ أحد في القسم منذ توليت عربة الطوارئ.",
    ],
  },
  {
    source: `Library assistant, Eastmoor Library, Wigan, p/t since Feb 2017. Enquiries, shelving, rhyme time (Tues, ~20 toddlers)
Home library service: 18 housebound readers, delivered fortnightly
2022 – part of the team that moved us to self-service kiosks; queue time 9 min to 4 min
Shop floor, Dawson's Shoes, 2010–2016
Foundation degree (Humanities) 2010, safeguarding refreshed 2025
Never catalogued anything. Hoping to qualify as a librarian via distance learning
Urdu & Punjabi, bit of BSL`,
    supported: [
      "I've worked part-time at Eastmoor Library in Wigan since February 2017.",
      "On Tuesdays I host rhyme time for around twenty toddlers and their grown-ups.",
      "Every fortnight I bring books to 18 readers who can't leave home.",
      "I was part of the team that introduced self-service kiosks in 2022.",
      "Queues have come down from nine minutes to four.",
      "Six years on the shop floor at Dawson's Shoes taught me how to read people.",
      "I speak Urdu and Punjabi and know a bit of British Sign Language.",
      "My safeguarding training is up to date, last refreshed in 2025.",
      "Cataloguing would be new to me.",
      "I hope to qualify as a librarian by distance learning.",
      "A library should feel like a second living room.",
      "There's a quiet joy in matching a reader with the right book.",
      "No two enquiries are alike, which is just how I like it.",
      "I was drawn to your advert by the words 'everyone welcome'.",
      "I hold a foundation degree in humanities.",
      "Whether it's a toddler or a pensioner, I give each person my full attention.",
    ],
    invented: [
      "I am a qualified librarian.",
      "I led the move to self-service kiosks.",
      "I catalogue new stock every week.",
      "Our rhyme time is the busiest in the north-west.",
      "I set up the home library service.",
      "I'm fluent in British Sign Language.",
      "I also run a book club and write the newsletter.",
      "I manage a team of five assistants.",
      "The kiosks I chose cut queues to four minutes.",
      "I worked full-time at Dawson's Shoes as a buyer.",
    ],
  },
  {
    source: `バス運転士、湖南交通、大津、2016年6月〜現在。路線バス、1日約180km、無事故7年
新人の添乗指導、年4人ほど
2023年 時刻表の見直しに現場代表で参加、遅延苦情 月22件→月10件
前職：宅配ドライバー、近江便、2011〜2016
大型二種 2016年、運行管理者（補助者）
観光バスの経験なし。整備は見るだけ
将来は運行管理者試験に合格したい
防災士 2021`,
    supported: [
      "2016年6月から大津の湖南交通で路線バスの運転士をしています。",
      "1日におよそ180キロを走り、7年間無事故です。",
      "毎年4人ほどの新人に添乗指導を行っています。",
      "時刻表の見直しには、現場の代表として参加しました。",
      "遅れについての苦情は月22件から10件に減りました。",
      "以前は近江便で宅配のドライバーとして5年ほど働きました。",
      "大型二種免許は2016年に取得しました。",
      "観光バスを運転した経験はありません。",
      "防災士の資格も持っています。",
      "いずれは運行管理者の試験に合格したいと考えています。",
      "お客様に「ありがとう」と言っていただけると、疲れも忘れます。",
      "雨の日も雪の日も、安全第一を心がけています。",
      "車内アナウンスは、ゆっくりはっきりを意識しています。",
      "貴社の地域に寄り添う姿勢に魅力を感じました。",
      "早起きには慣れております。",
    ],
    invented: [
      "運行管理者として運転士を指導しています。",
      "観光バスも運転しています。",
      "時刻表の見直しを主導しました。",
      "県内で最も安全な運転士として知られています。",
      "無事故は12年続いています。",
      "バスの整備も自分で行っています。",
      "近江便では新人の指導を任されていました。",
      "私の提案で苦情が半分以下になりました。",
      "地域の防災訓練の企画や講演も行っています。",
    ],
  },
  {
    source: `Educadora infantil, Escuela Infantil Cascabel, Huesca, sept. 2015 – actualidad; aula 1-2 años, 13 niños
Adaptación, rutinas, huerto escolar desde 2021 (con la cocinera)
Monitora de comedor, CEIP Las Eras, 2012–2015
Técnico Superior en Educación Infantil 2012; manipulador de alimentos; primeros auxilios 2023
Familias satisfechas: 8,1 (2020) → 9,0 (2024)
No lleva dirección ni horarios. Sueño: estudiar Magisterio a distancia
Lengua de signos inicial, francés bajo`,
    supported: [
      "Soy educadora infantil en la Escuela Infantil Cascabel de Huesca desde septiembre de 2015.",
      "Tengo a mi cargo un aula de trece niños de uno a dos años.",
      "El huerto escolar lo cuidamos la cocinera y yo desde 2021.",
      "La satisfacción de las familias ha subido de 8,1 a 9,0.",
      "Mis primeros pasos los di como monitora de comedor en el CEIP Las Eras.",
      "Renové los primeros auxilios en 2023.",
      "Sé un poco de lengua de signos y algo de francés.",
      "La dirección y los horarios no son cosa mía.",
      "Algún día quisiera estudiar Magisterio a distancia.",
      "El periodo de adaptación requiere mimo y mucha escucha.",
      "A esa edad, cada pequeño logro es una fiesta.",
      "Me emociona ver cómo dan sus primeros pasos.",
      "Les escribo porque comparto su manera de entender la infancia.",
      "Cantar, pintar y ensuciarse las manos forma parte de la jornada.",
      "Dispongo del carné de manipulador de alimentos.",
    ],
    invented: [
      "Soy la directora de la Escuela Infantil Cascabel.",
      "Soy maestra titulada.",
      "El huerto escolar lo creé yo sola.",
      "Nuestra escuela es la mejor valorada de Aragón.",
      "Gracias al huerto subió la satisfacción de las familias.",
      "También organizo los horarios y llevo las redes sociales.",
      "Domino la lengua de signos.",
      "En Las Eras coordinaba el comedor.",
      "Atiendo a veintitrés niños.",
      "Preparo las comidas y diseño los menús.",
    ],
  },
];
