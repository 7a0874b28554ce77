import type { Entry } from "../pairs";

/** More people, with whom rules were changed: nothing of them is sealed. */
export const PRACTISED_EAST: Entry[] = [
  {
    source: `Auxiliar de veterinaria, Clínica Patas Verdes, Huesca, 2013–2017. Recepción de animales, análisis de sangre, limpieza de quirófano
Coordinadora del refugio municipal, Ayuntamiento de Monzalbarba, desde abril de 2017. 60 perros, 12 voluntarios, adopciones
Campaña de esterilización de gatos con la protectora local en 2021. Abandonos: 90 en 2019, 55 en 2022
Ciclo de Auxiliar de Veterinaria, 2012. Curso de educación canina, 2018
Carné B. Inglés básico
Le interesa la fauna salvaje. Nunca ha trabajado con caballos`,
    supported: [
      "Coordino un refugio con sesenta perros y una docena de voluntarios.",
      "En Huesca recibía a los animales, hacía análisis de sangre y dejaba listo el quirófano.",
      "En 2021 organizamos con la protectora local una campaña para esterilizar gatos.",
      "Los abandonos pasaron de 90 a 55 en tres años.",
      "Aún no he trabajado con caballos.",
      "Me atrae mucho la fauna salvaje.",
      "Sé lo importante que es la paciencia cuando un animal llega asustado.",
      "En 2018 me formé en educación canina.",
      "Cada adopción que sale bien es para mí la mejor recompensa.",
    ],
    invented: [
      "Soy veterinaria titulada.",
      "He rescatado fauna salvaje en los Pirineos.",
      "La campaña consiguió que los abandonos bajaran a 55.",
      "Dirijo un equipo de doce veterinarios.",
      "En la Clínica Patas Verdes gestionaba las adopciones.",
      "Hablo inglés con fluidez.",
      "Monto y cuido caballos desde niña.",
      "El refugio es el mejor valorado de Aragón.",
      "He fundado una protectora de animales.",
    ],
  },
  {
    source: `فني كهرباء، شركة نور الشرق، حلب، 2009–2013: تمديدات منزلية، لوحات كهربائية
مشرف صيانة، مستشفى الياسمين، أربيل، منذ مايو 2013: فريق من 7 فنيين، مولدات، مناوبات ليلية مرتين في الشهر
برنامج صيانة دورية مع إدارة المستشفى في 2020. انقطاعات التيار: 18 في 2019 و7 في 2022
دبلوم كهرباء، المعهد الصناعي بحلب، 2008. دورة في السلامة 2016
الكردية جيدة، الإنجليزية أساسية
يرغب في تعلم الطاقة الشمسية. لا خبرة في المصاعد`,
    supported: [
      "أشرف في مستشفى الياسمين على سبعة فنيين.",
      "بدأت عملي في حلب بتمديد الكهرباء في المنازل وتركيب اللوحات.",
      "أناوب ليلا مرتين كل شهر.",
      "وضعنا عام 2020 مع إدارة المستشفى برنامجا للصيانة الدورية.",
      "انخفض عدد انقطاعات التيار إلى أقل من النصف.",
      "ليست لدي خبرة في المصاعد حتى الآن.",
      "أتطلع إلى تعلم الطاقة الشمسية.",
      "الهدوء وقت الأعطال عندي أهم من السرعة.",
      "أتحدث الكردية جيدا.",
    ],
    invented: [
      "أنا مهندس كهرباء.",
      "ركبت ألواح الطاقة الشمسية في أربيل.",
      "أدى برنامج الصيانة إلى تراجع الانقطاعات إلى 7.",
      "أناوب كل ليلة.",
      "أصون المصاعد والمولدات.",
      "في حلب كنت أشرف على سبعة فنيين.",
      "أدير قسم الهندسة في المستشفى.",
      "أتقن الإنجليزية.",
      "مستشفانا هو الأكثر أمانا في المدينة.",
    ],
  },
  {
    source: `美容部員、百貨店つばめ屋、仙台、2013年～2017年。化粧品の販売、肌診断
店長、コスメ専門店ミモザ、盛岡、2017年9月～現在。スタッフ8名、仕入れ、月1回のメイク教室
2021年、予約システムを本部と導入。待ち時間：2020年平均25分、2022年平均12分
短期大学卒業（2013年）。日本化粧品検定1級
英語は日常会話程度。ネイルの資格取得を目指している。通信販売の経験なし`,
    supported: [
      "現在は盛岡の専門店で店長を務め、八名のスタッフをまとめています。",
      "百貨店では四年間、化粧品を販売し、肌診断も行いました。",
      "月に一度、メイク教室を開いています。",
      "本部と協力して2021年に予約システムを取り入れました。",
      "お客様の待ち時間は半分以下になりました。",
      "通信販売に携わったことはまだありません。",
      "ネイルの資格も取りたいと思っています。",
      "一人ひとりのお話に耳を傾けることが何より大切だと考えております。",
    ],
    invented: [
      "ネイリストの資格を持っています。",
      "メイク教室を毎週開いています。",
      "予約システムの導入により待ち時間が12分になりました。",
      "百貨店では店長を務めました。",
      "英語が堪能です。",
      "エリアマネージャーとして8店舗を統括しています。",
      "通信販売の売上を伸ばしました。",
      "大学で化学を専攻しました。",
      "県内一の売上を誇る店です。",
    ],
  },
  {
    source: `Camarero, Bar La Noria, Soria, 2012–2015. Terraza, barra, turnos partidos
Jefe de sala, Restaurante Olivo Viejo, Córdoba, desde mayo de 2015. 18 mesas, equipo de 7, carta de vinos, formación de nuevos camareros
Reservas por internet desde 2020, puesta en marcha con la dueña. Mesas vacías por anulación: 9 a la semana en 2019, 4 en 2022
Curso de sumillería básico, 2017. Francés B1. Carné de manipulador de alimentos
Voluntario en un comedor social. Quiere aprender coctelería. No ha trabajado en hoteles`,
    supported: [
      "Dirijo la sala del Restaurante Olivo Viejo con un equipo de siete personas.",
      "Enseño el oficio a los camareros que empiezan y mantengo al día la carta de vinos.",
      "Con la dueña pusimos en marcha en 2020 las reservas por internet.",
      "Las mesas vacías por anulación se redujeron a menos de la mitad.",
      "Mis primeros pasos los di en un bar de Soria, entre la terraza y la barra.",
      "Me defiendo en francés.",
      "No conozco los hoteles por dentro, pero sí el trato con clientes de todo tipo.",
      "Los domingos ayudo en un comedor social.",
      "La coctelería es lo próximo que me gustaría aprender.",
    ],
    invented: [
      "Soy sumiller titulado.",
      "Preparo cócteles de autor.",
      "Las reservas por internet consiguieron reducir las anulaciones a cuatro.",
      "He sido director de un hotel en Córdoba.",
      "En Soria formaba a nuevos camareros.",
      "Hablo francés perfectamente.",
      "El restaurante tiene una estrella Michelin.",
      "Puse en marcha yo solo las reservas por internet.",
      "Superviso treinta mesas.",
    ],
  },
  {
    source: `معلمة روضة، روضة البراعم، نابلس، 2012–2016. أنشطة فنية، لقاءات الأهل
منسقة مرحلة، مدرسة الأفق الجديد، رام الله، منذ أغسطس 2016. متابعة 8 معلمات، جدول الأنشطة، رحلة كل فصل
مكتبة صغيرة للأطفال مع أولياء الأمور في 2021. الكتب المعارة شهريا: 60 في 2020 و110 في 2023
بكالوريوس تربية طفل، جامعة القدس الشرقية، 2012. دورة إسعافات أولية
الإنجليزية متوسطة. تعزف على العود
ترغب في دراسة التربية الخاصة. لم تعمل في المرحلة الثانوية`,
    supported: [
      "أتابع عمل ثماني معلمات وأضع جدول الأنشطة.",
      "بدأت مسيرتي معلمة في روضة البراعم بنابلس.",
      "أنشأنا مع أولياء الأمور مكتبة صغيرة للأطفال عام 2021.",
      "زاد عدد الكتب المعارة كل شهر بمقدار خمسين كتابا.",
      "ننظم رحلة في كل فصل دراسي.",
      "أعزف على العود في أوقات فراغي.",
      "لم يسبق لي التدريس في المرحلة الثانوية.",
      "يهمني أن يشعر كل طفل بالأمان.",
      "أود أن أتخصص في التربية الخاصة.",
    ],
    invented: [
      "أحمل شهادة في التربية الخاصة.",
      "درست في المرحلة الثانوية ثلاث سنوات.",
      "أنا مديرة المدرسة.",
      "ساهمت مكتبتي في رفع عدد الكتب المعارة إلى 110.",
      "في نابلس كنت أتابع ثماني معلمات.",
      "أتحدث الإنجليزية بطلاقة.",
      "أنظم رحلة كل أسبوع.",
      "أقمت حفلات موسيقية في رام الله.",
      "مدرستنا هي الأفضل في المدينة.",
    ],
  },
  {
    source: `警備員、ひばり警備、静岡、2010年～2014年。商業施設の巡回、夜勤
警備隊長、港南総合病院、2014年8月～現在。隊員9名、教育計画、毎月の避難訓練
2022年、入館証の仕組みを総務課と見直した。不審者の報告：2021年20件、2023年8件
施設警備業務検定2級（2013年）。上級救命講習修了
柔道二段。防災士に関心がある。空港警備の経験なし`,
    supported: [
      "現在は港南総合病院で九名の隊員をまとめる警備隊長を務めております。",
      "毎月、避難訓練を行っています。",
      "総務課と一緒に、2022年に入館証の仕組みを見直しました。",
      "不審者の報告は二年で12件減りました。",
      "以前は商業施設を巡回し、夜勤も経験しました。",
      "空港の警備に就いたことはございません。",
      "防災士の資格に興味を持っております。",
      "柔道で培った落ち着きを仕事にも活かしたいです。",
      "挨拶を欠かさないことが安全の第一歩だと考えています。",
    ],
    invented: [
      "防災士として地域で講演しています。",
      "空港で三年間警備を担当しました。",
      "入館証の見直しにより不審者の報告が8件に減りました。",
      "ひばり警備では隊長を務めました。",
      "施設警備業務検定1級に合格しました。",
      "避難訓練を毎週実施しています。",
      "隊員19名を指揮しています。",
      "元警察官です。",
      "柔道の全国大会で優勝しました。",
    ],
  },
  {
    source: `Auxiliar de biblioteca, Biblioteca Juan Rulfo, Ávila, 2011–2014. Préstamo, ordenación, club de lectura mensual
Archivera, Diputación de Valdehaya, desde febrero de 2014. 3 kilómetros de documentos, atención a investigadores, visitas escolares
Colaboró en la digitalización de planos en 2020. Consultas en línea: 300 en 2019, 900 en 2022
Grado en Información y Documentación, 2011. Paleografía (curso de 60 horas). Latín
Cantante en una coral. Le gustaría trabajar con fotografía antigua. Sin experiencia en archivos sonoros`,
    supported: [
      "Soy archivera desde 2014 y atiendo a investigadores y a grupos escolares.",
      "En Ávila llevaba el préstamo y un club de lectura que se reunía cada mes.",
      "Participé en la digitalización de los planos en 2020.",
      "Las consultas en línea se han triplicado en tres años.",
      "La fotografía antigua me fascina y espero poder trabajar con ella algún día.",
      "Hice un curso de paleografía de sesenta horas.",
      "Canto en una coral.",
      "Los archivos sonoros son un mundo que me queda por conocer.",
    ],
    invented: [
      "Dirigí la digitalización de los planos.",
      "He catalogado miles de fotografías antiguas.",
      "Doctora en Historia, domino la paleografía.",
      "La digitalización triplicó las consultas en línea.",
      "Soy directora del archivo provincial.",
      "En Ávila atendía a investigadores.",
      "Cuido también archivos sonoros.",
      "El archivo es el mejor conservado de España.",
      "Leo griego clásico y latín.",
    ],
  },
  {
    source: `مساعدة محامية، مكتب العدالة، عمّان، 2011–2015. ملفات القضايا، مواعيد المحكمة
باحثة قانونية، شركة الرواد للتأمين، الكويت، منذ نوفمبر 2015. مراجعة 30 عقدا شهريا، الرد على الشكاوى
ساعدت في إعداد دليل العقود عام 2020. مدة الرد: 12 يوما في 2019 و7 أيام في 2022
بكالوريوس حقوق، الجامعة الهاشمية الجديدة، 2011
الفرنسية مبتدئة. متطوعة في جمعية للأيتام
تطمح إلى الحصول على رخصة المحاماة. لا خبرة في القضايا الجنائية`,
    supported: [
      "أراجع كل شهر نحو ثلاثين عقدا وأرد على الشكاوى.",
      "عملت أربع سنوات في مكتب للمحاماة حيث نظمت ملفات القضايا.",
      "كنت ضمن من ساعدوا في إعداد دليل العقود عام 2020.",
      "تقلصت مدة الرد خمسة أيام.",
      "لم أتعامل بعد مع القضايا الجنائية.",
      "أتطوع في جمعية للأيتام.",
      "حلمي أن أحصل على رخصة المحاماة.",
      "الكلمة الواضحة في رأيي توفر وقتا كثيرا.",
    ],
    invented: [
      "أنا محامية مرخصة.",
      "أعددت وحدي دليل العقود.",
      "ترافعت في قضايا جنائية.",
      "أجيد الفرنسية.",
      "أدى الدليل إلى تقليص مدة الرد إلى 7 أيام.",
      "أرأس الإدارة القانونية في الشركة.",
      "حصلت على ماجستير في القانون.",
      "في عمان كنت أراجع ثلاثين عقدا شهريا.",
      "أسست جمعية للأيتام.",
    ],
  },
  {
    source: `保育補助、あおぞら保育園、熊本、2012年～2015年。おやつ、着替えの手伝い
保育士、こもれび保育園、福岡、2015年4月～現在。2歳児クラス14名、連絡帳、行事の企画
2021年、連絡帳アプリの導入を手伝った。残業：2020年月20時間、2022年月11時間
保育士資格（2015年）。短期大学卒業
ピアノ。子育て支援員に関心。病児保育の経験なし`,
    supported: [
      "2歳児クラス14名を担任しています。",
      "保育補助として三年間、おやつや着替えを手伝いました。",
      "連絡帳アプリの導入にも携わりました。",
      "残業は月に9時間減りました。",
      "病児保育はまだ経験がありません。",
      "子どもの小さな変化に気づくことを大切にしています。",
      "行事の企画も任されております。",
    ],
    invented: [
      "連絡帳アプリの導入を主導しました。",
      "園長としてクラスをまとめています。",
      "病児保育を担当してきました。",
      "アプリのおかげで残業が月11時間になりました。",
      "幼稚園教諭の免許も持っています。",
      "あおぞら保育園では担任を務めました。",
      "3歳児クラス24名を担任しています。",
      "ピアノ講師として教えています。",
    ],
  },
];
