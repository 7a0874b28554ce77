import type { Tradesperson } from "../newer-trades/tradesperson";

export const ENGLISH: Tradesperson[] = [
  {
    author: "beekeeper, terse lines",
    source: `Beekeeper, Fennick Apiaries, Ludlow, since April 2017
84 hives on five sites, heather honey, queen rearing
Lost 31 % of colonies in winter 2018, 12 % in winter 2023
Taught nine weekend courses for beginners
Before that: market stall assistant, Oddy & Daughter, 2014 to 2017. Sold jam and candles
Pesticide certificate PA1, 2019. No experience with pollination contracts
Would like to learn instrumental insemination of queens
Van up to 3.5 t`,
    supported: [
      "Keeping 84 hives across five sites since spring 2017",
      "Weekend courses for newcomers, nine so far",
      "Winter losses down from 31 to 12 per cent between 2018 and 2023",
      "Heather honey; rearing of queens",
      "Earlier: stall selling candles and jam, three years",
      "Holder of PA1 (2019)",
      "New to pollination contracts",
    ],
    invented: {
      number: ["Looked after 120 hives"],
      superlative: ["Lowest winter losses of any apiary in the county"],
      negation: ["Pollination contracts for fruit growers since 2019"],
      wish: ["Instrumental insemination of queens"],
      title: ["Head beekeeper, Fennick Apiaries"],
    },
    additions: ["Heather honey, queen rearing and wax processing"],
  },
  {
    author: "locksmith, formal letter",
    source: `Locksmith at Garrow Lock & Key, Hull, from June 2012 until today. Emergency openings at night, about 15 a week. Fitted master key systems in four schools.
Apprenticeship with Pimm Brothers in Beverley, 2009 to 2012, City & Guilds Level 2.
In 2020 I reorganised the van stock. Return visits fell by a quarter after the stock lists were introduced.
I have not worked on safes. I hope to open a workshop of my own one day.
Member of the emergency rota together with two colleagues. Deputy to the workshop manager since 2022.`,
    supported: [
      "I write to express my sincere interest in the position of locksmith as advertised on your website.",
      "It has been my privilege to serve Garrow Lock & Key in Hull for well over ten years.",
      "My duties encompass emergency openings during the night, of which there are approximately fifteen each week.",
      "I had the opportunity to fit master key systems in no fewer than four schools.",
      "Following the introduction of stock lists, return visits decreased by 25 %.",
      "I served my apprenticeship in Beverley and hold City & Guilds Level 2.",
      "Should you require someone for safes, I must confess that this would be new territory for me.",
    ],
    invented: {
      employer: ["Previously I was employed by Marlow Safes in Sheffield."],
      degree: ["I furthermore hold City & Guilds Level 3."],
      scope: ["I alone am responsible for the emergency rota."],
      title: ["As workshop manager I direct the daily business."],
      negation: ["I am equally experienced in the opening of safes."],
      wish: ["I have been the proprietor of my own workshop for some years."],
    },
    additions: ["I also repaired burglar alarms and intercoms."],
  },
  {
    author: "tram driver, answers in an interview",
    source: `Tram driver, Calder Valley Trams, 2015 to now. Lines 2 and 7, early and late shifts. 6 years without an accident.
Mentor for four trainees. Replaced the rota planner for three weeks in 2022.
Before: bus cleaner at the Northgate depot, 2012 to 2015.
First-aid course 2024. Speaks Polish at home. Basic sign language.
Doesn't drive buses. Wants to become an instructor.`,
    supported: [
      "Well, I've been driving trams since 2015, mostly lines 2 and 7, and I still like it.",
      "I started out cleaning buses at the Northgate depot, so I know the place from the bottom up.",
      "Six years and not a single accident, touch wood.",
      "I've mentored four trainees, and honestly that's the bit I'm happiest about.",
      "We speak Polish at home, and I know a little sign language.",
      "In 2022 the rota planner was away and I filled in for three weeks.",
      "No, buses aren't my thing, I've never driven one.",
    ],
    invented: {
      date: ["I've been on the trams since 2009."],
      superlative: ["I'd say I'm the safest driver they've ever had."],
      causality: ["Because I mentored the trainees, accidents dropped."],
      wish: ["I've been working as an instructor for a while now."],
      negation: ["Sure, I drive buses as well when they need me."],
      skill: ["I'm fluent in sign language, so deaf passengers are no problem."],
    },
    additions: ["I handle complaints from passengers too, you know, and lost property."],
  },
  {
    author: "dispensing optician, summary of a profile",
    source: `Dispensing optician, Lensworks, Exeter, 03/2016 – present: frames, lenses, repairs, 40 customers a day on Saturdays
Started the home visits for care homes in 2021 with a colleague; 6 homes
Stock value 90,000 pounds, counted twice a year
Trainee, Brightwater Eyecare, Taunton, 2013–2016
FBDO qualification 2016. Low-vision course planned for 2027
Contact lenses: not qualified
Uses Optisoft and Excel`,
    supported: [
      "Dispensing optician with ten years in Exeter and a love of well-made frames.",
      "Co-started home visits that now reach six care homes.",
      "Qualified FBDO (2016) | Optisoft | Excel",
      "Comfortable on a Saturday with 40 customers through the door.",
      "I trained at Brightwater Eyecare in Taunton from 2013.",
      "Next step: a low-vision course in 2027.",
    ],
    invented: {
      number: ["Home visits in sixteen care homes."],
      scope: ["Sole founder of our home visits for care homes."],
      superlative: ["Exeter's leading dispensing optician."],
      binding: ["Started home visits for care homes at Brightwater Eyecare."],
      wish: ["Low-vision specialist, trained and certified."],
      negation: ["Qualified to fit contact lenses."],
    },
    additions: ["Frames, lenses, repairs and supplier negotiations."],
  },
  {
    author: "piano tuner, as if translated",
    source: `Piano tuner, self-employed, since 2010, Norwich. About 350 tunings in the year. Customers: two concert halls, music schools, private houses
Apprentice of Hollis Pianos 2006–2010. Bench work, regulating of actions
2019 restored an upright of 1898 with my former master
Hearing test every two years
No harpsichords until now. Dream: a course at a factory in Japan`,
    supported: [
      "Since the year 2010 I exercise the profession of piano tuner in an independent way.",
      "In the course of one year I realise some 350 tunings.",
      "To my clientele belong two halls for concerts as well as schools of music and private persons.",
      "My formation I have made in the house Hollis Pianos between 2006 and 2010.",
      "Together with my former master I could restore in 2019 a piano from the year 1898.",
      "With harpsichords I did not yet have contact.",
    ],
    invented: {
      date: ["Already since 2003 I exercise this profession in an independent way."],
      causality: ["Thanks to my restoration, the concert halls became my customers."],
      degree: ["I dispose of a diploma in the construction of instruments."],
      employer: ["During two years I was occupied with the firm Steinbrook."],
      superlative: ["I count among the best tuners of the country."],
      wish: ["In a factory in Japan I have perfected my knowledge."],
      negation: ["Also harpsichords belong to my daily work."],
    },
    additions: ["I have built and sold organs and tuned guitars for an orchestra."],
  },
];
