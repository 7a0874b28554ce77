import type { Authored } from "../authors/authored";

/** Written after all rules and words, and never used for any: what to expect of people nobody has thought of. */
export const LATER: Record<string, Authored[]> = {
  English: [
    {
      author: "hairdresser",
      source: `Hairdresser, Salon Merrow, June 2015 – August 2020
Cut and coloured, about nine clients a day
Looked after the Saturday apprentice
Ordered colour and shampoo, kept stock
Since September 2020: IT support, Carrick District Council
Around 25 tickets a day, laptops and phones for 400 staff
Rolled out a new ticket form with two colleagues; average wait from 3 days to 1
NVQ Hairdressing, Lorne College, 2015. CompTIA A+ 2020
No programming so far. Would like to move into network security`,
      supported: [
        "I worked as a hairdresser at Salon Merrow for five years.",
        "Some nine customers a day sat in my chair for a cut or a new colour.",
        "On Saturdays I took the apprentice under my wing.",
        "Ordering shampoo and dye and keeping an eye on stock were also down to me.",
        "I have been doing IT support for Carrick District Council since the autumn of 2020.",
        "I close roughly 25 tickets per day.",
        "Four hundred employees rely on us for their laptops and phones.",
        "Together with two colleagues I launched a new ticket form, and the average waiting time dropped from three days to one.",
        "I obtained my NVQ in hairdressing from Lorne College in 2015.",
        "The CompTIA A+ certificate followed in 2020.",
        "I have not done any programming yet.",
        "Network security is where I would like to go next.",
      ],
      invented: {
        number: ["I close roughly 52 tickets a day."],
        date: ["I joined Carrick District Council in 2018."],
        skill: ["I administer Linux servers."],
        employer: ["I was a hairdresser at Toni and Guy."],
        title: ["I was the manager of Salon Merrow."],
        degree: ["I hold a bachelor's degree in information technology."],
        superlative: ["I was the most popular hairdresser in the salon."],
        causality: ["Because I ordered shampoo, the average wait fell to one day."],
        binding: ["At Salon Merrow I answered 25 tickets a day."],
        negation: ["I have programmed a lot."],
        wish: ["I work in network security."],
        scope: ["I rolled out the new ticket form entirely on my own."],
      },
    },
  ],
  German: [
    {
      author: "hairdresser",
      source: `Friseurin, Salon Merow, Juni 2015 – August 2020
Schneiden und Färben, etwa neun Kundinnen am Tag
Betreuung der Auszubildenden am Samstag
Farben und Shampoo bestellt, Lager gepflegt
Seit September 2020: IT-Support, Kreisverwaltung Karrick
Rund 25 Tickets am Tag, Laptops und Telefone für 400 Beschäftigte
Neues Ticketformular mit zwei Kollegen eingeführt; Wartezeit im Schnitt von 3 Tagen auf 1
Gesellenbrief Friseurhandwerk, Handwerkskammer Lorn, 2015. CompTIA A+ 2020
Bisher keine Programmierung. Möchte in die Netzwerksicherheit`,
      supported: [
        "Fünf Jahre lang war ich als Friseurin im Salon Merow tätig.",
        "Ungefähr neun Kundinnen pro Tag habe ich die Haare geschnitten und gefärbt.",
        "Samstags kümmerte ich mich um die Auszubildende.",
        "Auch die Bestellung von Shampoo und Farben sowie das Lager lagen in meiner Hand.",
        "Seit Herbst 2020 arbeite ich im IT-Support der Kreisverwaltung Karrick.",
        "Täglich löse ich rund 25 Tickets.",
        "Vierhundert Mitarbeitende verlassen sich bei Laptops und Telefonen auf uns.",
        "Mit zwei Kollegen habe ich ein neues Ticketformular eingeführt, seitdem beträgt die Wartezeit im Schnitt einen statt drei Tage.",
        "Meinen Gesellenbrief als Friseurin erwarb ich 2015.",
        "Das Zertifikat CompTIA A+ kam 2020 hinzu.",
        "Programmiert habe ich bislang nicht.",
        "Mein nächstes Ziel ist die Netzwerksicherheit.",
      ],
      invented: {
        number: ["Täglich löse ich rund 52 Tickets."],
        date: ["In der Kreisverwaltung Karrick bin ich seit 2018."],
        skill: ["Ich administriere Linux-Server."],
        employer: ["Ich war Friseurin im Salon Haarwerk."],
        title: ["Ich war Leiterin des Salons Merow."],
        degree: ["Ich habe Informatik studiert."],
        superlative: ["Ich war die beliebteste Friseurin im Salon."],
        causality: ["Weil ich Shampoo bestellte, sank die Wartezeit auf einen Tag."],
        binding: ["Im Salon Merow bearbeitete ich 25 Tickets am Tag."],
        negation: ["Ich habe viel programmiert."],
        wish: ["Ich arbeite in der Netzwerksicherheit."],
        scope: ["Das neue Ticketformular habe ich ganz allein eingeführt."],
      },
    },
  ],
  French: [
    {
      author: "hairdresser",
      source: `Coiffeuse, salon Mérou, juin 2015 – août 2020
Coupes et colorations, environ neuf clientes par jour
Suivi de l'apprentie le samedi
Commandes de colorants et de shampoing, gestion du stock
Depuis septembre 2020 : support informatique, conseil départemental de Carric
Environ 25 tickets par jour, ordinateurs et téléphones de 400 agents
Nouveau formulaire de ticket mis en place avec deux collègues ; attente moyenne passée de 3 jours à 1
CAP coiffure, lycée de Lorne, 2015. CompTIA A+ 2020
Pas de programmation jusqu'ici. Souhaite évoluer vers la sécurité des réseaux`,
      supported: [
        "J'ai été coiffeuse pendant cinq ans au salon Mérou.",
        "Je coiffais quelque neuf clientes par jour, pour une coupe ou une coloration.",
        "Le samedi, j'encadrais l'apprentie.",
        "Je commandais aussi le shampoing et les colorants et je tenais le stock.",
        "Depuis l'automne 2020, je travaille au support informatique du conseil départemental de Carric.",
        "Je traite à peu près 25 tickets par jour.",
        "Quatre cents agents comptent sur nous pour leurs ordinateurs et leurs téléphones.",
        "Avec deux collègues, j'ai mis en place un nouveau formulaire de ticket, et l'attente moyenne est tombée de trois jours à un.",
        "J'ai obtenu mon CAP de coiffure en 2015 au lycée de Lorne.",
        "La certification CompTIA A+ a suivi en 2020.",
        "Je n'ai pas encore fait de programmation.",
        "J'aimerais évoluer vers la sécurité des réseaux.",
      ],
      invented: {
        number: ["Je traite à peu près 52 tickets par jour."],
        date: ["Je suis au conseil départemental de Carric depuis 2018."],
        skill: ["J'administre des serveurs Linux."],
        employer: ["J'ai été coiffeuse chez Dessange."],
        title: ["J'étais gérante du salon Mérou."],
        degree: ["J'ai une licence d'informatique."],
        superlative: ["J'étais la coiffeuse la plus demandée du salon."],
        causality: ["Grâce à mes commandes de shampoing, l'attente moyenne est passée à un jour."],
        binding: ["Au salon Mérou, je traitais 25 tickets par jour."],
        negation: ["J'ai beaucoup programmé."],
        wish: ["Je travaille dans la sécurité des réseaux."],
        scope: ["J'ai mis en place seule le nouveau formulaire."],
      },
    },
  ],
  Spanish: [
    {
      author: "hairdresser",
      source: `Peluquera, Salón Merlo, junio de 2015 – agosto de 2020
Cortes y tintes, unas nueve clientas al día
Atención a la aprendiza los sábados
Pedidos de tinte y champú, control de existencias
Desde septiembre de 2020: soporte informático, Diputación de Carrín
Unas 25 incidencias al día, portátiles y teléfonos de 400 empleados
Nuevo formulario de incidencias puesto en marcha con dos compañeros; espera media de 3 días a 1
Técnico en Peluquería, IES Lorna, 2015. CompTIA A+ 2020
Sin programación hasta ahora. Quiere pasar a la seguridad de redes`,
      supported: [
        "Fui peluquera en el Salón Merlo durante cinco años.",
        "Cada día peinaba a unas nueve clientas y les cortaba o teñía el pelo.",
        "Los sábados me ocupaba de la aprendiza.",
        "También pedía el champú y los tintes y llevaba el control de existencias.",
        "Desde el otoño de 2020 trabajo en el soporte informático de la Diputación de Carrín.",
        "Resuelvo cerca de 25 incidencias diarias.",
        "Cuatrocientos empleados cuentan con nosotros para sus portátiles y teléfonos.",
        "Con dos compañeros puse en marcha un nuevo formulario de incidencias, y la espera media bajó de tres días a uno.",
        "Obtuve el título de Técnico en Peluquería en 2015.",
        "En 2020 llegó el certificado CompTIA A+.",
        "Aún no he programado.",
        "Me gustaría pasar a la seguridad de redes.",
      ],
      invented: {
        number: ["Resuelvo cerca de 52 incidencias al día."],
        date: ["Trabajo en la Diputación de Carrín desde 2018."],
        skill: ["Administro servidores Linux."],
        employer: ["Fui peluquera en Llongueras."],
        title: ["Fui encargada del Salón Merlo."],
        degree: ["Soy ingeniera informática."],
        superlative: ["Era la peluquera más solicitada del salón."],
        causality: ["Gracias a mis pedidos de champú la espera media bajó a un día."],
        binding: ["En el Salón Merlo resolvía 25 incidencias al día."],
        negation: ["He programado mucho."],
        wish: ["Trabajo en seguridad de redes."],
        scope: ["Puse en marcha yo sola el nuevo formulario."],
      },
    },
  ],
  Arabic: [
    {
      author: "hairdresser",
      source: `مصففة شعر، صالون المرجان، يونيو 2015 – أغسطس 2020
قص وصبغ، نحو تسع زبونات في اليوم
متابعة المتدربة يوم السبت
طلب الصبغات والشامبو، متابعة المخزون
منذ سبتمبر 2020: الدعم الفني، بلدية الكرك
نحو 25 بلاغا في اليوم، حواسيب وهواتف 400 موظف
إطلاق نموذج جديد للبلاغات مع زميلين؛ انخفض متوسط الانتظار من 3 أيام إلى يوم
دبلوم تصفيف الشعر، معهد اللؤلؤة، 2015. CompTIA A+ 2020
لا خبرة لي في البرمجة. أرغب في العمل في أمن الشبكات`,
      supported: [
        "عملت مصففة شعر في صالون المرجان خمس سنوات.",
        "كنت أقص وأصبغ شعر نحو تسع زبونات يوميا.",
        "كنت أهتم بالمتدربة أيام السبت.",
        "كنت أطلب الشامبو والصبغات وأتابع المخزون أيضا.",
        "أعمل منذ خريف 2020 في الدعم الفني ببلدية الكرك.",
        "أعالج قرابة 25 بلاغا كل يوم.",
        "يعتمد علينا أربعمائة موظف في حواسيبهم وهواتفهم.",
        "أطلقت مع زميلين نموذجا جديدا للبلاغات فانخفض متوسط الانتظار من ثلاثة أيام إلى يوم واحد.",
        "حصلت على دبلوم تصفيف الشعر من معهد اللؤلؤة عام 2015.",
        "نلت شهادة CompTIA A+ في عام 2020.",
        "لم أعمل في البرمجة حتى الآن.",
        "أتمنى أن أنتقل إلى أمن الشبكات.",
      ],
      invented: {
        number: ["أعالج قرابة 52 بلاغا كل يوم."],
        date: ["أعمل في بلدية الكرك منذ 2018."],
        skill: ["أدير خوادم Linux."],
        employer: ["عملت مصففة شعر في صالون الياسمين."],
        title: ["كنت مديرة صالون المرجان."],
        degree: ["أحمل بكالوريوس في تقنية المعلومات."],
        superlative: ["كنت أشهر مصففة شعر في الصالون."],
        causality: ["بفضل طلبي للشامبو انخفض متوسط الانتظار إلى يوم."],
        binding: ["كنت أعالج 25 بلاغا يوميا في صالون المرجان."],
        negation: ["لدي خبرة طويلة في البرمجة."],
        wish: ["أعمل في أمن الشبكات."],
        scope: ["أطلقت النموذج الجديد وحدي."],
      },
    },
  ],
  Japanese: [
    {
      author: "hairdresser",
      source: `美容師、サロン珊瑚、2015年6月〜2020年8月
カットとカラー、1日約9名のお客様
土曜日は見習いの世話
カラー剤とシャンプーの発注、在庫管理
2020年9月から：ITサポート、海原市役所
1日約25件の問い合わせ、職員400名のパソコンと電話
同僚2名と新しい受付フォームを導入。平均待ち時間は3日から1日に
真珠美容専門学校、2015年卒業。CompTIA A+ 2020年取得
プログラミングの経験はまだありません。ネットワークセキュリティに進みたいです`,
      supported: [
        "サロン珊瑚で5年間、美容師として働きました。",
        "毎日およそ9名のお客様の髪をカットし、カラーを施しました。",
        "土曜日には見習いの面倒を見ていました。",
        "シャンプーやカラー剤の注文と在庫の管理も私の仕事でした。",
        "2020年の秋から海原市役所のITサポートを担当しています。",
        "1日に約25件の問い合わせに対応しています。",
        "職員四百名のパソコンと電話を支えています。",
        "同僚2名とともに新しい受付フォームを導入し、平均の待ち時間が3日から1日に短縮されました。",
        "2015年に真珠美容専門学校を卒業しました。",
        "CompTIA A+は2020年に取得しました。",
        "プログラミングはまだ経験がありません。",
        "将来はネットワークセキュリティの分野に進みたいと考えています。",
      ],
      invented: {
        number: ["1日に約52件の問い合わせに対応しています。"],
        date: ["2018年から海原市役所で働いています。"],
        skill: ["Linuxサーバーを管理しています。"],
        employer: ["サロン琥珀で美容師として働きました。"],
        title: ["サロン珊瑚の店長でした。"],
        degree: ["情報工学の学士号を持っています。"],
        superlative: ["サロンで一番人気の美容師でした。"],
        causality: ["シャンプーを発注したおかげで、待ち時間が1日になりました。"],
        binding: ["サロン珊瑚では1日25件の問い合わせに対応しました。"],
        negation: ["プログラミングの経験が豊富です。"],
        wish: ["ネットワークセキュリティの仕事をしています。"],
        scope: ["新しい受付フォームは一人で導入しました。"],
      },
    },
  ],
};
