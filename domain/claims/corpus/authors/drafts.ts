/** Honest letters as a model drafts them: everything they say of the person is in the source. The second of each language is only measured. */
export const DRAFTS: Record<string, [Draft, Draft]> = {
  English: [
    {
      source: `Customer Support Specialist, Brightline Telecom, 2018 – 2022
Handled about 60 calls and emails a day
Resolved billing questions and technical faults
Wrote 25 help articles for the knowledge base
Mentored three new team members
Sales Assistant, Greenfield Books, 2015 – 2018
Ran the children's section, ordered stock and organised readings
BA in English Literature, University of York, 2015
Zendesk, Excel, Spanish (intermediate)`,
      letter: `Dear Hiring Manager,
I am writing to apply for the position of Customer Success Associate at your company. For four years I worked at Brightline Telecom, where I handled around 60 calls and emails every day. I resolved billing questions as well as technical faults, and I learned to stay calm under pressure. I also wrote 25 help articles for our knowledge base and mentored three new colleagues. Before that, I spent three years at Greenfield Books, where I looked after the children's section, ordered stock and organised readings. I hold a degree in English Literature from the University of York. I am comfortable with Zendesk and Excel, and I speak intermediate Spanish. What I value most in my work is listening carefully and finding a solution that truly helps the customer. I would be delighted to bring this attitude to your team. Thank you for considering my application; I look forward to hearing from you.`,
    },
    {
      source: `Software Developer, Northgate Systems, March 2019 – present
Maintain the payments service in Java and PostgreSQL
Reduced nightly batch time from 6 hours to 2 hours by rewriting the import
Review code of five colleagues
Junior Developer, Pixel & Pine, 2017 – 2019
Built web shops with PHP and JavaScript for small businesses
BSc Computer Science, University of Hull, 2017
Volunteer at the Hull Code Club since 2018`,
      letter: `Dear Ms Carter,
Your advertisement caught my attention at once, because it combines backend work with responsibility for quality. Since March 2019 I have been a software developer at Northgate Systems. There I maintain the payments service, which is written in Java and uses PostgreSQL. By rewriting the import, I reduced the nightly batch time from six hours to two. Reviewing the code of five colleagues has taught me to explain things clearly and kindly. Earlier in my career I built web shops with PHP and JavaScript for small businesses at Pixel & Pine. I graduated from the University of Hull with a BSc in Computer Science in 2017. In my free time I have volunteered at the Hull Code Club since 2018. I enjoy solving difficult problems together with others. I would welcome the opportunity to discuss how I could contribute. Yours sincerely`,
    },
  ],
  German: [
    {
      source: `Mitarbeiterin im Kundenservice, Brücknet Telekom, 2018 – 2022
Täglich etwa 60 Anrufe und E-Mails bearbeitet
Fragen zu Rechnungen und technische Störungen geklärt
25 Hilfeartikel für die Wissensdatenbank geschrieben
Drei neue Kolleginnen eingearbeitet
Verkäuferin, Buchhandlung Grünfeld, 2015 – 2018
Kinderbuchabteilung betreut, Ware bestellt, Lesungen organisiert
Bachelor Germanistik, Universität Kiel, 2015
Excel, Spanisch (Mittelstufe)`,
      letter: `Sehr geehrte Damen und Herren,
mit großem Interesse habe ich Ihre Stellenanzeige gelesen und bewerbe mich um die ausgeschriebene Position. Vier Jahre lang war ich im Kundenservice von Brücknet Telekom tätig, wo ich täglich rund 60 Anrufe und E-Mails bearbeitete. Dabei klärte ich Fragen zu Rechnungen ebenso wie technische Störungen und lernte, auch unter Druck ruhig zu bleiben. Außerdem verfasste ich 25 Hilfeartikel für unsere Wissensdatenbank und arbeitete drei neue Kolleginnen ein. Davor war ich drei Jahre in der Buchhandlung Grünfeld beschäftigt, wo ich die Kinderbuchabteilung betreute, Ware bestellte und Lesungen organisierte. Ich habe einen Bachelor in Germanistik von der Universität Kiel. Der Umgang mit Excel ist mir vertraut, und ich spreche Spanisch auf mittlerem Niveau. Besonders wichtig ist mir, aufmerksam zuzuhören und eine Lösung zu finden, die wirklich hilft. Gern möchte ich diese Haltung in Ihr Team einbringen. Ich freue mich auf Ihre Einladung zu einem persönlichen Gespräch.`,
    },
    {
      source: `Lagerfachkraft, Möbelhaus Sander, März 2019 – heute
Annahme von 40 Lieferungen pro Woche, Staplerfahrer
Umbau des Hochregals und dadurch kürzere Wege
Einweisung von fünf Aushilfen
Produktionshelfer, Kunststoff Meyer, 2017 – 2019
Maschinen bestückt und Qualität geprüft
Ausbildung zur Fachkraft für Lagerlogistik, 2014 – 2017
Freiwillige Feuerwehr seit 2018`,
      letter: `Sehr geehrte Frau Carstens,
Ihre Anzeige hat mich sofort angesprochen, da ich gern Verantwortung im Lager übernehme. Seit März 2019 arbeite ich als Lagerfachkraft im Möbelhaus Sander. Dort nehme ich 40 Lieferungen pro Woche an und fahre den Stapler. Durch den Umbau des Hochregals sind die Wege kürzer geworden. Fünf Aushilfen habe ich eingewiesen, was mir viel Freude bereitet. Zuvor bestückte ich bei Kunststoff Meyer Maschinen und prüfte die Qualität. Meine Ausbildung zur Fachkraft für Lagerlogistik habe ich 2017 abgeschlossen. In meiner Freizeit bin ich seit 2018 bei der Freiwilligen Feuerwehr. Kollegen schätzen an mir meine ruhige und hilfsbereite Art. Über ein Kennenlernen freue ich mich sehr. Mit freundlichen Grüßen`,
    },
  ],
  French: [
    {
      source: `Conseillère clientèle, Brillat Télécom, 2018 – 2022
Traitement d'environ 60 appels et courriels par jour
Résolution de questions de facturation et de pannes techniques
Rédaction de 25 articles d'aide pour la base de connaissances
Intégration de trois nouvelles collègues
Vendeuse, Librairie Vertchamp, 2015 – 2018
Rayon jeunesse, commandes de stock, organisation de lectures
Licence de lettres modernes, Université de Rennes, 2015
Excel, espagnol (intermédiaire)`,
      letter: `Madame, Monsieur,
Votre annonce a retenu toute mon attention et je me permets de vous adresser ma candidature. Pendant quatre ans, j'ai travaillé chez Brillat Télécom, où je traitais une soixantaine d'appels et de courriels chaque jour. Je répondais aux questions de facturation et résolvais les pannes techniques, en gardant toujours mon calme. J'ai également rédigé 25 articles d'aide pour la base de connaissances et accompagné trois nouvelles collègues. Auparavant, j'ai passé trois ans à la Librairie Vertchamp, où je tenais le rayon jeunesse, commandais le stock et organisais des lectures. Je suis titulaire d'une licence de lettres modernes de l'Université de Rennes. J'utilise Excel avec aisance et je parle espagnol à un niveau intermédiaire. Écouter attentivement et trouver une solution utile est ce qui me motive le plus. Je serais ravie de mettre ces qualités au service de votre équipe. Dans l'attente de votre réponse, je vous prie d'agréer mes salutations distinguées.`,
    },
    {
      source: `Développeur logiciel, Systèmes Nordet, mars 2019 – présent
Maintenance du service de paiement en Java et PostgreSQL
Réécriture de l'import, ce qui a réduit le traitement de nuit de 6 à 2 heures
Relecture du code de cinq collègues
Développeur junior, Pixel & Pin, 2017 – 2019
Boutiques en ligne en PHP et JavaScript pour de petites entreprises
Licence d'informatique, Université de Nantes, 2017
Bénévole au club de code de Nantes depuis 2018`,
      letter: `Madame Carlier,
Votre offre m'a tout de suite interpellé, car elle unit technique et qualité. Depuis mars 2019, je suis développeur logiciel chez Systèmes Nordet. J'y assure la maintenance du service de paiement, écrit en Java et appuyé sur PostgreSQL. En réécrivant l'import, j'ai réduit le traitement de nuit de six heures à deux. Relire le code de cinq collègues m'a appris à expliquer les choses clairement et avec bienveillance. Plus tôt, chez Pixel & Pin, j'ai créé des boutiques en ligne en PHP et JavaScript pour de petites entreprises. J'ai obtenu une licence d'informatique à l'Université de Nantes en 2017. Sur mon temps libre, je suis bénévole au club de code de Nantes depuis 2018. J'aime résoudre des problèmes difficiles à plusieurs. Je serais heureux d'échanger avec vous lors d'un entretien.`,
    },
  ],
  Spanish: [
    {
      source: `Agente de atención al cliente, Brillanet Telecom, 2018 – 2022
Atención de unas 60 llamadas y correos al día
Resolución de dudas de facturación y averías técnicas
Redacción de 25 artículos de ayuda para la base de conocimientos
Acompañamiento de tres compañeras nuevas
Dependienta, Librería Campoverde, 2015 – 2018
Sección infantil, pedidos, organización de lecturas
Grado en Filología, Universidad de Oviedo, 2015
Excel, francés (intermedio)`,
      letter: `Estimados señores:
Me dirijo a ustedes para presentar mi candidatura al puesto anunciado. Durante cuatro años trabajé en Brillanet Telecom, donde atendía unas 60 llamadas y correos cada día. Resolvía dudas de facturación y averías técnicas, y aprendí a mantener la calma bajo presión. También redacté 25 artículos de ayuda para la base de conocimientos y acompañé a tres compañeras nuevas. Antes pasé tres años en la Librería Campoverde, donde me ocupaba de la sección infantil, hacía pedidos y organizaba lecturas. Soy graduada en Filología por la Universidad de Oviedo. Manejo Excel con soltura y hablo francés a nivel intermedio. Lo que más valoro en mi trabajo es escuchar con atención y encontrar una solución que de verdad ayude. Me encantaría aportar esta actitud a su equipo. Quedo a la espera de su respuesta y les envío un cordial saludo.`,
    },
    {
      source: `Cocinero, Restaurante El Faro, marzo de 2019 – actualidad
Preparación de 80 menús al día
Cambio de proveedores, con lo que se ahorró un 10 % en verduras
Enseñanza a dos ayudantes
Ayudante de cocina, Hostal Ribera, 2016 – 2019
Desayunos para 30 huéspedes
Ciclo de Cocina y Gastronomía, 2014 – 2016
Voluntario en el comedor social desde 2018`,
      letter: `Estimada señora Cortés:
Su anuncio me llamó la atención enseguida, pues busca a alguien que cocine con cariño. Desde marzo de 2019 soy cocinero en el Restaurante El Faro. Allí preparo 80 menús al día. Al cambiar de proveedores ahorramos un 10 % en verduras. Enseñar a dos ayudantes me ha hecho más paciente. Antes preparaba desayunos para 30 huéspedes en el Hostal Ribera. Terminé el ciclo de Cocina y Gastronomía en 2016. En mi tiempo libre soy voluntario en el comedor social desde 2018. Mis compañeros aprecian mi serenidad. Estaré encantado de conocerles en persona.`,
    },
  ],
  Arabic: [
    {
      source: `موظفة خدمة عملاء، شركة برق للاتصالات، 2018 – 2022
الرد على حوالي 60 مكالمة ورسالة في اليوم
حل أسئلة الفواتير والأعطال التقنية
كتابة 25 مقالا للمساعدة
تدريب ثلاث زميلات جديدات
بائعة، مكتبة الحقل، 2015 – 2018
قسم كتب الأطفال وطلب الكتب وتنظيم القراءات
بكالوريوس الأدب العربي، جامعة القاهرة، 2015
إكسل، الإسبانية (متوسط)`,
      letter: `السادة المحترمون،
قرأت إعلانكم باهتمام كبير وأود أن أتقدم بطلبي للوظيفة. عملت أربع سنوات في شركة برق للاتصالات حيث كنت أرد على حوالي 60 مكالمة ورسالة في اليوم. وكنت أحل أسئلة الفواتير والأعطال التقنية وتعلمت أن أبقى هادئة. كتبت أيضا 25 مقالا للمساعدة ودربت ثلاث زميلات جديدات. قبل ذلك عملت بائعة ثلاث سنوات في مكتبة الحقل وكنت أهتم بقسم كتب الأطفال وأطلب الكتب وأنظم القراءات. أحمل بكالوريوس الأدب العربي من جامعة القاهرة. أستخدم إكسل بسهولة وأتحدث الإسبانية بمستوى متوسط. أهم ما في عملي هو الإصغاء وإيجاد حل مفيد. يسعدني أن أنضم إلى فريقكم. أشكركم على وقتكم وأنتظر ردكم.`,
    },
    {
      source: `طباخ، مطعم المنارة، مارس 2019 – الآن
تحضير 80 وجبة في اليوم
تغيير الموردين مما وفر 10 % من ثمن الخضار
تعليم مساعدين اثنين
مساعد طباخ، فندق الضفة، 2016 – 2019
فطور 30 نزيلا
دبلوم الطبخ، معهد الضيافة، 2016
متطوع في مطبخ خيري منذ 2018`,
      letter: `السيدة المحترمة،
لفت إعلانكم انتباهي فورا. منذ مارس 2019 أعمل طباخا في مطعم المنارة. أحضر هناك 80 وجبة في اليوم. بعد تغيير الموردين وفرنا 10 % من ثمن الخضار. علمت مساعدين اثنين فأصبحت أكثر صبرا. قبل ذلك كنت أحضر فطور 30 نزيلا في فندق الضفة. أنهيت دبلوم الطبخ في معهد الضيافة عام 2016. أتطوع منذ 2018 في مطبخ خيري. يقدر زملائي هدوئي. أتطلع إلى لقائكم.`,
    },
  ],
  Japanese: [
    {
      source: `カスタマーサポート、ひかり通信株式会社、2018年〜2022年
1日約60件の電話とメールに対応
請求に関する質問や技術的な不具合を解決
ヘルプ記事を25本執筆
新人3名を指導
販売員、緑野書店、2015年〜2018年
児童書売り場を担当、在庫の発注、朗読会の企画
文学部卒業、山手大学、2015年
Excel、スペイン語（中級）`,
      letter: `拝啓、貴社の求人を拝見し、応募いたします。ひかり通信では4年間、1日約60件の電話とメールに対応してまいりました。請求に関するご質問や技術的な不具合を解決し、落ち着いて対応することを学びました。また、ヘルプ記事を25本執筆し、新人3名を指導しました。それ以前は緑野書店で3年間、児童書売り場を担当し、在庫の発注や朗読会の企画も行いました。山手大学の文学部を卒業しております。Excelの操作に慣れており、スペイン語は中級程度です。お客様の話を丁寧に聞き、役に立つ解決策を見つけることを大切にしています。ぜひ面接の機会をいただければ幸いです。何卒よろしくお願い申し上げます。`,
    },
    {
      source: `調理師、レストラン灯台、2019年3月〜現在
1日80食を調理
仕入先を変更したことで野菜の費用を10％削減
助手2名に指導
調理補助、川辺旅館、2016年〜2019年
宿泊客30名の朝食を準備
調理専門学校卒業、2016年
2018年から子ども食堂でボランティア`,
      letter: `このたび貴店の求人を拝見し、ご連絡いたしました。2019年3月からレストラン灯台で調理師として働いております。毎日80食を調理しています。仕入先を変更したことで、野菜の費用を10％削減できました。助手2名を指導する中で、根気強さが身につきました。以前は川辺旅館で宿泊客30名の朝食を準備していました。2016年に調理専門学校を卒業しました。2018年からは子ども食堂でボランティアをしています。同僚からは穏やかだと言われます。お会いできる日を楽しみにしております。`,
    },
  ],
};

export type Draft = { source: string; letter: string };
