import type { Person } from "./person";

export const ENGLISH: Person[] = [
  {
    author: "intensive-care nurse",
    source: `Rosalind Achterberg, RN
ICU staff nurse, Thornbury General Hospital, Sept 2018 - now
- 14-bed mixed medical/surgical unit, usually 1:1 or 1:2
- ventilators, arterial lines, CRRT since 2021
- on the falls + pressure ulcer group; pressure ulcers on the unit 19 (2021) -> 11 (2023)
- preceptor for 4 new starters so far
Before: nurse, orthopaedic ward, St Aldhelm's, 2015 to Aug 2018. 28 beds, mostly hip and knee replacements. nights mainly
BSc Nursing (2:1), University of Wexcombe, 2015
ILS, ALS (renewed March 2024), critical care course level 6, 2020
No paediatric experience. would like to do flight nursing one day
Charting in MetaVision, rota in HealthRoster
English, some Portuguese`,
    supported: [
      "Critical care nurse with a background in orthopaedics and more than seven years in intensive care at Thornbury General Hospital.",
      "Since 2021, my work has also included continuous renal replacement therapy.",
      "My unit has fourteen beds and takes both medical and surgical patients; as a rule I look after one or two of them at a time.",
      "Comfortable with ventilators, arterial lines and electronic charting in MetaVision",
      "I sit on the falls and pressure ulcer group; on our unit, pressure ulcers went from 19 in 2021 to 11 in 2023.",
      "Between 2021 and 2023, there were eight fewer pressure ulcers, a decrease of roughly 40 percent.",
      "To date, four new colleagues have had me as their preceptor.",
      "Prior to intensive care, I spent about three years on a 28-bed orthopaedic ward at St Aldhelm's, largely on night shifts.",
      "Most of my patients there had come in for a new hip or a new knee.",
      "I qualified in 2015 with an upper second-class BSc in Nursing from the University of Wexcombe.",
      "My Advanced Life Support certification was last renewed in March 2024.",
      "I have not worked in paediatrics, so that part of your service would be new to me.",
      "Flight nursing is something I hope to move into at some point, which is why your advertisement caught my attention.",
      "Calm, observant and thorough, I take pride in being there for people on what may be the hardest days of their lives.",
      "In 2020 I completed a level 6 course in critical care.",
      "Hi Priya, thanks for getting in touch about the post; I would be happy to talk on the phone this week.",
      "The posting mentions bedside teaching, and supporting new starters as a preceptor is already part of what I do.",
    ],
    invented: {
      number: ["Our intensive care unit has 24 beds, and I normally care for one or two patients at a time."],
      date: ["I have been nursing in intensive care since the spring of 2016."],
      skill: ["I am experienced in ECMO and intra-aortic balloon pump therapy."],
      employer: ["After graduating, I joined the orthopaedic ward at Kingsmere Royal Infirmary."],
      title: ["As charge nurse on the ICU at Thornbury General, I look after ventilated patients."],
      degree: ["I hold a master's degree in critical care from the University of Wexcombe."],
      superlative: ["I am widely regarded as the strongest preceptor on the unit."],
      causality: ["By joining the pressure ulcer group, I brought pressure ulcers down from 19 to 11."],
      binding: ["At St Aldhelm's, I managed arterial lines and ventilators on a 28-bed ward."],
      negation: ["I have cared for critically ill children as well as adults."],
      wish: ["My background includes flight nursing, so working in confined spaces is familiar to me."],
    },
    additions: ["I also drew up the induction checklist that new starters on the unit use."],
    letter: `Dear Ms Calloway,
I am writing to apply for the post of critical care nurse at your hospital. I have worked in the ICU at Thornbury General Hospital since September 2018, on a mixed unit of 14 beds. Ventilated patients, arterial lines and, since 2021, CRRT are part of my working life. I also sit on the falls and pressure ulcer group and have acted as preceptor to four new starters. Before that, I nursed patients with hip and knee replacements at St Aldhelm's, mostly on nights. I hold a BSc in Nursing and renewed my ALS in March 2024. What draws me to your team is the emphasis on learning from one another. I would be delighted to discuss the role with you in person.
Yours sincerely`,
    paragraph: [
      ["I have been an ICU nurse at Thornbury General since 2018.", null],
      [
        "During that time I have learned to handle ventilators and arterial lines, and I completed a critical care course in 2020.",
        null,
      ],
      ["I was also shortlisted for the trust's nurse of the year award.", "superlative"],
      ["Four new starters have gone through their first months with me as their preceptor.", null],
      ["I speak fluent Portuguese, which helps with many of our families.", "skill"],
    ],
  },
  {
    author: "marine biologist",
    source: `Dr Ines Valdecasas-Moor - marine biology
Postdoc, Skarholm Marine Station, Jan 2020 - Dec 2023. Seagrass carbon: sediment cores at 32 sites along the west coast, R, QGIS
two first-author papers (2021, 2023), one co-authored
helped supervise 3 MSc students
scientific diver, 140+ logged dives, no drysuit ticket yet
Now: research associate, Coastal Futures Trust (since Feb 2024) – monitoring plan for an oyster reef, report to the council twice a year
PhD "Nitrogen uptake in Zostera beds", University of Lannion Bay, 2015–2019
BSc Biology 2014, same place
£18,000 fieldwork grant, Halcyon Fund, 2022
Seagrass cover next to the reef was 12% in 2022 and 17% in 2024
Python: beginner. Interested in eDNA, haven't used it
Spanish (native), English, French B2`,
    supported: [
      "Marine biologist whose research has moved from nitrogen uptake in seagrass beds to carbon storage and oyster reef monitoring.",
      "At Skarholm Marine Station I spent four years as a postdoctoral researcher.",
      "Collected sediment cores at 32 west-coast sites as part of a project on seagrass carbon",
      "For the seagrass project, I relied on R and QGIS.",
      "Three papers came out of this period, two of them with me as first author.",
      "Co-supervision of three master's students",
      "With over 140 logged dives, I am a scientific diver, though I do not have a drysuit qualification yet.",
      "In my present position at Coastal Futures Trust, I look after the monitoring plan for an oyster reef and report to the council every six months.",
      "The Halcyon Fund awarded me £18,000 for fieldwork in 2022.",
      "I earned my doctorate at the University of Lannion Bay in 2019, where I had also completed my bachelor's degree in biology.",
      "Between 2022 and 2024, seagrass cover beside the reef rose by five percentage points to 17%.",
      "You ask about environmental DNA: I have not worked with it so far, but it is a field that interests me a great deal.",
      "My Python is still at beginner level, whereas R has long been one of my tools.",
      "My mother tongue is Spanish, and I work in English; my French is at B2 level.",
      "I believe that good data begin with patience, and I enjoy the unglamorous parts of fieldwork as much as the results.",
      "What I would like to understand better is how you share findings with local communities.",
      "Thank you for considering my application; references are available on request.",
    ],
    invented: {
      number: ["I took sediment cores at 52 sites along the west coast."],
      date: ["My postdoctoral work at Skarholm Marine Station lasted six years."],
      skill: ["I routinely process acoustic telemetry data and build species distribution models in MATLAB."],
      employer: ["I currently monitor an oyster reef for the Northern Seas Institute."],
      title: ["As principal investigator at Skarholm Marine Station, I studied carbon in seagrass meadows."],
      degree: ["I followed my biology degree with an MSc in Oceanography before starting my doctorate."],
      scope: ["I was the sole supervisor of three MSc students."],
      causality: ["Our oyster reef monitoring has increased the neighbouring seagrass cover from 12% to 17%."],
      binding: ["The Halcyon Fund supported my doctoral research with £18,000."],
      negation: ["I am qualified to dive in a drysuit."],
      wish: ["In recent projects, I have used eDNA to detect rare species."],
    },
    additions: ["At the station I also organised the weekly seminar and gave tours for visiting school classes."],
    letter: `Dear members of the selection committee,
I would like to apply for the position of coastal ecologist. From January 2020 to December 2023, I was a postdoc at Skarholm Marine Station and worked on carbon in seagrass, with sediment cores from 32 sites. This resulted in two first-author papers, in 2021 and 2023, and one further publication as a co-author. I have since joined Coastal Futures Trust, where I report to the council twice a year on the monitoring of an oyster reef. As a scientific diver with more than 140 dives in my logbook, I am happy to be in the water as well as at my desk. I should add that I am only a beginner in Python. Your focus on long-term observation matches the kind of science I care about most. I look forward to hearing from you.
Kind regards`,
    paragraph: [
      ["My doctoral thesis dealt with nitrogen uptake in Zostera beds.", null],
      ["It was awarded summa cum laude.", "degree"],
      ["I then moved to Skarholm Marine Station and turned to seagrass carbon.", null],
      [
        "Today, as a research associate at Coastal Futures Trust, I work on an oyster reef and keep the council informed twice a year.",
        null,
      ],
    ],
  },
  {
    author: "payroll clerk",
    source: `Payroll Clerk – Fenwick Haulage Ltd, Derby. March 2017 to present
monthly payroll for 230 drivers + office staff, weekly for 45 temps
Sage 50 Payroll, Excel (lookups, pivots)
starters/leavers, statutory sick pay, pension auto-enrolment
moved timesheets from paper to an app in 2022 together with IT. Pay queries per month: 60 in 2021, 35 in 2023
HMRC submissions are done by the payroll manager, not me
Accounts assistant – Brook & Tansley Solicitors, 2013–2017: purchase ledger, bank recs, petty cash
AAT Level 3 (2016). GCSEs
On the social committee. Volunteer treasurer at a junior football club since 2019
want to study for CIPP, not started
never missed a pay day`,
    supported: [
      "Detail-oriented payroll clerk with over eight years at a haulage company in Derby.",
      "I run the monthly payroll for 230 drivers and office staff and pay 45 temporary workers every week.",
      "Day to day, I deal with new starters and leavers, statutory sick pay and auto-enrolment into the pension scheme.",
      "Working alongside our IT department, I helped replace paper timesheets with an app in 2022.",
      "The number of pay queries we receive each month fell from 60 in 2021 to 35 two years later.",
      "Before joining Fenwick Haulage, I worked for a firm of solicitors as an accounts assistant.",
      "Purchase ledger, bank reconciliations and petty cash were my tasks at Brook & Tansley.",
      "I have been AAT-qualified at Level 3 since 2016.",
      "In all my time in payroll, I have never missed a pay day.",
      "Submissions to HMRC are handled by our payroll manager, so I would need some guidance in that area at first.",
      "Outside work, I have kept the books of a junior football club as its volunteer treasurer since 2019.",
      "Proficient in Sage 50 Payroll as well as Excel, including lookups and pivot tables",
      "Studying for a CIPP qualification is my next goal, although I have yet to begin.",
      "People trust me with confidential matters, and I treat every payslip as if it were my own.",
      "I read with interest that you are about to change your payroll software, and I would love to be part of it.",
      "My strengths lie in accuracy and in explaining dry rules in plain words.",
    ],
    invented: {
      number: ["Every month, I process the pay of 320 drivers and office staff."],
      date: ["I was an accounts assistant at Brook & Tansley for seven years."],
      skill: ["I am equally at home in SAP SuccessFactors and Xero."],
      employer: ["My career in accounts started at Pembridge Estates, where I looked after the purchase ledger."],
      title: ["I am the payroll manager of a haulage company in Derby."],
      degree: ["I completed AAT Level 4 in 2018."],
      superlative: ["Nobody in the East Midlands runs a more accurate payroll."],
      causality: ["The timesheet app I introduced with IT cut monthly pay queries from 60 to 35."],
      binding: ["At Brook & Tansley Solicitors I prepared the weekly payroll for 45 temps."],
      negation: ["Each month I also make the submissions to HMRC."],
      wish: ["I am currently studying for my CIPP qualification in the evenings."],
    },
    additions: ["I showed the drivers how to use the new app in a series of short lunchtime sessions."],
    letter: `Dear Mr Osei,
Please accept my application for the role of payroll officer. I have been a payroll clerk at Fenwick Haulage since March 2017 and take care of the monthly pay of 230 drivers and office staff. On top of that there is a weekly run for 45 temps. I work in Sage 50 Payroll and use Excel for everything that needs a second look. In 2022 our IT team and I moved the timesheets from paper to an app. Earlier in my career, I looked after the purchase ledger and petty cash at a solicitors' office. To be open with you, HMRC submissions have not been one of my duties so far. I would be glad to learn this and to bring reliability and a friendly manner to your office.
With best wishes`,
    paragraph: [
      ["Since 2017, I have made sure that drivers and office staff at Fenwick Haulage are paid on time.", null],
      ["I also handle statutory sick pay and pension auto-enrolment.", null],
      ["On two occasions I presented our figures to the external auditors.", "addition"],
      ["I am a member of the social committee and act as treasurer for a junior football club.", null],
      ["My AAT Level 3 dates from 2016.", null],
    ],
  },
];
