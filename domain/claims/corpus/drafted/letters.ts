import type { Authored } from "../authors/authored";
import { isSealed } from "../authors/pairs";
import { type Letter, letterOf } from "../hands/letter";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { SPANISH } from "./spanish";

const letters = (language: string, hands: readonly Authored[], all: readonly [author: string, letter: string][]): Letter[] =>
  all.map(([author, letter]) => letterOf(language, hands, author, letter));

/** Honest letters as a model drafts them: all that they say of the person is in the source. */
export const DRAFTED_LETTERS = [
  ...letters("English", ENGLISH, [
    [
      "nurse",
      `Dear Hiring Manager,
I am writing to express my interest in the position of community nurse at your practice. With a background in both surgical and community nursing, I would bring a broad range of clinical skills to your team. From April 2016 to March 2022 I worked on Surgical Ward B at Hartwick Infirmary, a busy 26-bed unit. My day-to-day work covered pre- and post-operative care, wound dressings, drains and pain charts. Together with the ward sister, I redesigned the handover sheet in 2019, which taught me how much clear communication matters. For the last few years I have been visiting patients in their own homes for Lowmoor Health Trust, usually fourteen a day. Working alone on the road has made me independent and well organised. I have mentored three student nurses and truly enjoy passing on what I know. I speak English and conversational Polish. Although I have not specialised in palliative care, it is an area I am keen to explore. What attracts me to your organisation is its commitment to dignity and continuity of care. I would be delighted to discuss my application in person and look forward to hearing from you.`,
    ],
    [
      "electrician",
      `Dear Mr Hartley,
Your advertisement for a maintenance electrician caught my eye straight away. I have spent my whole working life with electrical systems, first on building sites and later in industry. At Dunmore & Pike in Sheffield I rewired terraced houses and small shops and carried out fault finding, inspection and testing. Since January 2019 I have been looking after the packing lines at Calder Foods as an electrical maintenance technician. Tracking down a PLC fault in the middle of a night shift requires patience and a systematic approach. In 2021 I built a spare parts register in Excel so that everyone on the team can find what they need. I hold an NVQ Level 3 in Electrical Installation as well as the 18th Edition qualification. High voltage is not part of my experience so far. In the long term, I would like to train as a PLC programmer. I pride myself on being dependable, safety-conscious and easy to work with. I am used to a 4-on-4-off shift pattern and am happy to continue working that way. Thank you for considering my application.`,
    ],
    [
      "accountant",
      `Dear Ms Redfern,
I am excited to apply for the role of finance analyst at your company. My career in accounting started in 2014 at Wren & Sallow LLP in Leeds, where I took care of bookkeeping, VAT returns and payroll for around 40 small business clients. In July 2019 I moved to Brightwell Garden Centres as a management accountant. There I am in charge of the month-end close, the budgets of seven sites and the cash flow forecasts. A highlight of my time there was the move from Sage to Xero in 2021, during which I trained fifteen colleagues. I enjoy explaining numbers to people who do not work with them every day. I completed AAT Level 4 in 2016 and am currently studying for CIMA. I have no direct reports at the moment. What motivates me is turning raw figures into decisions that people understand. I am now looking for the next step and hope to move into financial planning and analysis. Your focus on sustainable growth strongly appeals to me. I would appreciate the opportunity to meet you.`,
    ],
  ]),
  ...letters("German", GERMAN, [
    [
      "cook",
      `Sehr geehrte Frau Tannhof,
mit großem Interesse habe ich Ihre Stellenanzeige gelesen und bewerbe mich hiermit als Küchenleiter in Ihrem Haus. Nach meiner Kochlehre im Hotel Seeblick, die ich 2012 abgeschlossen habe, begann ich im Gasthof Lindenau. Dort arbeitete ich zunächst in der kalten Küche und übernahm später Saucen und Fleisch. Bis zu 130 Essen am Tag haben mich gelehrt, auch unter Zeitdruck sauber zu arbeiten. Seit Juni 2017 bin ich Souschef im Hotel Bergkranz. In einer Brigade von neun Personen kümmere ich mich um Dienstpläne, Wareneinkauf und die Umsetzung von HACCP. 2020 habe ich neue Lieferanten aus der Region ausgesucht, denn kurze Wege und frische Zutaten sind mir wichtig. Besonders stolz bin ich darauf, dass beide Lehrlinge, die ich ausgebildet habe, ihre Prüfung bestanden haben. Die Ausbildereignung nach AEVO besitze ich seit 2018. In der veganen Küche bringe ich noch keine Erfahrung mit, möchte mich hier aber gezielt weiterentwickeln. Teamgeist, Verlässlichkeit und Freude am Handwerk zeichnen mich aus. Ich freue mich darauf, Sie bei einem Probekochen kennenzulernen.`,
    ],
    [
      "teacher",
      `Sehr geehrter Herr Brandt,
die ausgeschriebene Stelle in der Lehrerfortbildung hat mich sofort angesprochen. Seit September 2013 unterrichte ich Mathematik und Physik am Gymnasium Weidach. Als Klassenleiterin der 7b weiß ich, wie unterschiedlich Jugendliche lernen. In der Steuergruppe Digitalisierung bin ich seit 2018 Mitglied. Gemeinsam mit Kolleginnen und Kollegen habe ich 2020 ein Tablet-Konzept für die Mittelstufe geschrieben. Meine Physik-AG besuchen 18 Schülerinnen und Schüler. Vor meiner Zeit in Weidach absolvierte ich das Referendariat an der Realschule Ostheim. Mein Lehramtsstudium an der Universität Talheim schloss ich 2011 mit dem Ersten Staatsexamen ab. Englisch beherrsche ich auf dem Niveau C1. In der Fortbildung habe ich bisher nicht gearbeitet, doch ich bin überzeugt, dass ich meine Praxiserfahrung dort gut einbringen kann. Neugier und Humor gehören für mich zu jedem guten Unterricht. Für ein persönliches Gespräch stehe ich Ihnen jederzeit gern zur Verfügung.`,
    ],
    [
      "developer",
      `Sehr geehrtes Team,
auf der Suche nach einer neuen Herausforderung bin ich auf Ihre Anzeige gestoßen. Als Softwareentwickler bringe ich Erfahrung aus der Logistik und aus dem Onlinehandel mit. Bei der Nordwerk Logistik AG in Kiel pflegte ich von 2014 bis 2019 eine Lagerverwaltung in Java und Oracle. Derzeit entwickle ich bei Pixelhain in Lübeck einen Webshop mit TypeScript, React und Node.js. Im Jahr 2021 habe ich dort die Suche auf Elasticsearch umgestellt. Mein Informatikstudium habe ich 2014 mit dem Bachelor an der Fachhochschule Westkoog abgeschlossen. Nach Feierabend lerne ich Rust, weil mich die Sprache fasziniert. Mit Kubernetes habe ich noch keine Berührung gehabt, würde mich aber gern einarbeiten. Ich schätze kurze Entscheidungswege, verständlichen Code und eine offene Fehlerkultur. Wichtig ist mir außerdem, dass Software den Menschen nützt, die täglich mit ihr arbeiten. Gern erzähle ich Ihnen in einem Gespräch mehr über mich.`,
    ],
  ]),
  ...letters("French", FRENCH, [
    [
      "florist",
      `Madame, Monsieur,
C'est avec un vif intérêt que je vous adresse ma candidature au poste de responsable de votre nouvelle boutique. Fleuriste de métier, j'ai obtenu mon CAP au CFA de Sainte-Radegonde en 2013. J'ai fait mes débuts à Angers, chez Au Bonheur des Pivoines, où j'ai réalisé des bouquets et des compositions de deuil pendant quatre ans. Chaque année, une quinzaine de couples nous confiaient les fleurs de leur mariage. Depuis septembre 2018, je suis responsable de la boutique Jardin de Léonie, à Nantes. J'y encadre une équipe de quatre personnes, j'organise les plannings et j'effectue les achats à Rungis une fois par semaine. En 2021, j'ai refait la vitrine et le site de la boutique. À l'aise en anglais, je conseille volontiers une clientèle internationale. L'événementiel d'entreprise est un domaine que je ne connais pas encore. Ouvrir un jour ma propre boutique reste un rêve qui me porte. Créative, souriante et organisée, je sais aussi garder mon calme les veilles de fête. Dans l'attente de vous rencontrer, je vous prie de croire en l'expression de mes sentiments les meilleurs.`,
    ],
    [
      "researcher",
      `Madame la Directrice,
Votre annonce a immédiatement retenu mon attention, car elle réunit la recherche et le terrain. Docteure en biologie marine de l'université de Kerlouan, j'ai consacré ma thèse à la croissance des huîtres en eau acide. De janvier 2017 à décembre 2020, j'ai été chercheuse postdoctorale à l'Institut Océane, à Brest. J'y ai pris part à six campagnes en mer et publié neuf articles. Les analyses statistiques sous R faisaient partie de mon quotidien. Depuis février 2021, je suis ingénieure d'études à l'Observatoire du Littoral. J'assure le suivi de la qualité de l'eau sur 22 stations et je gère une base de données PostgreSQL. J'ai aussi eu le plaisir d'encadrer deux stagiaires de master. En 2022, j'ai mis au point un nouveau protocole de prélèvement. La modélisation climatique m'attire, mais je ne l'ai pas encore pratiquée. Curieuse et rigoureuse, j'aime comprendre avant de conclure. Je serais heureuse de vous exposer mes motivations de vive voix.`,
    ],
    [
      "teacher",
      `Monsieur l'Inspecteur,
Enseignante depuis 2009, je souhaite aujourd'hui donner un nouvel élan à mon parcours. J'ai commencé à l'école Jules-Valmy de Tours, avec des classes de CE1 et de CE2. Depuis septembre 2016, je suis directrice adjointe de l'école des Tilleuls, à Blois, et j'y enseigne en CM2. Remplacer la directrice m'a appris à décider vite et à écouter chacun. En 2018, j'ai créé un atelier de lecture qui réunit trente enfants tous les mercredis. Voir un élève prendre goût aux livres est ma plus belle récompense. Titulaire d'un master MEEF, j'ai également des notions de langue des signes. Je projette de me former à l'enseignement spécialisé. La bienveillance et l'exigence vont pour moi de pair. Je me tiens à votre disposition pour tout échange.`,
    ],
  ]),
  ...letters("Spanish", SPANISH, [
    [
      "electrician",
      `Estimada señora Robles:
Me dirijo a usted para presentar mi candidatura al puesto de técnico de mantenimiento. Me formé en el IES Campo Grande, donde obtuve en 2009 el título de FP de Grado Medio en Instalaciones Eléctricas. Mis primeros pasos los di en Instalaciones Robledal, en Valladolid, trabajando en viviendas y locales. Allí aprendí a montar cuadros eléctricos con orden y a tratar con todo tipo de clientes. Desde junio de 2016 trabajo en Conservas La Ría, en Vigo, donde mantengo las líneas de envasado en el turno de noche. Me ocupo sobre todo de averías de variadores y sensores. En 2019 redacté un plan de mantenimiento preventivo. Cuento con el carné de baja tensión. No tengo experiencia en fotovoltaica, pero la energía solar me apasiona y me encantaría especializarme en ella. Soy constante, cuidadoso y trabajo bien en equipo. Valoro mucho que su empresa apueste por la formación continua. Le agradezco de antemano su atención.`,
    ],
    [
      "teacher",
      `Estimado equipo de selección:
Les escribo con gran interés por la vacante de editora que han publicado. Soy licenciada en Filología Hispánica y llevo más de una década en las aulas. Entre 2012 y 2018 fui profesora de Lengua y Literatura en el IES Torrealta, en Murcia, donde también ejercí de tutora de 4.º B. Desde entonces dirijo el departamento del Colegio Mirasierra, formado por siete profesores. Coordino la programación anual y llevo la biblioteca escolar. El club de lectura que fundé en 2019 reúne a 24 alumnos. Ver cómo un adolescente se enamora de un libro es impagable. Aunque todavía no tengo experiencia editorial, conozco bien lo que los docentes esperan de un buen libro de texto. Mi nivel de inglés es B2. Me considero una persona creativa, perfeccionista y muy lectora. Estaré encantada de ampliar esta información en persona.`,
    ],
    [
      "cook",
      `Estimado señor Luna:
He leído con entusiasmo su oferta y creo que mi perfil encaja con lo que buscan. Soy técnica en Cocina por la Escuela de Hostelería de Baeza. De 2013 a 2017 trabajé en el Restaurante El Olivar, en Jaén, a cargo de los entrantes y los postres. En cada servicio dábamos de comer a unas ochenta personas. Desde octubre de 2017 soy jefa de la partida de carnes del Hotel Costa Calma, donde organizo el trabajo de cuatro cocineros. Los pedidos semanales también pasan por mis manos. En 2021 creé con el chef una carta de temporada, una experiencia que disfruté muchísimo. Hice además un curso de panadería en 2019. Nunca he trabajado fuera de mi país, y por eso me ilusiona especialmente su restaurante en Lisboa. Mi sueño es dirigir algún día mi propia cocina. Me adapto con facilidad y no pierdo la sonrisa en los momentos de más presión. Quedo a la espera de sus noticias.`,
    ],
  ]),
  ...letters("Arabic", ARABIC, [
    [
      "nurse",
      `السيدة المديرة المحترمة،
أتقدم إليكم بطلبي للعمل ممرضة في مركزكم. حصلت على بكالوريوس التمريض من جامعة النخيل عام 2013. عملت من أبريل 2014 إلى يونيو 2019 في قسم الجراحة بمستشفى الواحة. كان القسم يضم 24 سريرا، وكنت أرعى المرضى قبل العمليات وبعدها. أعددت في 2017 نموذجا جديدا لتسليم المناوبة، وأدركت حينها أهمية التواصل الواضح. أعمل منذ يوليو 2019 ممرضة منزلية في مركز الرحمة الصحي، وأزور نحو عشرة مرضى يوميا. سعدت بتدريب أربع طالبات ونقل ما تعلمته إليهن. لغتي الإنجليزية جيدة جدا. ليست لدي خبرة في طب الأطفال. أهتم بالرعاية التلطيفية وأرغب في التعمق فيها. أتحلى بالصبر والدقة وأحترم خصوصية كل مريض. أشكركم على وقتكم وأتطلع إلى ردكم.`,
    ],
    [
      "accountant",
      `السادة المحترمون،
اطلعت باهتمام كبير على إعلانكم عن وظيفة محاسب. بدأت عملي في مكتب الأمانة بعمان، حيث أمسكت دفاتر 35 عميلا وأعددت الإقرارات الضريبية وكشوف الرواتب. أعمل منذ مارس 2016 محاسبا في شركة الزيتون للأثاث. أتولى هناك الإقفال الشهري وتسوية الحسابات البنكية وإصدار الفواتير. أعددت في عام 2020 تقارير المبيعات آليا باستخدام Excel. أحمل بكالوريوس المحاسبة من جامعة الأردن الأهلية. أدرس حاليا لنيل شهادة CMA. يجذبني مجال التدقيق المالي وآمل أن أعمل فيه مستقبلا. الأمانة والدقة هما أساس عملي. يسرني أن ألتقي بكم في مقابلة شخصية.`,
    ],
    [
      "teacher",
      `الأستاذ الفاضل،
يسعدني أن أتقدم لشغل الوظيفة المعلن عنها في مدرستكم. أحمل إجازة في الرياضيات من جامعة قرطاج الجديدة منذ 2009. درست مادة الرياضيات في مدرسة الأمل بتونس بين 2010 و2016. أعمل منذ ذلك الحين منسقة لقسم الرياضيات في مدرسة الياسمين بسوسة. يضم القسم ستة معلمين، ونضع معا خطة العام الدراسي. أسست في 2018 ناديا للرياضيات ينتسب إليه عشرون تلميذا. أجيد اللغة الفرنسية بطلاقة. لم أدرس في الجامعة من قبل. حلمي أن أؤلف كتبا مدرسية. أحب أن أرى الفرح في عيون التلاميذ حين يفهمون مسألة صعبة. أرجو أن ينال طلبي قبولكم.`,
    ],
  ]),
  ...letters("Japanese", JAPANESE, [
    [
      "nurse",
      `拝啓　貴院の求人を拝見し、応募させていただきます。白浜看護専門学校を卒業後、みどり台病院の外科病棟で5年間勤務いたしました。26床の病棟で、術前・術後の看護や創傷の処置を行っておりました。2017年には申し送り用紙の見直しにも取り組みました。この経験から、情報を正確に伝えることの大切さを学びました。2019年5月からは、さくら訪問看護ステーションで訪問看護に従事しております。1日に約6件のお宅に伺い、ご家族のお話にも耳を傾けています。新人看護師3名の指導も担当いたしました。小児科での経験はございません。緩和ケアに関心があり、貴院で学びながら貢献したいと考えております。体力には自信があり、チームで協力することを大切にしています。面接の機会をいただければ幸いです。`,
    ],
    [
      "clerk",
      `採用ご担当者様
広報職の募集を拝見し、ご連絡いたしました。港南大学経済学部を2013年に卒業し、北山ポンプ工業に入社しました。購買部では、見積もりの依頼やSAPでの発注、請求書の確認を担当しました。約60社の取引先と信頼関係を築くことができました。2018年6月に緑川市役所へ転職し、現在は市民課で働いております。窓口では1日におよそ45件の対応をしています。2021年には予約システムの導入にも参加しました。日商簿記2級とTOEIC 720点を取得しております。広報の実務は未経験ですが、以前から関心を持っておりました。相手の立場に立って分かりやすく説明することを心がけています。ぜひ一度お話しする機会を頂戴できれば幸いです。`,
    ],
    [
      "cook",
      `貴店の求人に魅力を感じ、応募いたしました。東浜調理師学校を卒業し、2012年に調理師免許を取得しました。旅館みなと屋では前菜と焼き物を担当し、1日80食を作っていました。2017年10月からはホテル青葉の副料理長を務めています。9名のスタッフのシフトを作り、仕入れも行っております。2020年には地元の仕入れ先を新たに選びました。見習い2名を育てたことも、私にとって大きな学びでした。ビーガン料理はまだ経験がありませんが、ぜひ挑戦したいと思っています。将来は自分の店を持つことが目標です。お客様の笑顔が何よりの励みです。何事にも誠実に取り組んでまいります。`,
    ],
  ]),
].map((one) => ({ ...one, isSealed: isSealed(one.source + one.letter) }));
