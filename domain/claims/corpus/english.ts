import type { Entry } from "./pairs";

export const ENGLISH: Entry[] = [
  {
    source:
      "Product Designer at Northpine, 2019 – 2023. Redesigned the checkout and raised conversion by 12%. Tools: Figma, Sketch.",
    supported: [
      "At Northpine I redesigned the checkout, which raised conversion by 12 percent.",
      "For four years I designed products at Northpine with Figma and Sketch.",
    ],
    invented: [
      "At Northpine I redesigned the checkout, which raised conversion by 21%.",
      "As Senior Product Designer at Northpine I redesigned the checkout.",
    ],
  },
  {
    source: "Nurse, Aberlyn Hospital, since March 2018. Cares for up to eight patients per shift. Trained three new colleagues.",
    supported: [
      "Since March 2018 I have been a nurse at Aberlyn Hospital.",
      "I care for up to 8 patients per shift and have trained three colleagues.",
    ],
    invented: ["I care for up to eighteen patients per shift.", "As head nurse I trained three new colleagues."],
  },
  {
    source:
      "Backend developer. Built services in Python and PostgreSQL for Harbour Works. Cut response times from 800 ms to 200 ms.",
    supported: [
      "I built Python services on PostgreSQL and cut response times to 200 ms.",
      "At Harbour Works, response times fell from 800 ms to 200 ms.",
    ],
    invented: [
      "I built services in Python, PostgreSQL and Kubernetes.",
      "I built services for Harbour Works and Stonebridge Capital.",
    ],
  },
  {
    source: "BSc in Biology, University of Marrow, 2016. Laboratory assistant at Fernlab, 2016 – 2018.",
    supported: [
      "After a BSc in Biology in 2016 I worked as a laboratory assistant.",
      "I studied Biology at the University of Marrow.",
    ],
    invented: [
      "After a Master's degree in Biology I worked at Fernlab.",
      "I hold a PhD and worked as a laboratory assistant at Fernlab.",
    ],
  },
  {
    source: "Sales representative. Looked after 40 customers in the north. Reached 105% of target in 2022. English and German.",
    supported: ["In 2022 I reached 105% of my target.", "I speak German and look after 40 customers."],
    invented: ["I look after 140 customers in the north.", "I speak English, German and French."],
  },
  {
    source: "Warehouse worker at Tallgrain, 2020 – 2022. Drove forklifts. Packed about 90 orders a day.",
    supported: ["At Tallgrain I drove forklifts and packed about 90 orders a day.", "I worked in a warehouse for two years."],
    invented: ["I worked in a warehouse for six years.", "I was the best worker in the warehouse and packed 90 orders a day."],
  },
  {
    source:
      "Teacher of mathematics. Introduced a peer tutoring programme for 60 pupils. Wrote the school's first data protection guide.",
    supported: [
      "I teach mathematics and introduced peer tutoring for 60 pupils.",
      "I wrote a data protection guide for my school.",
    ],
    invented: [
      "My award-winning tutoring programme reached 60 pupils.",
      "I doubled the number of pupils in the tutoring programme.",
    ],
  },
  {
    source: "Marketing assistant, Quillon Media, June 2021 – August 2023. Newsletter to 15,000 readers. Excel and Mailchimp.",
    supported: [
      "At Quillon Media I sent a newsletter to 15,000 readers.",
      "From June 2021 I worked at Quillon Media, mostly with Excel and Mailchimp.",
    ],
    invented: ["At Quillon Media I managed a budget of €200,000.", "I worked at Quillon Media with Salesforce and Mailchimp."],
  },
  {
    source: "Cook in a kitchen of five. Planned the weekly menu. Reduced food waste by a third.",
    supported: [
      "In a kitchen of 5 I planned the weekly menu.",
      "I reduced food waste by a third and would like to do the same for you.",
    ],
    invented: ["I reduced food waste by half.", "As Head of Kitchen I planned the weekly menu."],
  },
  {
    source: "Team lead of six engineers at Orbit Freight since 2020. Migrated 14 services to Docker. Certified in AWS.",
    supported: [
      "As team lead I guide six engineers at Orbit Freight.",
      "I migrated 14 services to Docker and am certified in AWS.",
    ],
    invented: ["As Engineering Director I guide six engineers at Orbit Freight.", "I migrated 14 services to Docker and Azure."],
  },
  {
    source: "Receptionist at Hotel Linden. Speaks fluent Spanish. Handled 30 check-ins a day.",
    supported: ["I handled 30 check-ins a day and speak fluent Spanish.", "At Hotel Linden I worked at the reception."],
    invented: [
      "I am a native speaker of Italian and handled 30 check-ins a day.",
      "I handled 30 check-ins a day for the leading hotel group in Europe.",
    ],
  },
  {
    source: "Volunteer at the Riverside Food Bank, 2015 – 2017. Organised donations worth $20,000.",
    supported: [
      "I organised donations worth $20,000 for the Riverside Food Bank.",
      "From 2015 to 2017 I was a volunteer at a food bank.",
    ],
    invented: ["I organised donations worth $2 million.", "From 2012 to 2017 I was a volunteer at a food bank."],
  },
  {
    source: "Accountant. Closes the monthly books with SAP. Shortened the monthly close from ten days to six.",
    supported: ["I close the monthly books with SAP.", "I shortened the monthly close from 10 to 6 days."],
    invented: ["I shortened the monthly close to two days.", "I hold an MBA and close the monthly books with SAP."],
  },
];
