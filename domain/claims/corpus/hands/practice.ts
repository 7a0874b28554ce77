/** True sentences in other words, by the language of their source; rules may be written with them. */
export const PRACTICE: [language: string, source: string, supported: string[]][] = [
  [
    "en",
    `Waitress, Lighthouse Brasserie, April 2018 – October 2021
Section of ten tables, up to 60 guests per evening
Took reservations by phone, cashed up at closing
Trained four seasonal staff
Warehouse operative, Norden Logistics, since 2021
Picking with hand scanner, about 900 items a shift
Member of the works council since 2023
GCSEs, Tarn Bay School, 2016`,
    [
      "At Lighthouse Brasserie I waited on up to sixty diners a night.",
      "Ten tables were mine to look after.",
      "I answered the phone, booked tables and balanced the till at the end of the evening.",
      "Four seasonal workers were shown the job by me.",
      "Since 2021 I have been picking orders in the warehouse of Norden Logistics.",
      "With a hand scanner I manage around 900 articles per shift.",
      "My colleagues elected me to the works council in 2023.",
      "I left Tarn Bay School with my GCSEs in 2016.",
    ],
  ],
  [
    "en",
    `Marketing assistant at Fjordmilk Foods, 2019 – 2022. I wrote posts for Instagram and the newsletter (8,000 subscribers), booked stands at trade fairs and kept the budget of 45,000 euros. Followers went from 3,000 to 11,000.
BA Communication, Vestholm College, 2019. Danish native, English fluent. I have not done paid advertising.`,
    [
      "I looked after the Instagram channel and the newsletter of Fjordmilk Foods.",
      "The newsletter reached 8,000 readers.",
      "During my time there our Instagram following grew from 3,000 to 11,000.",
      "I organised our presence at trade shows and kept track of a budget of €45,000.",
      "I studied Communication and finished with a bachelor's degree in 2019.",
      "My mother tongue is Danish, and I am fluent in English.",
      "Paid ads are still new to me.",
    ],
  ],
  [
    "de",
    `Kellnerin, Brasserie am Leuchtturm, April 2018 – Oktober 2021
Station mit zehn Tischen, bis zu 60 Gäste am Abend
Reservierungen am Telefon, Kassenabschluss
Einweisung von vier Saisonkräften
Lagermitarbeiterin, Norden Logistik, seit 2021
Kommissionieren mit Handscanner, etwa 900 Positionen pro Schicht
Mitglied im Betriebsrat seit 2023
Mittlere Reife, Schule Tarnbucht, 2016`,
    [
      "In der Brasserie am Leuchtturm habe ich bis zu sechzig Gäste pro Abend bedient.",
      "Für zehn Tische war ich zuständig.",
      "Ich nahm telefonisch Reservierungen entgegen und machte abends die Kasse.",
      "Vier Saisonkräfte habe ich eingearbeitet.",
      "Seit 2021 kommissioniere ich im Lager von Norden Logistik.",
      "Mit dem Handscanner schaffe ich rund 900 Artikel je Schicht.",
      "Meine Kolleginnen und Kollegen haben mich 2023 in den Betriebsrat gewählt.",
      "Die mittlere Reife habe ich 2016 erworben.",
    ],
  ],
  [
    "de",
    `Marketingassistent bei Fjordmilch Lebensmittel, 2019 – 2022. Ich schrieb Beiträge für Instagram und den Newsletter (8.000 Abonnenten), buchte Messestände und verwaltete ein Budget von 45.000 Euro. Die Zahl der Follower stieg von 3.000 auf 11.000.
Bachelor Kommunikation, Hochschule Westholm, 2019. Dänisch Muttersprache, Englisch fließend. Bezahlte Werbung habe ich noch nicht gemacht.`,
    [
      "Bei Fjordmilch Lebensmittel betreute ich den Instagram-Kanal und den Newsletter.",
      "Den Newsletter lasen 8.000 Menschen.",
      "In dieser Zeit wuchs unsere Followerzahl auf Instagram von 3.000 auf 11.000.",
      "Ich organisierte unsere Messeauftritte und behielt ein Budget von 45.000 € im Blick.",
      "Mein Studium der Kommunikation schloss ich 2019 mit dem Bachelor ab.",
      "Dänisch ist meine Muttersprache, Englisch spreche ich fließend.",
      "Mit bezahlten Anzeigen habe ich bislang keine Erfahrung.",
    ],
  ],
  [
    "fr",
    `Serveuse, Brasserie du Phare, avril 2018 – octobre 2021
Rang de dix tables, jusqu'à 60 clients par soir
Réservations par téléphone, clôture de caisse
Formation de quatre saisonniers
Préparatrice de commandes, Norden Logistique, depuis 2021
Préparation au scanner, environ 900 articles par poste
Membre du comité d'entreprise depuis 2023
Brevet, collège de la Baie, 2016`,
    [
      "À la Brasserie du Phare, je servais jusqu'à soixante convives par soirée.",
      "J'avais la charge de dix tables.",
      "Je prenais les réservations au téléphone et je faisais la caisse à la fermeture.",
      "Quatre saisonniers ont appris le métier avec moi.",
      "Depuis 2021, je prépare des commandes dans l'entrepôt de Norden Logistique.",
      "Avec mon scanner, je traite quelque 900 articles par poste.",
      "Mes collègues m'ont élue au comité d'entreprise en 2023.",
      "J'ai obtenu mon brevet au collège de la Baie.",
    ],
  ],
  [
    "fr",
    `Assistant marketing chez Lait du Fjord, 2019 – 2022. J'écrivais les publications Instagram et la lettre d'information (8 000 abonnés), je réservais les stands dans les salons et je tenais un budget de 45 000 euros. Le nombre d'abonnés Instagram est passé de 3 000 à 11 000.
Licence de communication, université de Westholm, 2019. Danois langue maternelle, anglais courant. Je n'ai pas fait de publicité payante.`,
    [
      "Chez Lait du Fjord, j'animais le compte Instagram et je rédigeais la newsletter.",
      "La lettre d'information comptait 8 000 lecteurs.",
      "Pendant cette période, notre communauté Instagram a grandi de 3 000 à 11 000 abonnés.",
      "J'organisais notre présence sur les salons et je suivais un budget de 45 000 €.",
      "Je suis titulaire d'une licence en communication, obtenue en 2019.",
      "Ma langue maternelle est le danois et je parle couramment anglais.",
      "Je n'ai pas encore pratiqué la publicité payante.",
    ],
  ],
  [
    "es",
    `Camarera, Brasería del Faro, abril de 2018 – octubre de 2021
Rango de diez mesas, hasta 60 clientes por noche
Reservas por teléfono, cierre de caja
Formación de cuatro temporeros
Moza de almacén, Logística Norden, desde 2021
Preparación de pedidos con escáner, unas 900 referencias por turno
Miembro del comité de empresa desde 2023
Graduado escolar, Colegio de la Bahía, 2016`,
    [
      "En la Brasería del Faro atendía a hasta sesenta comensales cada noche.",
      "Tenía diez mesas a mi cargo.",
      "Cogía las reservas por teléfono y cuadraba la caja al cerrar.",
      "Enseñé el oficio a cuatro temporeros.",
      "Desde 2021 preparo pedidos en el almacén de Logística Norden.",
      "Con el escáner saco alrededor de 900 artículos por turno.",
      "En 2023 mis compañeros me eligieron para el comité de empresa.",
      "Terminé el graduado escolar en 2016.",
    ],
  ],
  [
    "es",
    `Auxiliar de marketing en Leche del Fiordo, 2019 – 2022. Escribía las publicaciones de Instagram y el boletín (8.000 suscriptores), reservaba casetas en ferias y llevaba un presupuesto de 45.000 euros. Los seguidores pasaron de 3.000 a 11.000.
Grado en Comunicación, Universidad de Vesterholm, 2019. Danés nativo, inglés fluido. No he hecho publicidad de pago.`,
    [
      "En Leche del Fiordo me encargaba de la cuenta de Instagram y del boletín.",
      "El boletín llegaba a 8.000 lectores.",
      "Durante esa etapa nuestros seguidores crecieron de 3.000 a 11.000.",
      "Organizaba nuestra participación en ferias y controlaba un presupuesto de 45.000 €.",
      "Me gradué en Comunicación en 2019.",
      "Mi lengua materna es el danés y hablo inglés con fluidez.",
      "Todavía no he trabajado con publicidad de pago.",
    ],
  ],
  [
    "ar",
    `نادلة، مطعم المنارة، أبريل 2018 – أكتوبر 2021
عشر طاولات، حتى 60 ضيفا في المساء
الحجز بالهاتف، إغلاق الصندوق
تدريب أربعة عمال موسميين
عاملة مستودع، شركة نوردن للخدمات اللوجستية، منذ 2021
تجهيز الطلبات بالماسح اليدوي، نحو 900 قطعة في النوبة
عضو لجنة العمال منذ 2023
شهادة الإعدادية، مدرسة الخليج، 2016`,
    [
      "كنت أخدم في مطعم المنارة ما يصل إلى ستين زبونا كل مساء.",
      "كنت مسؤولة عن عشر طاولات.",
      "كنت أتلقى الحجوزات بالهاتف وأغلق الصندوق في نهاية اليوم.",
      "علمت أربعة عمال موسميين أصول العمل.",
      "منذ 2021 أجهز الطلبات في مستودع شركة نوردن.",
      "أجهز بالماسح اليدوي حوالي 900 قطعة في كل نوبة.",
      "انتخبني زملائي عام 2023 في لجنة العمال.",
    ],
  ],
  [
    "ar",
    `مساعد تسويق في شركة حليب الخليج، 2019 – 2022. كتبت منشورات إنستغرام والنشرة البريدية (8000 مشترك)، وحجزت أجنحة المعارض، وأدرت ميزانية قدرها 45000 يورو. ارتفع عدد المتابعين من 3000 إلى 11000.
بكالوريوس اتصال، جامعة الساحل، 2019. الدنماركية لغة أم، الإنجليزية بطلاقة. لم أعمل في الإعلانات المدفوعة.`,
    [
      "كنت أتولى حساب إنستغرام والنشرة البريدية في شركة حليب الخليج.",
      "وصلت النشرة إلى 8000 قارئ.",
      "خلال تلك الفترة نما عدد متابعينا من 3000 إلى 11000.",
      "نظمت مشاركتنا في المعارض وتابعت ميزانية من 45000 يورو.",
      "تخرجت عام 2019 بشهادة بكالوريوس في الاتصال.",
      "لغتي الأم الدنماركية وأتحدث الإنجليزية بطلاقة.",
      "ليست لدي خبرة بعد في الإعلانات المدفوعة.",
    ],
  ],
  [
    "ja",
    `ウェイトレス、灯台亭、2018年4月〜2021年10月
10卓を担当、夜は最大60名のお客様
電話予約の受付、閉店時のレジ締め
季節スタッフ4名の指導
倉庫作業員、北方物流、2021年から
ハンドスキャナーでのピッキング、1勤務約900点
2023年から労働組合の委員
湾岸高校、2016年卒業`,
    [
      "灯台亭では一晩に最大60人のお客様に接客しました。",
      "10卓を受け持っていました。",
      "電話で予約を受け、閉店後にはレジを締めていました。",
      "季節スタッフ4人に仕事を教えました。",
      "2021年から北方物流の倉庫でピッキングをしています。",
      "ハンドスキャナーを使い、1回の勤務でおよそ900点を処理します。",
      "2023年に労働組合の委員に選ばれました。",
      "2016年に湾岸高校を卒業しました。",
    ],
  ],
  [
    "ja",
    `フィヨルド乳業でマーケティング補佐、2019年〜2022年。インスタグラムの投稿とメールマガジン(読者8,000人)を書き、展示会のブースを手配し、45,000ユーロの予算を管理しました。フォロワーは3,000人から11,000人になりました。
コミュニケーション学士、西浜大学、2019年。デンマーク語は母語、英語は流暢。有料広告の経験はありません。`,
    [
      "フィヨルド乳業ではインスタグラムとメールマガジンを担当しました。",
      "メールマガジンは8,000人に読まれていました。",
      "在職中にフォロワーが3,000人から11,000人に増えました。",
      "展示会への出展を手配し、45,000ユーロの予算を管理していました。",
      "2019年に西浜大学でコミュニケーションの学士号を取得しました。",
      "母語はデンマーク語で、英語も流暢に話せます。",
      "有料広告を扱ったことはまだありません。",
    ],
  ],
];
