import type { Authored } from "../authors/authored";

export const ENGLISH: Authored[] = [
  {
    author: "nurse",
    source: `RN, Cardiology, St Brannoc Hospital, 09/2017 – 04/2023
12-bed unit, nights and weekends
Wound care, IV lines, blood draws
Precepted 6 new grads
Took part in audit of drug charts 2021; errors down from 14 to 5 a month
Bank nurse, Penrose Care Home, 2015 – 2017
BSc Nursing, University of Plymouth, 2015
BLS certified. No paediatric experience. Want to specialise in intensive care`,
    supported: [
      "For more than five years I was a registered nurse in the cardiology department of St Brannoc Hospital.",
      "The ward had twelve beds, and I covered night shifts as well as weekends.",
      "I dressed wounds, placed drips and took blood samples.",
      "Six newly qualified nurses learned the ropes from me.",
      "Before that I did bank shifts at Penrose Care Home.",
      "I have not worked with children so far.",
      "One day I hope to specialise in intensive care.",
    ],
    invented: {
      number: ["The unit had 21 beds.", "I precepted sixteen new grads."],
      date: ["I left St Brannoc Hospital in June 2024."],
      title: ["I was charge nurse of the cardiology unit."],
      degree: ["I hold a Master of Science in Nursing."],
      causality: ["Because I precepted new grads, errors on drug charts went down."],
      negation: ["I have plenty of paediatric experience."],
      wish: ["I have specialised in intensive care."],
      binding: ["At Penrose Care Home I worked in cardiology."],
    },
  },
  {
    author: "chef",
    source: `I cooked at The Copper Pan in Aldermoor from 2014 to 2019, first on vegetables, later on sauces. We were a brigade of eight and served about 110 covers on a Saturday.
Since May 2019 I have been sous-chef at Hotel Marrowby. I write the lunch menu with the head chef and order the fish. In 2022 we cut food waste by a fifth after I started weighing what came back on the plates.
I trained at Westhaven Catering College and finished in 2014. I speak Portuguese at home. I have never run a kitchen by myself, but I would love to.`,
    supported: [
      "My cooking life began on the vegetable station of The Copper Pan, and I moved on to sauces later.",
      "On Saturdays eight of us fed around 110 guests.",
      "I became sous-chef of Hotel Marrowby in May 2019 and am still there.",
      "Together with the head chef I compose the lunch menu, and the fish orders are mine.",
      "Once I had begun weighing leftovers, we wasted 20% less food.",
      "Portuguese is the language of my family.",
    ],
    invented: {
      number: ["We were a brigade of eighteen."],
      date: ["I finished catering college in 2011."],
      employer: ["I cooked at The Silver Ladle before I came to Hotel Marrowby."],
      title: ["As head chef of Hotel Marrowby I write the lunch menu."],
      superlative: ["The Copper Pan was the finest restaurant in Aldermoor."],
      scope: ["I compose the lunch menu all by myself."],
      skill: ["I am also an experienced pastry baker."],
      wish: ["I have run a kitchen by myself."],
    },
  },
  {
    author: "driver",
    source: `HGV driver, Tolland Haulage, since 2016. Class C+E. Mostly Bristol to Leeds and back, five nights a week. No accidents.
Loaded and secured machine parts up to 24 tonnes. Did the digital tachograph paperwork. Showed two new drivers the routes.
Before that van driver for Quickdrop Parcels, 2012 – 2016, around 130 parcels a day.
Forklift licence 2018. ADR training not done yet.`,
    supported: [
      "I have driven lorries for Tolland Haulage for about ten years.",
      "My usual run is Bristol–Leeds, there and back, 5 nights each week.",
      "I have an accident-free record.",
      "I load and lash machine components of up to 24 t.",
      "In 2018 I passed my forklift test.",
      "Earlier I delivered some 130 packages daily in a van for Quickdrop Parcels.",
    ],
    invented: {
      number: ["I secured loads of up to 44 tonnes."],
      skill: ["I transport dangerous goods under ADR."],
      employer: ["I drove a van for Parcelforce."],
      title: ["I was fleet manager at Tolland Haulage."],
      negation: ["I had two accidents."],
      binding: ["For Quickdrop Parcels I drove from Bristol to Leeds."],
      scope: ["I trained all new drivers of the company."],
      causality: ["My paperwork led to fewer accidents."],
    },
  },
  {
    author: "developer",
    source: `Backend developer, Fennel Software Ltd, Mar 2020 – present
- Go and PostgreSQL services behind the booking app (about 40,000 users)
- Moved nightly jobs from cron to Temporal; run time from 95 to 35 min
- On call one week in four
Intern, Museum of Tides, summer 2019: small React site for visitors
BSc Computer Science, University of Kent, 2019. Final-year project: route planner for cyclists
Reading about Rust, not used at work`,
    supported: [
      "At Fennel Software I build the Go services that power the booking app, which has roughly 40k users.",
      "Migrating the nightly jobs to Temporal shortened their run from 95 minutes to 35.",
      "Every fourth week I am on call.",
      "I have a bachelor's degree in computer science, awarded by the University of Kent in 2019.",
      "For my final project I wrote a route planner for people who cycle.",
      "As an intern I made a little React website for the visitors of the Museum of Tides.",
    ],
    invented: {
      number: ["The booking app has 400,000 users."],
      skill: ["At work I write Rust services.", "I run the services on Kubernetes."],
      title: ["I am the engineering manager at Fennel Software."],
      degree: ["I hold a PhD in computer science."],
      superlative: ["I am the most productive developer at Fennel Software."],
      causality: ["Thanks to my route planner the nightly jobs became faster."],
      binding: ["At the Museum of Tides I moved the nightly jobs to Temporal."],
      date: ["I graduated from the University of Kent in 2017."],
    },
  },
  {
    author: "changer",
    source: `Verkäuferin, Schuhhaus Klement, 2011 – 2019
Kundinnen beraten, Kasse, Schaufenster dekoriert
Stellvertretung der Filialleiterin in deren Urlaub
Umschulung zur Mediengestalterin, Akademie Brückner, 2019 – 2021
Praktikum bei Druckerei Osterloh, drei Monate, 2021: Flyer und Plakate gesetzt
InDesign, Photoshop; Englisch B2. Kein Studium`,
    supported: [
      "I spent eight years as a sales assistant at Schuhhaus Klement, advising customers and working the till.",
      "I also dressed the shop windows.",
      "When the branch manager was on holiday, I stood in for her.",
      "In 2019 I retrained as a media designer at Akademie Brückner.",
      "During a three-month placement at Druckerei Osterloh I laid out flyers and posters.",
      "I work with InDesign and Photoshop and speak English at B2 level.",
    ],
    invented: {
      number: ["My placement lasted nine months."],
      employer: ["I did a placement at Bertelsmann."],
      title: ["I was branch manager of Schuhhaus Klement."],
      degree: ["I studied graphic design at university."],
      skill: ["I am fluent in Illustrator and Figma."],
      negation: ["I never worked with customers."],
      scope: ["I alone dressed the windows of every branch."],
      date: ["I started at Schuhhaus Klement in 2008."],
      superlative: ["My windows were the most admired in town."],
    },
  },
];
