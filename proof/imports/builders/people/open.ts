import type { BuilderPerson } from "@/proof/imports/builders/builder";

/** Persons of the open half. All are fictional, as are their employers and schools. */
export const ines: BuilderPerson = {
  locale: "en-GB",
  name: "Ines Harrowgate",
  headline: "Senior Product Designer",
  email: "ines.harrowgate@mail.example",
  phone: "+44 20 7946 0611",
  location: "Bristol, United Kingdom",
  site: "harrowgate.example",
  profiles: [
    ["LinkedIn", "ines-harrowgate", "linkedin.com/in/ines-harrowgate"],
    ["GitHub", "iharrow", "github.com/iharrow"],
  ],
  summary:
    "Product designer with eleven years in public transport and payments. I turn research into interfaces that people with little time understand at once.",
  jobs: [
    {
      company: "Tidewell Transit",
      place: "Bristol, United Kingdom",
      roles: [
        {
          position: "Senior Product Designer",
          from: [2021, 5],
          to: null,
          points: [
            "Redesigned the ticket purchase for 1.4 million riders; abandoned purchases fell from 31 to 12 percent.",
            "Built a design system of 60 components that four teams use every day.",
          ],
        },
        {
          position: "Product Designer",
          from: [2018, 9],
          to: [2021, 4],
          points: ["Interviewed 140 riders about missed connections and drew the first live map of delays."],
        },
      ],
    },
    {
      company: "Pennybrook",
      place: "London, United Kingdom",
      roles: [
        {
          position: "Interaction Designer",
          from: [2015, 2],
          to: [2018, 8],
          points: [
            "Shortened the sign-up for small shops from nine screens to four.",
            "Ran weekly usability tests with shop owners.",
          ],
        },
      ],
    },
  ],
  schools: [
    { school: "University of Falmere", degree: "BA Graphic Communication", place: "Falmere", from: [2011, 9], to: [2014, 6] },
  ],
  skills: [
    ["Design", ["Figma", "Prototyping", "Design systems"]],
    ["Research", ["Usability testing", "Interviews", "Surveys"]],
  ],
  languages: [
    ["English", "Native"],
    ["Portuguese", "Fluent"],
  ],
  certifications: [["Certified Accessibility Specialist", "Web Access Guild", 2020]],
};

export const odhran: BuilderPerson = {
  locale: "en-US",
  name: "Odhran Castellane",
  headline: "Platform Engineer",
  email: "odhran@castellane.example",
  phone: "(555) 010-0142",
  location: "Portland, OR",
  site: "castellane.example",
  profiles: [["GitHub", "ocastellane", "github.com/ocastellane"]],
  summary:
    "Platform engineer who keeps deployments boring. Eight years of running container clusters for logistics and health companies.",
  jobs: [
    {
      company: "Larkspur Freight Systems",
      place: "Portland, OR",
      roles: [
        {
          position: "Staff Platform Engineer",
          from: [2022, 1],
          to: null,
          points: [
            "Moved 210 services to a shared cluster without a planned outage.",
            "Cut the monthly cost of computing from $180,000 to $112,000.",
          ],
        },
        {
          position: "Platform Engineer",
          from: [2019, 6],
          to: [2021, 12],
          points: [
            "Wrote the deployment tool that 90 engineers use.",
            "Introduced on-call reviews; pages at night fell by half.",
          ],
        },
      ],
    },
    {
      company: "Quillon Health",
      place: "Seattle, WA",
      roles: [
        {
          position: "Site Reliability Engineer",
          from: [2016, 8],
          to: [2019, 5],
          points: ["Kept the appointment service at 99.98 percent availability for three years."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Cascade State University",
      degree: "Bachelor of Science in Computer Science",
      place: "Eugene, OR",
      from: [2012, 9],
      to: [2016, 6],
    },
  ],
  skills: [
    ["Languages", ["Go", "Rust", "Python"]],
    ["Infrastructure", ["Kubernetes", "Terraform", "PostgreSQL"]],
  ],
  languages: [
    ["English", "Native or Bilingual"],
    ["French", "Limited Working"],
  ],
  certifications: [
    ["Certified Cluster Administrator", "Open Cluster Foundation", 2021],
    ["Network Associate", "Routewise Institute", 2018],
  ],
};

export const gesine: BuilderPerson = {
  locale: "de-DE",
  name: "Gesine Wulfhorst",
  headline: "Projektleiterin Bauwesen",
  email: "gesine.wulfhorst@beispiel.example",
  phone: "+49 30 5550 0731",
  location: "28195 Bremen",
  site: "",
  profiles: [["XING", "Gesine_Wulfhorst", "xing.com/profile/Gesine_Wulfhorst"]],
  summary:
    "Bauingenieurin mit neun Jahren Erfahrung in der Leitung von Brücken- und Tunnelprojekten. Sicher in Ausschreibung, Kostenkontrolle und der Abstimmung mit Behörden.",
  jobs: [
    {
      company: "Nordsteg Ingenieurbau GmbH",
      place: "Bremen",
      roles: [
        {
          position: "Projektleiterin",
          from: [2020, 3],
          to: null,
          points: [
            "Leitung des Neubaus von drei Straßenbrücken mit einem Volumen von 34 Mio. Euro.",
            "Einführung einer digitalen Bauakte, die den Aufwand für Abrechnungen um ein Drittel senkte.",
          ],
        },
      ],
    },
    {
      company: "Planungsbüro Hagedorn & Partner",
      place: "Hannover",
      roles: [
        {
          position: "Bauingenieurin",
          from: [2015, 10],
          to: [2020, 2],
          points: [
            "Statische Berechnungen für Parkhäuser und Lagerhallen.",
            "Bauüberwachung auf zwölf Baustellen in Niedersachsen.",
          ],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Technische Universität Weserland",
      degree: "Master of Science Bauingenieurwesen",
      place: "Bremen",
      from: [2010, 10],
      to: [2015, 9],
    },
    { school: "Gymnasium am Deich", degree: "Abitur", place: "Cuxhaven", from: [2002, 8], to: [2010, 6] },
  ],
  skills: [
    ["Software", ["AutoCAD", "Revit", "MS Project"]],
    ["Fachgebiete", ["Vergaberecht", "Massivbau", "Kostenplanung"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Englisch", "verhandlungssicher"],
    ["Dänisch", "Grundkenntnisse"],
  ],
  certifications: [["Fachkraft für Arbeitssicherheit", "Baukammer Nord", 2019]],
};

export const solene: BuilderPerson = {
  locale: "fr-FR",
  name: "Solène Kerdaniel",
  headline: "Responsable logistique",
  email: "solene.kerdaniel@courriel.example",
  phone: "+33 1 99 00 47 12",
  location: "Nantes, France",
  site: "",
  profiles: [],
  summary:
    "Responsable logistique depuis dix ans, j’organise les flux d’entrepôts alimentaires et j’accompagne des équipes de trente personnes dans leurs changements d’outils.",
  jobs: [
    {
      company: "Maraîchers de l’Erdre",
      place: "Nantes, France",
      roles: [
        {
          position: "Responsable logistique",
          from: [2019, 1],
          to: null,
          points: [
            "Réorganisation de deux plateformes, avec une baisse des ruptures de stock de 40 %.",
            "Encadrement de 32 personnes et formation des nouveaux chefs d’équipe.",
          ],
        },
      ],
    },
    {
      company: "Transports Guivarc’h",
      place: "Rennes, France",
      roles: [
        {
          position: "Coordinatrice des tournées",
          from: [2014, 4],
          to: [2018, 12],
          points: ["Planification quotidienne de 45 camions frigorifiques dans tout le Grand Ouest."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Université de l’Estuaire",
      degree: "Master Logistique et transport",
      place: "Saint-Nazaire, France",
      from: [2012, 9],
      to: [2014, 3],
    },
  ],
  skills: [
    ["Outils", ["SAP", "Excel", "Power BI"]],
    ["Méthodes", ["Gestion des stocks", "Amélioration continue"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Anglais", "courant"],
  ],
  certifications: [["Conseillère à la sécurité", "Institut du Fret", 2016]],
};

export const bronka: BuilderPerson = {
  locale: "pl-PL",
  name: "Bronisława Zalewiak",
  headline: "Analityczka danych",
  email: "b.zalewiak@poczta.example",
  phone: "+48 22 555 01 84",
  location: "Wrocław, Polska",
  site: "",
  profiles: [["GitHub", "bzalewiak", "github.com/bzalewiak"]],
  summary:
    "Analityczka danych z sześcioletnim doświadczeniem w handlu internetowym. Buduję raporty, z których zespoły korzystają codziennie.",
  jobs: [
    {
      company: "Koralik Sp. z o.o.",
      place: "Wrocław, Polska",
      roles: [
        {
          position: "Starsza analityczka danych",
          from: [2021, 2],
          to: null,
          points: [
            "Model prognozy popytu zmniejszył nadwyżki magazynowe o 18 procent.",
            "Prowadzenie zespołu czterech analityków.",
          ],
        },
      ],
    },
    {
      company: "Towarzystwo Ubezpieczeń Jodła",
      place: "Poznań, Polska",
      roles: [
        {
          position: "Specjalistka ds. raportowania",
          from: [2018, 7],
          to: [2021, 1],
          points: ["Automatyzacja 25 raportów miesięcznych w języku Python."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Uniwersytet Odrzański",
      degree: "Magister, Matematyka stosowana",
      place: "Wrocław, Polska",
      from: [2013, 10],
      to: [2018, 6],
    },
  ],
  skills: [
    ["Analiza", ["SQL", "Python", "Statystyka"]],
    ["Narzędzia", ["Tableau", "Git", "Airflow"]],
  ],
  languages: [
    ["Polski", "ojczysty"],
    ["Angielski", "C1"],
  ],
  certifications: [],
};

export const layth: BuilderPerson = {
  locale: "ar",
  name: "ليث المنصوري",
  headline: "مهندس شبكات",
  email: "layth@barid.example",
  phone: "+962 6 555 0133",
  location: "عمّان، الأردن",
  site: "",
  profiles: [],
  summary: "مهندس شبكات لديه سبع سنوات من الخبرة في تصميم شبكات المستشفيات والمدارس وإدارتها.",
  jobs: [
    {
      company: "شركة الواحة للاتصالات",
      place: "عمّان، الأردن",
      roles: [
        {
          position: "مهندس شبكات أول",
          from: [2020, 3],
          to: null,
          points: ["تصميم شبكة تربط اثني عشر مستشفى.", "قيادة فريق من خمسة مهندسين."],
        },
      ],
    },
    {
      company: "شركة مسار التقنية",
      place: "إربد، الأردن",
      roles: [
        { position: "مهندس دعم فني", from: [2017, 6], to: [2020, 2], points: ["متابعة أعطال الشبكات وحلّها خلال أربع ساعات."] },
      ],
    },
  ],
  schools: [{ school: "جامعة الغور", degree: "بكالوريوس هندسة الحاسوب", place: "إربد، الأردن", from: [2012, 9], to: [2017, 5] }],
  skills: [["الشبكات", ["التوجيه", "الجدران النارية", "المراقبة"]]],
  languages: [
    ["العربية", "اللغة الأم"],
    ["الإنجليزية", "متقدم"],
  ],
  certifications: [],
};

export const minori: BuilderPerson = {
  locale: "ja-JP",
  name: "月岡 みのり",
  headline: "ソフトウェアエンジニア",
  email: "minori@tayori.example",
  phone: "03-5550-0172",
  location: "東京都世田谷区",
  site: "",
  profiles: [["GitHub", "mtsukioka", "github.com/mtsukioka"]],
  summary:
    "決済と物流の分野で八年の開発経験があります。設計から運用まで一貫して担当し、小さなチームで早く届けることを得意としています。",
  jobs: [
    {
      company: "株式会社ひばり決済",
      place: "東京都",
      roles: [
        {
          position: "シニアエンジニア",
          from: [2020, 4],
          to: null,
          points: ["決済基盤を再設計し、処理時間を四割短縮しました。", "六名のチームの技術リーダーを務めました。"],
        },
      ],
    },
    {
      company: "みなと物流株式会社",
      place: "横浜市",
      roles: [
        { position: "エンジニア", from: [2016, 4], to: [2020, 3], points: ["配送計画システムの開発と保守を担当しました。"] },
      ],
    },
  ],
  schools: [{ school: "青海工業大学", degree: "情報工学 学士", place: "", from: [2012, 4], to: [2016, 3] }],
  skills: [["開発", ["TypeScript", "Go", "PostgreSQL"]]],
  languages: [
    ["日本語", "母語"],
    ["英語", "ビジネスレベル"],
  ],
  certifications: [["応用情報技術者試験", "情報処理推進協会", 2018]],
};
