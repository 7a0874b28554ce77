import type { Authored } from "../authors/authored";

export const ENGLISH: Authored[] = [
  {
    author: "plumber",
    source: `Plumber and heating engineer, Harbottle & Daughters, Whitby, 2015–2020. Boilers, bathrooms, burst pipes, on call every third weekend
Service engineer, Warmcastle Heating, Scarborough, since May 2020. 9 boiler services a day in winter, van stock, reports on a tablet
Took over the training of two apprentices in 2022
Repeat visits: 14 % in 2020, 8 % in 2023
NVQ Level 3 Plumbing and Heating, Yorkvale College, 2015. Gas Safe registered
Wants to learn about heat pumps. Never done underfloor heating`,
    supported: [
      "For the past few years I have looked after boilers for Warmcastle Heating in Scarborough, getting through nine services on a typical winter's day.",
      "Before that, I spent five years at Harbottle & Daughters, fitting bathrooms and dealing with burst pipes.",
      "Every third weekend I was the person customers reached when something went wrong.",
      "Since 2022 I have also been showing two apprentices the ropes.",
      "Underfloor heating would be new territory for me, and I am keen to get to grips with heat pumps.",
    ],
    invented: {
      negation: ["I am equally at home with underfloor heating."],
      causality: ["By training our apprentices I brought repeat visits down from 14 to 8 per cent."],
      wish: ["My know-how covers heat pumps as well as boilers."],
      number: ["I have trained five apprentices since 2022."],
    },
  },
  {
    author: "dental nurse",
    source: `Dental nurse, Millrace Dental Practice, Hexham, August 2017 – March 2021. Chairside assistance, sterilisation, X-ray preparation
Senior dental nurse, Dr Orla Penhallow's surgery, Durham, since April 2021. Ordering of materials, infection control audits, rota for six nurses
Children's clinic on Wednesdays. New reminder texts in 2022. Missed appointments: 11 % in 2021, 6 % in 2023
Diploma in Dental Nursing, 2017. First aider. Registered with the dental council
Would like to become a dental hygienist. Speaks Polish and some Italian`,
    supported: [
      "I qualified as a dental nurse in 2017 and have been assisting at the chair ever since.",
      "In my present role I draw up the rota for half a dozen colleagues and carry out the infection control audits.",
      "Wednesdays belong to the children's clinic, where nervous little patients need a calm voice and plenty of time.",
      "The share of missed appointments almost halved between 2021 and 2023.",
      "In the longer run I hope to train as a hygienist.",
    ],
    invented: {
      title: ["As practice manager in Durham, I draw up the rota for six nurses."],
      superlative: ["My audits were the best in the whole region."],
      binding: ["At Millrace Dental Practice I was in charge of ordering materials."],
      skill: ["I converse with patients in Polish, Italian and Portuguese."],
    },
  },
  {
    author: "police officer",
    source: `Police constable, Westmoor Constabulary, Kendal, 2012–2019. Foot patrol, traffic collisions, statements from witnesses
Neighbourhood officer, Lowther Valley Police, since 2019. 4 villages, school visits, surgery in the library once a month
Set up a bicycle marking day with the parish council in 2021, 260 bicycles marked
Bicycle thefts: 48 in 2020, 31 in 2022
Degree in criminology, University of Brackenthwaite, 2011. Driving licence B
Interested in mediation. No experience as a detective`,
    supported: [
      "I know policing from both sides: seven years on patrol in Kendal, and now as the officer for four villages.",
      "Once a month, residents find me in the library with whatever is on their mind.",
      "Together with the parish council I got a marking day off the ground in 2021, at which 260 bicycles were marked.",
      "Taking statements from witnesses taught me to listen closely before I draw conclusions.",
      "I have not worked as a detective, but mediation is something that appeals to me.",
    ],
    invented: {
      causality: ["My marking day meant that thefts fell from 48 to 31."],
      title: ["As a police sergeant I was responsible for four villages."],
      date: ["I joined Lowther Valley Police in 2016."],
      scope: ["I single-handedly ran the marking day."],
    },
  },
  {
    author: "pharmacy assistant",
    source: `Pharmacy assistant, Elderflower Pharmacy, Ludlow, 2016 – 2020
- counter service, about 90 prescriptions a day
- stock checks every Friday
Pharmacy technician, Royal Severn Hospital, since September 2020
- dispensing for 5 wards, discharge medicines, controlled drugs register
- helped to introduce the dispensing robot in 2022
- waiting time for discharge medicines: 95 minutes in 2021, 60 minutes in 2023
Level 3 Diploma in pharmaceutical science, 2020
Voluntary driver for a food bank. Allergic to no overtime`,
    supported: [
      "At Elderflower Pharmacy, I dealt with roughly ninety prescriptions each day and kept an eye on the stock every Friday.",
      "Today I supply five wards with medicines and keep the register of controlled drugs.",
      "When the hospital brought in its dispensing robot in 2022, I was among those who helped.",
      "Patients wait thirty-five minutes less for their discharge medicines than they did two years earlier.",
      "In my free time I drive for a food bank.",
    ],
    invented: {
      scope: ["I introduced the dispensing robot on my own."],
      degree: ["I hold a master's degree in pharmacy."],
      employer: ["My career began at Larkhill Pharmacy in Ludlow."],
      causality: ["Thanks to the robot, patients wait 35 minutes less."],
    },
  },
  {
    author: "architect",
    source: `Architectural assistant, Studio Fennimore, Bath, 2014–2016. Models, drawings, planning applications
Architect, Larch & Lintel, Bristol, since October 2016. Housing (12 projects), two primary schools, site visits, fee proposals
Design lead for the Cotham Row school, budget £3.4 million, opened on time in 2021
Revit, AutoCAD, SketchUp. Passive house course, 2019
Master of Architecture, Avonmere University, 2014. Registered architect since 2016
Wish: to work on listed buildings. Tutor for first-year students two evenings a month`,
    supported: [
      "Over the years I have taken a dozen housing projects and a couple of primary schools from the first sketch to the finished building.",
      "As design lead for Cotham Row, I saw the school open on schedule in 2021 within a budget of £3.4 million.",
      "Revit and AutoCAD are my daily tools, and in 2019 I attended a course on passive houses.",
      "Twice a month I spend an evening tutoring first-year students.",
      "Your work on listed buildings is precisely the direction in which I would like to grow.",
    ],
    invented: {
      wish: ["I have restored listed buildings throughout the West Country."],
      number: ["The school in Cotham Row had a budget of £4.3 million."],
      skill: ["I model in Revit, Rhino and AutoCAD."],
      superlative: ["Cotham Row is the city's most admired school."],
    },
  },
];
