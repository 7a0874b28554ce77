import { letterOf } from "../hands/letter";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { JAPANESE } from "./japanese";
import { MORE_EAST } from "./more-east";
import { MORE_WEST } from "./more-west";

/** More honest letters, all open: what the rules about letters were written with. */
export const PRACTICE_LETTERS = [
  letterOf(
    "English",
    ENGLISH,
    "florist",
    `Dear Ms Pemberton,
I was delighted to read that you are looking for a floral designer. Flowers have been my profession since 2013, when I joined Petal & Stem in Bath. There I made bouquets, dressed the windows and provided the flowers for about twenty weddings a season. I later moved to Greenway Flowers in Bristol, where I have been shop supervisor since November 2017. I look after a team of five, put together the rota and go to the wholesale market twice a week at four in the morning. In the spring of 2020 I set up an Instagram account for the shop, which has grown to 3,200 followers. I hold a Level 2 Diploma in Floristry. My French is basic, but I am always happy to practise it. I have yet to work on large event installations, and I would jump at the chance. Early starts and cold hands have never put me off. Your studio's love of wild, seasonal arrangements really speaks to me. I would be happy to bring along some photographs of my work.`,
  ),
  letterOf(
    "English",
    MORE_WEST.English ?? [],
    "cook",
    `Dear Mrs Alden,
Please accept this letter as my application for the head chef position at your school. I have been cooking professionally since 2014. My journey began as a commis chef at The Harbour Table in Whitby. In October 2016 I moved to Alder House Hotel in York as chef de partie on the sauce section. During those years I also handled stock orders and food hygiene records and trained four commis chefs. Since February 2022 I have headed the kitchen of Oakfield Care Village. With six colleagues I plan and prepare menus for 120 residents, including special diets. To make allergens easier to manage, I drew up a new chart in 2022. I am qualified to NVQ Level 3 in Professional Cookery and Food Safety Level 3. Cooking for children would be a new and welcome challenge for me. I believe good food brings people together, whatever their age. I look forward to the opportunity of meeting you.`,
  ),
  letterOf(
    "French",
    FRENCH,
    "driver",
    `Madame, Monsieur,
Actuellement conducteur routier chez Frigo-Vallée, je me permets de vous soumettre ma candidature. La route est mon métier depuis 2010. J'ai d'abord effectué des livraisons régionales pour Transports Gaubert, à Limoges, au volant d'un porteur de 19 tonnes. J'y desservais une quinzaine de clients chaque jour. Depuis mars 2017, je conduis un semi-remorque frigorifique à destination de l'Espagne et de l'Italie. Deux nuits par semaine, je dors sur la route. La formation à l'éco-conduite que j'ai suivie en 2020 a changé ma façon d'anticiper. Aucun accident responsable n'est à signaler. Je possède les permis C et CE, et ma FCO est à jour. Je ne suis pas encore titulaire de l'ADR, mais je compte le passer. Transmettre mon expérience et devenir formateur est un projet qui me tient à cœur. Sérieux, autonome et ponctuel, je m'adapte facilement aux imprévus. Je vous remercie de l'attention que vous porterez à ma demande.`,
  ),
  letterOf(
    "French",
    MORE_WEST.French ?? [],
    "accountant",
    `Madame, Monsieur,
Votre annonce pour un poste de contrôleur de gestion m'a vivement intéressée. Après un BTS Comptabilité et gestion obtenu en 2012 au lycée Montchapet, j'ai rejoint le cabinet Leroux & Fils. J'y ai tenu pendant cinq ans la comptabilité de 25 clients : saisie, TVA et bulletins de paie. En avril 2017, j'ai intégré les Fromageries du Val en tant que comptable. J'y réalise les clôtures mensuelles, les rapprochements bancaires et la facturation sous Sage. Pour donner de la visibilité à mes collègues, j'ai bâti en 2019 des tableaux de bord sous Excel. Je prépare le DCG en parallèle de mon travail. Je n'ai jamais encadré d'équipe, mais j'aime partager mes connaissances. Les chiffres n'ont d'intérêt à mes yeux que s'ils aident à décider. Votre entreprise familiale et ses valeurs me correspondent pleinement. Je serais ravie d'échanger avec vous lors d'un entretien.`,
  ),
  letterOf(
    "Spanish",
    MORE_WEST.Spanish ?? [],
    "nurse",
    `Estimada doctora Prado:
Me gustaría formar parte de su unidad como enfermera. Terminé el Grado en Enfermería en la Universidad de Valdeoro en 2013. Comencé mi trayectoria ese mismo año en el servicio de Urgencias del Hospital Monteverde. En aquellos seis años aprendí a priorizar, a mantener la calma y a escuchar. El triaje, las vías y las curas eran mi día a día, siempre en turnos rotatorios. En 2017 colaboré con la supervisora para rediseñar la hoja de relevo. En junio de 2019 di el paso a la atención domiciliaria en el Centro de Salud Las Lomas. Atiendo a unos once pacientes crónicos al día en sus casas. He sido tutora de cinco estudiantes en prácticas, algo que me ha enriquecido mucho. Siento un interés especial por los cuidados paliativos. Reconozco que nunca he trabajado en pediatría. Creo firmemente que cuidar empieza por mirar a los ojos. Muchas gracias por dedicarme su tiempo.`,
  ),
  letterOf(
    "Arabic",
    ARABIC,
    "driver",
    `تحية طيبة وبعد،
أكتب إليكم بخصوص وظيفة سائق التي أعلنتم عنها. أعمل في قيادة الشاحنات منذ عام 2011. بدأت في شركة الفجر للنقل بالرياض، حيث كنت أوصل البضائع داخل المدينة إلى ثمانية عشر عميلا في اليوم. أقود منذ يناير 2018 شاحنة مبردة لصالح مؤسسة الثلج في جدة. أسافر إلى الدمام وأبها، وأقضي ليلتين من كل أسبوع بعيدا عن البيت. التحقت عام 2020 بدورة في القيادة الاقتصادية. سجلي خال من الحوادث. أحمل رخصة النقل الثقيل. أنا شخص منضبط وهادئ وأحافظ على المركبة كأنها ملكي. أرغب مستقبلا في تدريب السائقين الجدد. أنا مستعد للبدء في أقرب وقت يناسبكم.`,
  ),
  letterOf(
    "Arabic",
    MORE_EAST.Arabic ?? [],
    "cook",
    `السيد المدير المحترم،
يسرني أن أتقدم للعمل طاهيا في مطعمكم. درست فنون الطهي في معهد السياحة وحصلت على الدبلوم في 2012. بدأت مساعد طباخ في مطعم الميناء بالإسكندرية، وتخصصت في المقبلات والحلويات. انتقلت في أغسطس 2015 إلى فندق الكورنيش، وتوليت هناك اللحوم وطلبيات المواد وسجلات النظافة. أعمل منذ فبراير 2021 نائبا لرئيس الطهاة في فندق اللوتس بالقاهرة. يتكون فريقنا من ثمانية أشخاص، وأنا من يضع جداول المناوبات. أضفت في 2022 قائمة نباتية أعددتها بنفسي. لا أملك خبرة في المخبوزات بعد. حلمي أن يكون لي مطعمي الخاص. المطبخ عندي مكان للإبداع والانضباط معا. أشكر لكم حسن اهتمامكم.`,
  ),
  letterOf(
    "Japanese",
    JAPANESE,
    "researcher",
    `拝啓　時下ますますご清栄のこととお慶び申し上げます。貴センターの研究員の公募を拝見し、応募いたします。西海大学で海洋生物学を学び、2016年に博士（理学）の学位を取得しました。博士論文のテーマは、酸性海水中でのカキの成長です。2017年1月から4年間、南洋研究所で博士研究員を務めました。その間、6回の調査航海に加わり、9本の論文を執筆しました。データの解析には主にRを用いてきました。現在は沿岸観測センターで、22地点の水質調査とデータベースの管理を担当しております。2022年には採水手順の改訂も行いました。修士課程の学生2名を指導したことは、私自身の成長にもつながりました。気候モデリングの経験はまだありませんが、今後ぜひ学びたい分野です。英語はC1、ポルトガル語はB1レベルです。粘り強く課題に向き合うことを信条としております。敬具`,
  ),
  letterOf(
    "Japanese",
    MORE_EAST.Japanese ?? [],
    "teacher",
    `採用担当の皆様
このたび貴社の教科書編集職に応募いたします。2012年に東嶺大学の教育学部を卒業し、若葉中学校の国語教諭となりました。1・2年生を担当し、演劇部の顧問も経験しました。2018年4月に桜丘高校へ移り、学年主任として7名の教員とともに働いております。進路指導では、生徒の話を最後まで聞くことを大切にしています。図書室の運営も担当しており、2019年には読書会を始めました。毎週水曜日に24名の生徒が参加しています。教科書の編集に携わったことはありませんが、日々教科書を使う立場から役に立てると考えております。英検2級を持っていますが、海外での経験はありません。言葉の力を信じて、子どもたちに届く本を作りたいです。お会いできる日を楽しみにしております。`,
  ),
];
