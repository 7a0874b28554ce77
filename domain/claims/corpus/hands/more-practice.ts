/** True sentences in other words, by the language of their source; rules may be written with them. */
export const MORE_PRACTICE: [language: string, source: string, supported: string[]][] = [
  [
    "en",
    `Accounts assistant, Thorne & Wick Ltd, 2017 – 2021
Purchase ledger for 150 suppliers, VAT returns
Month-end closing in four days instead of seven after new checklists
Nursery assistant, Little Otters, since 2021. Room of 14 toddlers
Outings, nappies, parents' evenings
AAT Level 3, 2017. Paediatric first aid. German A2`,
    [
      "I kept the purchase ledger for 150 suppliers and filed the VAT returns.",
      "With new checklists we closed the month in four days rather than seven.",
      "These days I look after fourteen toddlers at Little Otters.",
      "I change nappies, plan outings and speak with parents at parents' evenings.",
      "I hold an AAT Level 3 qualification and a first-aid certificate for children.",
      "My German is at A2 level.",
      "Four years at Thorne & Wick taught me to work accurately.",
      "I moved from accounting into childcare in 2021.",
    ],
  ],
  [
    "en",
    `Stonemason, Pell Quarry Works, 2009 – 2018; restored two church towers and a market cross. Team of five. Dust illness in 2018, so I retrained.
CAD technician at Hallam Surveyors since 2019: site plans in AutoCAD, laser scans of about 30 buildings a year. HNC Construction, evening classes, 2021.`,
    [
      "For nine years I worked as a stonemason.",
      "As part of a five-strong team I helped to restore two church towers and a market cross.",
      "An illness caused by dust made me change my trade in 2018.",
      "Today I draw site plans with AutoCAD for Hallam Surveyors.",
      "Each year I scan around thirty buildings with a laser.",
      "I earned my HNC in Construction at evening school in 2021.",
    ],
  ],
  [
    "de",
    `Buchhaltungsassistentin, Dorn & Wick GmbH, 2017 – 2021
Kreditoren für 150 Lieferanten, Umsatzsteuervoranmeldungen
Monatsabschluss nach neuen Checklisten in vier statt sieben Tagen
Kinderpflegerin, Kita Fischotter, seit 2021. Gruppe von 14 Kleinkindern
Ausflüge, Wickeln, Elternabende
Ausbildung zur Steuerfachangestellten, 2017. Erste Hilfe am Kind. Englisch B1`,
    [
      "Ich betreute die Kreditorenbuchhaltung für 150 Lieferanten und erstellte die Umsatzsteuervoranmeldungen.",
      "Mit neuen Checklisten schafften wir den Monatsabschluss in vier statt in sieben Tagen.",
      "Heute kümmere ich mich in der Kita Fischotter um vierzehn Kleinkinder.",
      "Ich wickle, plane Ausflüge und spreche auf Elternabenden mit den Eltern.",
      "2017 schloss ich meine Ausbildung als Steuerfachangestellte ab.",
      "Einen Erste-Hilfe-Kurs für Kinder habe ich ebenfalls absolviert.",
      "Mein Englisch liegt auf B1-Niveau.",
      "2021 wechselte ich von der Buchhaltung in die Kinderbetreuung.",
    ],
  ],
  [
    "de",
    `Steinmetz, Steinbruch Pell, 2009 – 2018; zwei Kirchtürme und ein Marktkreuz restauriert. Team von fünf Leuten. 2018 Staublunge, deshalb Umschulung.
CAD-Zeichner bei Vermessung Hallam seit 2019: Lagepläne in AutoCAD, Laserscans von etwa 30 Gebäuden im Jahr. Technikerschule am Abend, Abschluss 2021.`,
    [
      "Neun Jahre lang habe ich als Steinmetz gearbeitet.",
      "In einem fünfköpfigen Team half ich, zwei Kirchtürme und ein Marktkreuz zu restaurieren.",
      "Eine Staublunge zwang mich 2018 zum Berufswechsel.",
      "Heute zeichne ich bei Vermessung Hallam Lagepläne mit AutoCAD.",
      "Jedes Jahr scanne ich rund dreißig Gebäude mit dem Laser.",
      "2021 habe ich die Technikerschule am Abend abgeschlossen.",
    ],
  ],
  [
    "fr",
    `Assistante comptable, Dorne & Vic, 2017 – 2021
Comptabilité fournisseurs (150 fournisseurs), déclarations de TVA
Clôture mensuelle en quatre jours au lieu de sept grâce à de nouvelles listes de contrôle
Auxiliaire de puériculture, crèche Les Loutres, depuis 2021. Section de 14 tout-petits
Sorties, change, réunions de parents
BTS comptabilité, 2017. Secourisme enfant. Anglais B1`,
    [
      "Je tenais la comptabilité de 150 fournisseurs et j'établissais les déclarations de TVA.",
      "Avec de nouvelles listes de contrôle, nous bouclions le mois en quatre jours au lieu de sept.",
      "Aujourd'hui, je m'occupe de quatorze tout-petits à la crèche Les Loutres.",
      "Je change les enfants, je prépare les sorties et j'échange avec les parents lors des réunions.",
      "J'ai obtenu un BTS de comptabilité en 2017.",
      "J'ai suivi une formation aux premiers secours pour les enfants.",
      "Mon anglais est de niveau B1.",
      "En 2021, je suis passée de la comptabilité à la petite enfance.",
    ],
  ],
  [
    "fr",
    `Tailleur de pierre, carrière de Pelle, 2009 – 2018 ; restauration de deux clochers et d'une croix. Équipe de cinq. Maladie des poussières en 2018, d'où une reconversion.
Dessinateur CAO chez Géomètres Hallam depuis 2019 : plans de masse sur AutoCAD, relevés laser d'une trentaine de bâtiments par an. BTS en cours du soir, 2021.`,
    [
      "J'ai exercé neuf ans comme tailleur de pierre.",
      "Au sein d'une équipe de cinq personnes, j'ai participé à la restauration de deux clochers et d'une croix.",
      "Une maladie due à la poussière m'a obligé à me reconvertir en 2018.",
      "Je dessine à présent des plans de masse avec AutoCAD pour Géomètres Hallam.",
      "Chaque année, je relève au laser une trentaine de bâtiments.",
      "J'ai passé mon BTS en suivant des cours du soir.",
    ],
  ],
  [
    "es",
    `Auxiliar contable, Dorne y Vic, 2017 – 2021
Cuentas de 150 proveedores, declaraciones de IVA
Cierre mensual en cuatro días en vez de siete con nuevas listas de control
Educadora infantil, guardería Las Nutrias, desde 2021. Aula de 14 bebés
Salidas, cambio de pañales, reuniones con las familias
FP de Administración, 2017. Primeros auxilios infantiles. Inglés B1`,
    [
      "Llevaba las cuentas de 150 proveedores y presentaba las declaraciones de IVA.",
      "Gracias a unas nuevas listas de control cerrábamos el mes en cuatro días y no en siete.",
      "Hoy cuido de catorce bebés en la guardería Las Nutrias.",
      "Cambio pañales, organizo salidas y me reúno con las familias.",
      "Terminé la FP de Administración en 2017.",
      "Tengo formación en primeros auxilios para niños.",
      "Mi nivel de inglés es B1.",
      "En 2021 pasé de la contabilidad a la educación infantil.",
    ],
  ],
  [
    "es",
    `Cantero, Cantera Pella, 2009 – 2018; restauré dos campanarios y una cruz. Equipo de cinco. Enfermedad por polvo en 2018, por eso me reciclé.
Delineante en Topografía Hallam desde 2019: planos en AutoCAD, escaneos láser de unos 30 edificios al año. Técnico superior, clases nocturnas, 2021.`,
    [
      "Trabajé nueve años como cantero.",
      "En un equipo de cinco personas ayudé a restaurar dos campanarios y una cruz.",
      "Una enfermedad causada por el polvo me obligó a cambiar de oficio en 2018.",
      "Ahora dibujo planos con AutoCAD en Topografía Hallam.",
      "Cada año escaneo con láser una treintena de edificios.",
      "Saqué el título de técnico superior en clases nocturnas.",
    ],
  ],
  [
    "ar",
    `مساعدة محاسب، شركة الشوكة، 2017 – 2021
حسابات 150 موردا، إقرارات ضريبة القيمة المضافة
إقفال الشهر في أربعة أيام بدل سبعة بعد قوائم تحقق جديدة
مربية، حضانة القضاعة، منذ 2021. صف من 14 طفلا صغيرا
رحلات، تغيير الحفاضات، اجتماعات الأهل
دبلوم محاسبة، 2017. إسعافات أولية للأطفال. الإنجليزية بمستوى متوسط`,
    [
      "كنت أمسك حسابات 150 موردا وأقدم إقرارات ضريبة القيمة المضافة.",
      "بفضل قوائم تحقق جديدة صرنا نقفل الشهر في أربعة أيام بدلا من سبعة.",
      "أعتني اليوم بأربعة عشر طفلا في حضانة القضاعة.",
      "أغير الحفاضات وأنظم الرحلات وأجتمع مع الأهل.",
      "أنهيت دبلوم المحاسبة عام 2017.",
      "لدي تدريب في الإسعافات الأولية للأطفال.",
      "انتقلت عام 2021 من المحاسبة إلى رعاية الأطفال.",
    ],
  ],
  [
    "ja",
    `経理補佐、株式会社荊、2017年〜2021年
仕入先150社の買掛金、消費税申告
新しいチェックリストで月次決算を7日から4日に短縮
保育補助、かわうそ保育園、2021年から。1歳児14名のクラス
遠足、おむつ替え、保護者会
簿記2級、2017年。小児の救急法。英語は初級`,
    [
      "仕入先150社の買掛金を管理し、消費税の申告も行いました。",
      "新しいチェックリストを使い、月次決算にかかる日数を7日から4日に減らしました。",
      "現在はかわうそ保育園で14名の子どもたちを見ています。",
      "おむつを替えたり、遠足を計画したり、保護者会で話したりしています。",
      "2017年に簿記2級に合格しました。",
      "子どもの救急法を学びました。",
      "2021年に経理から保育の仕事に移りました。",
      "英語は初級レベルです。",
    ],
  ],
];
