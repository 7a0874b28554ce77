import type { Practice } from "./practice-west";

/** The same in further languages. None is sealed. */
export const DRAFTS_AGAIN_FURTHER: Practice[] = [
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
