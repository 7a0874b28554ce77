import type { Authored } from "../authors/authored";

export const ENGLISH: Authored[] = [
  {
    author: "nurse",
    source: `Staff nurse, Surgical Ward B, Hartwick Infirmary, April 2016 – March 2022
26 beds. Pre-op and post-op care, dressings, drains, pain charts
Redesigned the handover sheet with the ward sister in 2019
Patient complaints: 31 in 2018, 12 in 2020
Since May 2022: community nurse, Lowmoor Health Trust. 14 home visits a day, own car
Diploma in Adult Nursing, Brackley University, 2015
Mentored three student nurses. Interested in palliative care
Languages: English, Polish (conversational)`,
    supported: [
      "I spent six years on the surgical ward of Hartwick Infirmary, caring for patients before and after their operations.",
      "My responsibilities there included changing dressings, monitoring drains and recording pain scores.",
      "In 2019 I worked with the ward sister to develop a clearer handover sheet.",
      "I currently work as a community nurse for Lowmoor Health Trust, where I visit around fourteen patients at home each day.",
      "I have also guided three students through their placements.",
      "I completed my training in adult nursing at Brackley University in 2015.",
      "In addition to English, I can hold a conversation in Polish.",
      "Across hospital and community settings, I have learned to stay calm and to put patients first.",
      "I am drawn to palliative care and would be keen to learn more about it.",
      "Complaints from patients on the ward fell from 31 in 2018 to 12 two years later.",
    ],
    invented: {
      causality: [
        "Thanks to my new handover sheet, patient complaints fell from 31 to 12.",
        "My mentoring of student nurses led to fewer patient complaints.",
      ],
      wish: ["I have worked in palliative care.", "I bring a solid background in palliative nursing."],
      binding: ["As a community nurse I looked after 26 beds."],
      title: ["I was ward sister of the surgical ward."],
      number: ["I mentored eight student nurses."],
      degree: ["I hold a Bachelor of Science in Nursing from Brackley University."],
    },
  },
  {
    author: "electrician",
    source: `Electrician, Dunmore & Pike Ltd, Sheffield, 2011 – 2018
Rewired terraced houses and small shops, fault finding, inspection and testing (EICR)
Electrical maintenance technician, Calder Foods, since Jan 2019. Packing lines, PLC fault diagnosis, 4-on-4-off shifts
Built a spare parts register in Excel in 2021. Downtime on line 3: 9 h a month in 2020, 4 h a month in 2022
NVQ Level 3 Electrical Installation, Sheffield City College, 2011. 18th Edition 2019
Would like to train as a PLC programmer. No experience with high voltage`,
    supported: [
      "After qualifying, I worked for seven years as an electrician at Dunmore & Pike in Sheffield.",
      "I rewired homes and small retail premises, traced faults and carried out inspections and tests.",
      "For the past several years I have kept the packing lines at Calder Foods running as a maintenance technician.",
      "This includes diagnosing PLC faults while working a rotating shift pattern.",
      "In 2021 I set up an Excel register for our spare parts.",
      "Between 2020 and 2022, monthly downtime on line 3 decreased from nine hours to four.",
      "I hold an NVQ Level 3 in Electrical Installation and passed the 18th Edition exam in 2019.",
      "I have not worked with high-voltage systems to date.",
      "My next goal is to become a PLC programmer, and I am eager to undertake the necessary training.",
      "I take safety seriously and believe in doing a job properly the first time.",
    ],
    invented: {
      causality: [
        "As a result of my spare parts register, downtime on line 3 was cut by more than half.",
        "By building a spare parts register I reduced downtime on line 3 to 4 hours a month.",
      ],
      wish: ["I programme PLCs for the packing lines."],
      binding: ["At Dunmore & Pike I maintained packing lines."],
      date: ["I have been with Calder Foods since 2016."],
      negation: ["I have experience with high-voltage installations."],
      superlative: ["I was the fastest electrician at Dunmore & Pike."],
    },
  },
  {
    author: "accountant",
    source: `Assistant accountant at Wren & Sallow LLP, Leeds, from September 2014 until June 2019: bookkeeping for 40 small business clients, VAT returns, payroll.
Management accountant at Brightwell Garden Centres since July 2019. Month-end close, budgets for 7 sites, cash flow forecasts. In 2021 we moved from Sage to Xero; I trained 15 colleagues. Month-end close went from 10 working days to 6 between 2020 and 2023. Turnover rose 8 % in 2022.
AAT Level 4, 2016. Currently studying for CIMA (operational level passed). I do not manage staff. I hope to move into financial planning and analysis.`,
    supported: [
      "I began my career at Wren & Sallow in Leeds, where I kept the books for some 40 small businesses.",
      "My duties there ranged from VAT returns to payroll.",
      "Today I am a management accountant at Brightwell Garden Centres and prepare budgets for seven locations.",
      "I am responsible for the monthly closing process as well as for forecasting cash flow.",
      "When the company switched from Sage to Xero in 2021, I taught fifteen team members to use the new software.",
      "From 2020 to 2023, the time needed for the month-end close dropped by four working days.",
      "I am working towards my CIMA qualification and have already passed the operational level.",
      "I do not have line management responsibility at present.",
      "With experience in both practice and industry, I understand accounting from two sides.",
      "I would welcome the chance to move into FP&A.",
    ],
    invented: {
      causality: [
        "Because of the training I gave, the month-end close went from 10 days to 6.",
        "My budgets contributed to an 8 % rise in turnover in 2022.",
      ],
      wish: ["I work in financial planning and analysis.", "I am a qualified CIMA accountant."],
      binding: ["At Wren & Sallow I prepared budgets for seven sites."],
      negation: ["I lead a team of accounts assistants."],
      employer: ["I worked at Deloitte before joining Brightwell Garden Centres."],
      scope: ["I moved the company from Sage to Xero single-handedly."],
    },
  },
  {
    author: "florist",
    source: `Florist, Petal & Stem, Bath, Feb 2013 – Oct 2017. Bouquets, wedding flowers (about 20 weddings a season), window displays
Shop supervisor, Greenway Flowers, Bristol, Nov 2017 – today. Team of 5, rota, wholesale buying twice a week at 4 a.m.
Started an Instagram account for the shop in spring 2020 (3,200 followers). Online orders up 35 % in 2020
Level 2 Diploma in Floristry, Lackham College, 2012
Driving licence B. Basic French. Not yet worked on large event installations, would love to`,
    supported: [
      "I am a trained florist with a Level 2 diploma from Lackham College.",
      "At Petal & Stem in Bath I created bouquets and decorated the shop windows.",
      "I also supplied the flowers for roughly twenty weddings each season.",
      "Since November 2017 I have supervised a team of five at Greenway Flowers in Bristol.",
      "I plan the staff rota and buy from the wholesaler twice a week in the early morning.",
      "I launched an Instagram page for the shop in 2020, which now has more than 3,000 followers.",
      "I have a full driving licence and some basic French.",
      "Large installations for events are new to me, but I would love to take them on.",
      "Flowers accompany people through the happiest and the saddest days of their lives, and that is why I love my craft.",
      "Please do not hesitate to contact me if you have any questions.",
    ],
    invented: {
      causality: [
        "My Instagram account drove a 35 % increase in online orders.",
        "Online orders rose by 35 % because I bought from the wholesaler myself.",
      ],
      wish: ["I have created large installations for events."],
      binding: ["At Petal & Stem I led a team of five.", "In Bristol I did the flowers for twenty weddings a season."],
      skill: ["I manage the accounts of the shop in QuickBooks."],
      title: ["I am the owner of Greenway Flowers."],
    },
  },
];
