import type { Entry } from "../pairs";

/** Six more people, written when the rules had been changed once with the open half of the others: what they show at first sight is not tuned. */
export const SECOND_ROUND: Record<string, Entry> = {
  English: {
    source: `Seasonal ranger, Thornmere Forest, 2011–2013. Footpaths, visitor walks
Beekeeper and ranger, Alderwick Nature Reserve, since April 2014. 45 hives, hedge laying, bird counts, volunteers on Tuesdays
Led the new heathland trail project in 2019 with the parish council. Litter reports: 130 in 2018, 70 in 2021
Chainsaw certificate, 2012. Diploma in countryside management, 2011. Intermediate Welsh
Hopes to train as a tree surgeon. Has never managed livestock`,
    supported: [
      "Since 2014 I have been looking after 45 hives at Alderwick, alongside hedges and footpaths.",
      "On Tuesdays I guide our volunteers, whose enthusiasm is contagious.",
      "Counting birds at dawn is among the quiet pleasures of my job.",
      "I began as a seasonal ranger, keeping footpaths open and taking visitors on walks through Thornmere Forest.",
      "With the parish council I led the project for a new trail across the heath.",
      "Fewer litter reports reach us now than in 2018.",
      "My diploma in countryside management and a chainsaw certificate round off my profile.",
      "My Welsh is at an intermediate level, and I keep practising.",
      "Livestock would be a new responsibility for me, one I would gladly learn.",
      "One day I hope to qualify as a tree surgeon.",
      "Nature has no opening hours, and so I do not mind early starts.",
      "Thank you for considering my application; I would welcome the chance to meet you.",
    ],
    invented: [
      "I was the first ranger to keep bees in the county.",
      "Alderwick is the finest nature reserve in Wales.",
      "I manage livestock as well as hives.",
      "As a qualified tree surgeon I prune old oaks.",
      "The trail I led brought litter reports down to 70.",
      "I write the reserve's grant applications.",
      "I keep 45 hives and sell the honey at three markets.",
      "I was made head ranger in 2019.",
      "I laid hedges in Thornmere Forest.",
    ],
  },
  German: {
    source: `Aushilfe, Stadtbücherei Lindenhain, 2009–2011. Rückgabe, Regale, Vorlesen
Bibliothekarin, Hochschulbibliothek Mooskirchen, Februar 2012 – Juli 2018. Fernleihe, Katalog, Schulungen für Erstsemester
Archivarin, Stadtarchiv Brunnau, seit August 2018. Nachlässe, Lesesaal, Ausstellung alle zwei Jahre, Team von 3 Personen
Digitale Lesesaal-Anmeldung 2021 mit der IT eingeführt. Wartezeit: 9 Tage (2020), 3 Tage (2023)
Bachelor Bibliothekswesen, 2012. Weiterbildung Bestandserhaltung 2019. Französisch gut
Will Kurrentschrift lernen. Keine Erfahrung mit Filmarchiven`,
    supported: [
      "Im Stadtarchiv Brunnau erschließe ich Nachlässe und betreue den Lesesaal.",
      "Alle zwei Jahre bereiten wir zu dritt eine Ausstellung vor.",
      "Erstsemester in die Bibliothek einzuführen, hat mir viel Freude gemacht.",
      "Angefangen habe ich als Aushilfe in einer Stadtbücherei, wo ich Regale einräumte und vorlas.",
      "Zwischen 2012 und 2018 gehörten Fernleihe und Katalog zu meinen Aufgaben.",
      "Die Anmeldung zum Lesesaal läuft seit 2021 digital; eingeführt haben wir sie zusammen mit der IT.",
      "Wer uns besuchen möchte, wartet heute sechs Tage weniger als 2020.",
      "Zur Bestandserhaltung habe ich mich weitergebildet.",
      "Kurrentschrift steht als Nächstes auf meiner Liste.",
      "Mit Filmarchiven hatte ich noch keine Berührung.",
      "Jedes Dokument erzählt von Menschen, und das macht den Reiz meines Berufs aus.",
      "Gern erzähle ich Ihnen in einem persönlichen Gespräch mehr.",
    ],
    invented: [
      "Unser Archiv ist das bedeutendste in der Region.",
      "Die Digitalisierung habe ich als Erste im Haus angestoßen.",
      "Auch Filmarchive sind mir vertraut.",
      "Kurrentschrift lese ich fließend.",
      "Durch die digitale Anmeldung sank die Wartezeit auf drei Tage.",
      "Ich erstelle die Jahresberichte für den Stadtrat.",
      "Ich leite das Stadtarchiv mit drei Personen.",
      "In Mooskirchen habe ich Nachlässe erschlossen.",
      "Nebenher unterrichte ich Paläografie.",
    ],
  },
  French: {
    source: `Aide jardinier, domaine de Bellerive, 2010–2012. Tonte, arrosage, taille des rosiers
Paysagiste, Jardins du Val Clair, Annecy, depuis avril 2013. Murets, plantations, arrosage automatique, chantiers chez des particuliers, équipe de 4
Tutrice de deux apprentis depuis 2020. Salon des plantes chaque printemps
Devis sur tablette depuis 2021, mis en place avec le gérant. Délai de réponse : 12 jours en 2020, 5 jours en 2022
BTS aménagements paysagers, 2012. Permis remorque. Italien : notions
Voudrait apprendre l'élagage. N'a jamais travaillé sur des toitures végétalisées`,
    supported: [
      "Depuis avril 2013, je construis des murets et je plante chez des particuliers à Annecy.",
      "L'arrosage automatique n'a plus de secrets pour moi.",
      "J'accompagne deux apprentis, à qui je transmets le goût du travail soigné.",
      "Chaque printemps, je participe au salon des plantes.",
      "C'est au domaine de Bellerive que j'ai appris à tailler les rosiers.",
      "Le gérant et moi avons mis en place des devis sur tablette en 2021.",
      "Nos clients attendent moins longtemps leur réponse qu'en 2020.",
      "Mon permis remorque me rend autonome sur les chantiers.",
      "L'élagage est un domaine dans lequel j'aimerais me former.",
      "Les toitures végétalisées me sont encore inconnues.",
      "Un jardin se construit avec le temps, et j'aime cette lenteur.",
      "Je vous remercie de l'attention portée à ma candidature.",
    ],
    invented: [
      "Nos jardins comptent parmi les plus admirés de Savoie.",
      "J'ai été la première paysagiste de l'entreprise.",
      "J'ai aussi aménagé des toitures végétalisées.",
      "Je pratique l'élagage depuis plusieurs années.",
      "Les devis sur tablette ont ramené le délai à 5 jours.",
      "Je dessine les plans en trois dimensions.",
      "Je dirige une équipe de quatre paysagistes.",
      "Au domaine de Bellerive, je construisais des murets.",
      "Je choisis les fournisseurs et négocie les tarifs.",
    ],
  },
  Spanish: {
    source: `Auxiliar, Archivo Parroquial de Robledal, 2012–2014. Inventario, limpieza de legajos
Matrona, Hospital Santa Brígida, Lugo, enero de 2015 – mayo de 2019. Partos, turnos de noche, clases de preparación
Matrona, Centro de Salud Río Manso, Orense, desde junio de 2019. Visitas a domicilio, grupo de lactancia los jueves, 60 familias al año
Guía para madres escrita en 2021 con una pediatra. Citas perdidas: 15 % en 2020, 8 % en 2022
Grado en Enfermería, 2011. Especialidad de matrona, 2014. Gallego nativo
Le interesa la hipnosis para partos. Sin experiencia en cuidados intensivos`,
    supported: [
      "En el Centro de Salud Río Manso visito a las familias en su casa y dirijo un grupo de lactancia cada jueves.",
      "Acompaño a unas 60 familias al año.",
      "En el Hospital Santa Brígida asistí partos y di clases de preparación durante más de cuatro años.",
      "Los turnos de noche me enseñaron a mantener la serenidad.",
      "Junto con una pediatra escribí en 2021 una guía para madres.",
      "Desde 2020 se pierden menos citas.",
      "El gallego es mi lengua materna.",
      "La hipnosis aplicada al parto despierta mi curiosidad.",
      "En cuidados intensivos no he trabajado.",
      "Antes de ser matrona, ordené legajos en un archivo parroquial.",
      "Cada nacimiento es único, y por eso escucho antes de hablar.",
      "Quedo a la espera de sus noticias.",
    ],
    invented: [
      "Soy la matrona más valorada de Orense.",
      "Fui la primera en ofrecer un grupo de lactancia en la provincia.",
      "También tengo experiencia en cuidados intensivos.",
      "Aplico la hipnosis en los partos.",
      "Mi guía redujo las citas perdidas al 8 %.",
      "Coordino la campaña de vacunación del centro.",
      "Soy supervisora de matronas.",
      "En Lugo hacía visitas a domicilio.",
      "Imparto charlas en institutos sobre salud sexual.",
    ],
  },
  Arabic: {
    source: `متطوع، مكتبة الحي، الرباط، 2010 – 2011. ترتيب الكتب
سائق ترام، شركة ترام الساحل، الدار البيضاء، فبراير 2012 – مايو 2018. الخط الثاني، مناوبات مسائية
مدرب سائقين، شركة ترام الساحل، منذ يونيو 2018. دورات أسبوعية، 12 متدربا في السنة، تقارير السلامة
أعددت مع الإدارة كتيبا للطوارئ عام 2020. الحوادث البسيطة: 18 في 2019 و9 في 2022
شهادة تقني ميكانيك، 2011. الفرنسية جيدة جدا
أطمح إلى دراسة هندسة النقل. لا خبرة لي في قيادة القطارات`,
    supported: [
      "أدرب منذ يونيو 2018 نحو 12 سائقا كل سنة.",
      "قدت الترام على الخط الثاني أكثر من ست سنوات.",
      "كانت المناوبات المسائية جزءا من عملي.",
      "أكتب تقارير السلامة وأقدم دورات أسبوعية.",
      "أعددت كتيبا للطوارئ بالتعاون مع الإدارة.",
      "تراجعت الحوادث البسيطة منذ 2019.",
      "أتحدث الفرنسية بشكل جيد جدا.",
      "حلمي أن أدرس هندسة النقل.",
      "لم أقد القطارات من قبل.",
      "رتبت الكتب متطوعا في مكتبة الحي قبل أن أصبح سائقا.",
      "السلامة عندي تأتي قبل السرعة.",
      "أرجو أن تتاح لي فرصة اللقاء بكم.",
    ],
    invented: [
      "أنا أكفأ مدرب في الشركة.",
      "كنت أول سائق ترام في الدار البيضاء.",
      "قدت القطارات أيضا.",
      "درست هندسة النقل في الجامعة.",
      "أدى كتيبي إلى انخفاض الحوادث إلى 9.",
      "أصمم جداول الرحلات للخط الثاني.",
      "أنا مدير التدريب في شركة ترام الساحل.",
      "كنت أكتب تقارير السلامة في مكتبة الحي.",
      "أشرف كذلك على صيانة العربات.",
    ],
  },
  Japanese: {
    source: `図書館アルバイト、市立みずほ図書館、2011年～2012年。配架、返却処理
助産師、ひなた産院、福岡、2013年4月～2018年12月。分娩介助、夜勤、母親学級
訪問助産師、NPO法人ゆりかご、福岡、2019年1月から。家庭訪問、授乳相談、年間約80家庭
2021年に小児科医と授乳の冊子を作成。相談の予約忘れ：2020年30件、2022年12件
看護大学卒業、2013年。助産師免許。英語は日常会話
国際協力に関心あり。新生児集中治療室での経験なし`,
    supported: [
      "2019年から、NPO法人ゆりかごの訪問助産師として、年間およそ80のご家庭を訪ねています。",
      "授乳の相談をお受けすることが、今の仕事の中心です。",
      "ひなた産院では、分娩の介助や母親学級を担当し、夜勤も経験しました。",
      "小児科の医師と一緒に、授乳についての冊子をまとめました。",
      "予約を忘れる方は、2020年より少なくなっています。",
      "英語は日常会話ができる程度です。",
      "いずれは国際協力にも携わりたいと思っています。",
      "新生児集中治療室で働いたことはございません。",
      "学生のころは図書館で、返却された本を棚に戻す仕事をしていました。",
      "お母さんの話に耳を傾けることから、すべてが始まると考えています。",
      "赤ちゃんの誕生に立ち会えることは、何度経験しても感動します。",
      "ご連絡をお待ちしております。",
    ],
    invented: [
      "福岡で最も信頼される助産師です。",
      "法人で初めて訪問相談を始めました。",
      "新生児集中治療室でも勤務しました。",
      "国際協力の現場で活動してきました。",
      "冊子の作成により、予約忘れが12件に減りました。",
      "行政への報告書も作成しています。",
      "助産師長としてスタッフをまとめています。",
      "ひなた産院で家庭訪問を担当しました。",
      "ビジネス英語に堪能です。",
    ],
  },
};
