import type { BuilderPerson } from "@/proof/imports/builders/builder";

/** Persons of the sealed half. All are fictional, as are their employers and schools. */
export const thandeka: BuilderPerson = {
  locale: "en-US",
  name: "Thandeka Marlowe",
  headline: "Clinical Research Coordinator",
  email: "thandeka.marlowe@post.example",
  phone: "(555) 010-0177",
  location: "Madison, WI",
  site: "marlowe.example",
  profiles: [["LinkedIn", "thandeka-marlowe", "linkedin.com/in/thandeka-marlowe"]],
  summary:
    "Research coordinator for trials in cardiology and oncology. Known for complete records, calm patients and visits that begin on time.",
  jobs: [
    {
      company: "Lakeshore Heart Institute",
      place: "Madison, WI",
      roles: [
        {
          position: "Clinical Research Coordinator",
          from: [2020, 7],
          to: null,
          points: [
            "Coordinates nine trials with 420 patients; no finding in the last two audits.",
            "Trained eleven new coordinators in consent and documentation.",
          ],
        },
      ],
    },
    {
      company: "Birchwater Oncology Group",
      place: "Milwaukee, WI",
      roles: [
        {
          position: "Research Assistant",
          from: [2017, 3],
          to: [2020, 6],
          points: ["Scheduled 1,900 visits and reduced missed ones from 14 to 5 percent."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Northern Prairie College",
      degree: "Bachelor of Science in Nursing",
      place: "Duluth, MN",
      from: [2012, 8],
      to: [2016, 5],
    },
  ],
  skills: [
    ["Clinical", ["Phlebotomy", "Informed consent", "Vital signs"]],
    ["Software", ["REDCap", "Epic", "Excel"]],
  ],
  languages: [
    ["English", "Native"],
    ["Zulu", "Conversational"],
  ],
  certifications: [["Certified Clinical Research Professional", "Trial Coordinators Society", 2021]],
};

export const corwin: BuilderPerson = {
  locale: "en-GB",
  name: "Corwin Aldersey",
  headline: "Marine Ecologist",
  email: "c.aldersey@coast.example",
  phone: "+44 1632 960 144",
  location: "Oban, Scotland",
  site: "aldersey.example",
  profiles: [["GitHub", "caldersey", "github.com/caldersey"]],
  summary:
    "Marine ecologist who measures how kelp forests recover after storms. Field leader, diver and teacher with a liking for open data and reproducible statistics.",
  jobs: [
    {
      company: "Firth Marine Laboratory",
      place: "Oban, Scotland",
      roles: [
        {
          position: "Research Fellow",
          from: [2019, 10],
          to: null,
          points: [
            "Leads a survey of forty kelp sites that combines divers, drones and satellite pictures over six years.",
            "Supervises three doctoral students and a field team of seven.",
          ],
        },
        {
          position: "Postdoctoral Researcher",
          from: [2017, 1],
          to: [2019, 9],
          points: ["Developed an open package for the statistics of repeated transects."],
        },
      ],
    },
    {
      company: "Solway Conservation Trust",
      place: "Dumfries, Scotland",
      roles: [
        {
          position: "Field Officer",
          from: [2011, 5],
          to: [2012, 9],
          points: ["Counted wintering geese and wrote the yearly report for landowners."],
        },
      ],
    },
  ],
  schools: [
    { school: "University of Lorne", degree: "PhD Marine Biology", place: "Lorne", from: [2012, 10], to: [2016, 11] },
    { school: "Tayside College", degree: "BSc Zoology", place: "Dundee", from: [2007, 9], to: [2011, 4] },
  ],
  skills: [
    ["Field work", ["Scientific diving", "Drone piloting", "Species identification"]],
    ["Analysis", ["R", "Python", "QGIS"]],
  ],
  languages: [
    ["English", "Native"],
    ["Norwegian", "B1"],
  ],
  certifications: [["Professional Scuba Certificate", "Divers Board", 2013]],
};

export const ruprecht: BuilderPerson = {
  locale: "de-DE",
  name: "Ruprecht Sandkühler",
  headline: "Einkaufsleiter",
  email: "r.sandkuehler@beispiel.example",
  phone: "+49 30 5550 0922",
  location: "70173 Stuttgart",
  site: "",
  profiles: [["LinkedIn", "ruprecht-sandkuehler", "linkedin.com/in/ruprecht-sandkuehler"]],
  summary:
    "Einkaufsleiter mit Schwerpunkt Metall und Elektronik. Verhandelt Rahmenverträge in acht Ländern und baut Lieferanten auf, die auch in Engpässen liefern.",
  jobs: [
    {
      company: "Filstal Antriebstechnik AG",
      place: "Stuttgart",
      roles: [
        {
          position: "Einkaufsleiter",
          from: [2021, 4],
          to: null,
          points: [
            "Verantwortung für ein Einkaufsvolumen von 60 Mio. Euro und ein Team von neun Personen.",
            "Senkung der Materialkosten um 7 Prozent innerhalb von zwei Jahren.",
          ],
        },
        {
          position: "Strategischer Einkäufer",
          from: [2017, 1],
          to: [2021, 3],
          points: ["Aufbau von vierzehn Lieferanten in Tschechien und Portugal."],
        },
      ],
    },
    {
      company: "Albwerk Elektronik GmbH",
      place: "Reutlingen",
      roles: [
        {
          position: "Sachbearbeiter Einkauf",
          from: [2012, 9],
          to: [2016, 12],
          points: ["Bestellung und Terminverfolgung für 2.000 Bauteile."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Hochschule Neckartal",
      degree: "Bachelor of Arts Betriebswirtschaft",
      place: "Esslingen",
      from: [2008, 10],
      to: [2012, 7],
    },
  ],
  skills: [
    ["Einkauf", ["Vertragsrecht", "Lieferantenaudits", "Incoterms"]],
    ["IT", ["SAP MM", "Excel", "Power BI"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "C1"],
    ["Tschechisch", "A2"],
  ],
  certifications: [["Fachwirt für Einkauf", "IHK Schwaben", 2015]],
};

export const xoan: BuilderPerson = {
  locale: "es-ES",
  name: "Xoán Berdeal Lousada",
  headline: "Jefe de obra",
  email: "xoan.berdeal@correo.example",
  phone: "+34 912 555 014",
  location: "Vigo, España",
  site: "",
  profiles: [["LinkedIn", "xoan-berdeal", "linkedin.com/in/xoan-berdeal"]],
  summary:
    "Jefe de obra con doce años de experiencia en vivienda y obra portuaria. Cumplo plazos sin descuidar la seguridad de las personas.",
  jobs: [
    {
      company: "Construcciones Ría Alta S.A.",
      place: "Vigo, España",
      roles: [
        {
          position: "Jefe de obra",
          from: [2018, 2],
          to: null,
          points: [
            "Dirección de 84 viviendas entregadas dos meses antes del plazo.",
            "Reducción de accidentes en un 60 % en tres años.",
          ],
        },
      ],
    },
    {
      company: "Puertos y Diques del Norte",
      place: "A Coruña, España",
      roles: [
        {
          position: "Ingeniero de producción",
          from: [2013, 9],
          to: [2018, 1],
          points: ["Control de costes de un dique de 400 metros."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Universidad del Miño",
      degree: "Grado en Ingeniería Civil",
      place: "Ourense, España",
      from: [2008, 9],
      to: [2013, 6],
    },
  ],
  skills: [
    ["Gestión", ["Presupuestos", "Planificación", "Prevención de riesgos"]],
    ["Programas", ["AutoCAD", "Presto", "Excel"]],
  ],
  languages: [
    ["Español", "nativo"],
    ["Gallego", "nativo"],
    ["Inglés", "B2"],
  ],
  certifications: [["Técnico superior en prevención", "Instituto de Seguridad Laboral", 2017]],
};

export const aurele: BuilderPerson = {
  locale: "fr-FR",
  name: "Aurèle Montferrand",
  headline: "Architecte logiciel",
  email: "aurele.montferrand@courriel.example",
  phone: "+33 1 99 00 83 26",
  location: "Grenoble, France",
  site: "montferrand.example",
  profiles: [["GitHub", "amontferrand", "github.com/amontferrand"]],
  summary:
    "Architecte logiciel, je découpe de vieux systèmes en services que de petites équipes peuvent faire évoluer sans crainte. Treize ans d’expérience dans l’énergie et la banque.",
  jobs: [
    {
      company: "Voltaluz Énergies",
      place: "Grenoble, France",
      roles: [
        {
          position: "Architecte logiciel",
          from: [2019, 11],
          to: null,
          points: [
            "Refonte de la facturation de deux millions de compteurs, livrée en dix-huit mois.",
            "Animation d’une communauté de quarante développeurs.",
          ],
        },
      ],
    },
    {
      company: "Banque des Alpages",
      place: "Lyon, France",
      roles: [
        {
          position: "Ingénieur développement",
          from: [2013, 3],
          to: [2019, 10],
          points: [
            "Conception du service des virements instantanés.",
            "Réduction du temps de déploiement de deux jours à vingt minutes.",
          ],
        },
      ],
    },
  ],
  schools: [
    {
      school: "École d’ingénieurs du Vercors",
      degree: "Diplôme d’ingénieur, Informatique",
      place: "Grenoble, France",
      from: [2008, 9],
      to: [2012, 12],
    },
  ],
  skills: [
    ["Langages", ["Java", "Kotlin", "TypeScript"]],
    ["Architecture", ["Événements", "Domaines", "API"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Italien", "intermédiaire"],
  ],
  certifications: [["Architecte certifié", "Cercle des Architectes", 2018]],
};

export const rana: BuilderPerson = {
  locale: "ar",
  name: "رنا الخوري",
  headline: "محاسبة قانونية",
  email: "rana@barid.example",
  phone: "+961 1 555 0178",
  location: "بيروت، لبنان",
  site: "",
  profiles: [],
  summary: "محاسبة قانونية خبيرة في إعداد الموازنات وتدقيق حسابات الشركات الصغيرة منذ تسع سنوات.",
  jobs: [
    {
      company: "شركة الأرز للتدقيق",
      place: "بيروت، لبنان",
      roles: [
        {
          position: "مديرة حسابات",
          from: [2019, 1],
          to: null,
          points: ["الإشراف على حسابات ثلاثين شركة.", "تخفيض مدة الإقفال السنوي إلى النصف."],
        },
      ],
    },
    {
      company: "بنك الساحل",
      place: "صيدا، لبنان",
      roles: [{ position: "محاسبة", from: [2015, 4], to: [2018, 12], points: ["إعداد التقارير المالية الشهرية."] }],
    },
  ],
  schools: [{ school: "جامعة الجبل", degree: "ماجستير محاسبة", place: "بيروت، لبنان", from: [2010, 9], to: [2015, 3] }],
  skills: [["المحاسبة", ["الموازنات", "الضرائب", "التدقيق"]]],
  languages: [
    ["العربية", "اللغة الأم"],
    ["الفرنسية", "متقدم"],
  ],
  certifications: [],
};

export const haruki: BuilderPerson = {
  locale: "ja-JP",
  name: "瀬戸内 悠",
  headline: "プロダクトマネージャー",
  email: "haruka@tayori.example",
  phone: "06-5550-0149",
  location: "大阪市北区",
  site: "",
  profiles: [],
  summary: "教育と医療の分野で新しいサービスを三つ立ち上げました。利用者の声を毎週聞き、数字で確かめながら進めます。",
  jobs: [
    {
      company: "株式会社まなび舎",
      place: "大阪市",
      roles: [
        {
          position: "プロダクトマネージャー",
          from: [2021, 7],
          to: null,
          points: ["学習アプリの利用者を二年で三倍に増やしました。", "開発と営業の橋渡しを担いました。"],
        },
      ],
    },
    {
      company: "あおぞら医療システム株式会社",
      place: "神戸市",
      roles: [
        { position: "営業企画担当", from: [2015, 4], to: [2021, 6], points: ["予約システムを百二十の診療所に導入しました。"] },
      ],
    },
  ],
  schools: [{ school: "六甲大学", degree: "経営学 学士", place: "", from: [2011, 4], to: [2015, 3] }],
  skills: [["企画", ["市場調査", "データ分析", "要件定義"]]],
  languages: [
    ["日本語", "母語"],
    ["中国語", "日常会話"],
  ],
  certifications: [["中小企業診断士", "日本経営協会", 2019]],
};
