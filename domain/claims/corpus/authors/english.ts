import type { Authored } from "./authored";

export const ENGLISH: Authored[] = [
  {
    author: "plain",
    source: `Ward clerk, Saint Brannoc Infirmary, May 2019 – August 2022
Admitted around 35 patients a day and kept the bed plan of three wards
Moved paper records to the new patient system; waiting times at the desk fell from 25 to 15 minutes
Receptionist, Calder Dental Practice, 2016 – 2019
Booked appointments for four dentists
No experience with billing software
Want to learn medical coding
NVQ Level 2 in Customer Service, Plymouth College, 2015
French (conversational)`,
    supported: [
      "At Saint Brannoc Infirmary I admitted about 35 patients every day.",
      "I looked after the bed plan of three wards from 2019 to 2022.",
      "Before that, I was a receptionist at Calder Dental Practice and arranged appointments for four dentists.",
      "Waiting times at the desk went down from 25 to 15 minutes.",
      "I helped to move paper records into the new patient system.",
      "I hold an NVQ Level 2 in Customer Service from Plymouth College.",
      "I speak conversational French and am keen to learn medical coding.",
      "I have not worked with billing software yet.",
      "For three years I worked at the hospital reception desk, calmly and carefully.",
      "I would welcome the chance to talk about how I can support your team.",
    ],
    invented: {
      number: ["I admitted about 53 patients a day.", "I booked appointments for seven dentists."],
      date: ["I worked at Saint Brannoc Infirmary until August 2024.", "Since 2011 I have been a ward clerk."],
      skill: ["I am experienced in phlebotomy.", "I also speak conversational German."],
      employer: ["I was a receptionist at Torbay Hospital.", "As a ward clerk at Derriford I admitted patients."],
      title: ["I was the practice manager at Calder Dental Practice.", "As a registered nurse I admitted patients."],
      degree: ["I hold a degree in health administration.", "I have a diploma from Plymouth College."],
      superlative: ["I was the most efficient clerk in the infirmary.", "I have an unmatched eye for bed plans."],
      causality: [
        "My bed plan cut waiting times at the desk from 25 to 15 minutes.",
        "I booked appointments for four dentists, which led to the new patient system.",
      ],
      binding: [
        "At Calder Dental Practice I admitted 35 patients a day.",
        "I booked appointments for four dentists at Saint Brannoc Infirmary.",
      ],
      negation: ["I have experience with billing software.", "I never kept a bed plan."],
      wish: ["I know medical coding well.", "I have learned medical coding."],
      scope: ["I alone moved all records of the hospital to the new system.", "I kept the bed plan of every ward."],
    },
  },
  {
    author: "bullet",
    source: `Site electrician — Harrow & Pike Contractors — 2017–2021
- Wired 48 new homes on the Elmfield estate
- Worked in a crew of six under the site manager
- Reworked the cable plan, which saved £9,000 of copper
Maintenance technician — Greenock Paper Mill — since 2021
- Look after 22 machines on the night shift
- Took part in the 2022 safety audit; no accidents in 18 months
- Hope to become a supervisor
City & Guilds Level 3, Electrical Installation, 2016
AutoCAD basics, first aid`,
    supported: [
      "Wired 48 homes on the Elmfield estate for Harrow & Pike",
      "Saved £9,000 of copper by reworking the cable plan",
      "Since 2021: maintenance of 22 machines at Greenock Paper Mill, nights",
      "18 months with no accidents",
      "Took part in a safety audit in 2022",
      "Level 3 City & Guilds in Electrical Installation",
      "Part of a six-person crew",
      "Four years as site electrician",
      "Basic AutoCAD",
    ],
    invented: {
      number: ["Wired 84 new homes", "Saved £90,000 of copper"],
      date: ["Maintenance technician since 2018", "Safety audit, 2020"],
      skill: ["PLC programming", "Welding and pipe fitting"],
      employer: ["Wired homes for Balfour Beatty", "Night shift technician at Clyde Steelworks"],
      title: ["Site manager, Harrow & Pike Contractors", "Chief electrician at a paper mill"],
      degree: ["BEng Electrical Engineering", "Level 5 City & Guilds"],
      superlative: ["Award-winning electrician", "Best safety record in the mill"],
      causality: ["No accidents in 18 months thanks to my cable plan", "Joined the safety audit, resulting in £9,000 of savings"],
      binding: ["Wired 48 homes at Greenock Paper Mill", "Looked after 22 machines for Harrow & Pike"],
      negation: ["Did not take part in the safety audit", "Several accidents in 18 months"],
      wish: ["Became a supervisor", "Supervisor on the night shift"],
      scope: ["Led a crew of six", "Ran the 2022 safety audit"],
    },
  },
  {
    author: "flowery",
    source: `I teach chemistry at Larkhill Academy, where I have been since September 2014. My classes have up to 27 pupils. In 2019 I started a science club together with two colleagues; 40 pupils come each week.
Before that I was a laboratory assistant at Penwith Brewery from 2011 to 2014 and tested about 60 samples a day.
I have a BSc in Chemistry from the University of Exeter (2011) and a PGCE. I am not trained in physics. I would love to run a department one day.`,
    supported: [
      "It has been my joy to teach chemistry at Larkhill Academy since September 2014.",
      "What began in 2019 as a small science club with two colleagues now welcomes forty pupils each week.",
      "My years as a laboratory assistant at Penwith Brewery, testing some sixty samples a day, taught me patience.",
      "With a BSc in Chemistry from Exeter and a PGCE behind me, I feel at home in any classroom.",
      "Classes of up to 27 pupils have never dampened my enthusiasm.",
      "I dream of running a department one day.",
      "I warmly thank you for taking the time to read these lines.",
      "Although I am not trained in physics, I am curious by nature.",
    ],
    invented: {
      number: ["My science club delights ninety pupils each week.", "At the brewery I lovingly tested some 600 samples a day."],
      date: [
        "Since the autumn of 2009 I have had the joy of teaching chemistry.",
        "In 2016 I started a science club with two colleagues.",
      ],
      skill: ["My command of Python brings every experiment to life.", "I teach biology with the same delight as chemistry."],
      employer: ["My heart has belonged to Kingswood School since 2014.", "My years at Guinness taught me patience."],
      title: [
        "As head of chemistry at Larkhill Academy I shaped young minds.",
        "As deputy principal I have had the joy of guiding teachers.",
      ],
      degree: [
        "With a doctorate in chemistry behind me, I feel at home in any laboratory.",
        "My Master's degree in education deepened my calling.",
      ],
      superlative: [
        "Colleagues call me the most inspiring teacher of the county.",
        "My celebrated science club is famous throughout Devon.",
      ],
      causality: [
        "Thanks to my science club the classes grew to 27 pupils.",
        "Because I tested sixty samples a day, I was given a place for the PGCE.",
      ],
      binding: ["At Penwith Brewery I taught classes of up to 27 pupils.", "In 2014 I founded a science club at the brewery."],
      negation: ["Trained in physics, I move between the sciences with ease.", "I have no training as a teacher."],
      wish: ["Running a department has taught me to lead with kindness.", "For years I have run a department with love."],
      scope: ["All on my own I founded the science club.", "I introduced science clubs nationwide."],
    },
  },
  {
    author: "translator",
    source: `Krankenpfleger, Klinikum Weserbergland, seit April 2018
Versorgung von 14 Patienten je Schicht auf der chirurgischen Station
Einarbeitung von fünf Auszubildenden
Ausbildung zum Gesundheits- und Krankenpfleger, Pflegeschule Höxter, 2015 – 2018
Führerschein Klasse B, Englisch gut`,
    supported: [
      "Since April 2018 I have been a nurse at Klinikum Weserbergland.",
      "I care for 14 patients per shift on the surgical ward.",
      "I trained five apprentices.",
      "I completed my training as a nurse at the nursing school in Höxter in 2018.",
      "I have a driving licence and good English.",
    ],
    invented: {
      number: ["I care for 40 patients per shift."],
      skill: ["I have a forklift licence."],
      title: ["I am head nurse on the surgical ward."],
      degree: ["I have a bachelor's degree in nursing."],
      employer: ["I was a nurse at the Charité in Berlin."],
      date: ["I have been a nurse since May 2012."],
    },
  },
  {
    author: "paragraphs",
    source: `Warehouse operative, Dunmore Logistics, 2018 – 2020. Packed about 120 parcels an hour. Drove forklift trucks.
Delivery driver, Fenwick Foods, since March 2020. Covers 15 stops a day. Clean driving licence. Does not hold an HGV licence.`,
    supported: [
      "At Dunmore Logistics I packed around 120 parcels an hour and drove forklift trucks. Since March 2020 I have been a delivery driver with Fenwick Foods, where I cover 15 stops a day.",
      "I have a clean driving licence. Reliability matters to me, and I enjoy being on the road.",
    ],
    invented: {
      number: ["Since March 2020 I have been a delivery driver with Fenwick Foods. There I cover 50 stops a day."],
      binding: ["At Dunmore Logistics I drove forklift trucks. At Fenwick Foods I packed about 120 parcels an hour."],
      negation: ["I enjoy being on the road. I hold an HGV licence and a clean driving licence."],
      scope: ["I drove forklift trucks and was in charge of the warehouse. I packed parcels."],
    },
  },
];
