import type { Tradesperson } from "./tradesperson";

export const ENGLISH: Tradesperson[] = [
  {
    author: "harbour pilot",
    source: `Second mate, Greywater Shipping, Hull, 2009–2014. Navigation watches, cargo plans, safety drills
Harbour pilot, Port of Saltmere, since March 2015. About 300 ships a year, tugs, radio, night work
Trains two trainee pilots. Sits on the tidal survey group
Rewrote the fog procedure in 2021 with the harbour master. Delays in fog: 48 in 2020, 31 in 2022
Master Mariner certificate, 2013. Simulator course, 2019
Would like to pilot tankers one day. No experience with sailing ships`,
    supported: [
      "Guiding around 300 vessels a year in and out of Saltmere has taught me to stay composed.",
      "Before becoming a pilot, I stood navigation watches as a second mate with Greywater Shipping.",
      "Much of my work happens at night, over the radio and with tugs on either side.",
      "I hold a Master Mariner certificate, gained in 2013, and took a simulator course six years later.",
      "Together with the harbour master I revised our procedure for fog in 2021.",
      "Two trainees are currently learning the job from me.",
      "Tankers are what I hope to pilot in the future, because their handling intrigues me.",
      "What I value most is the quiet trust between a bridge team and its pilot.",
      "Piloted some 300 ships annually and trained two trainee pilots",
      "I have not yet handled a sailing ship.",
      "I would be glad to tell you more about my years on the water in person.",
    ],
    invented: {
      superlative: ["I am the most experienced pilot at Saltmere.", "I was the first pilot in the port to work at night."],
      scope: ["I rewrote the fog procedure single-handedly.", "I train all of the port's pilots."],
      negation: ["I am also practised with sailing ships.", "My certificates never included that of a Master Mariner."],
      wish: ["I regularly pilot tankers.", "My experience includes tankers of every size."],
      causality: ["My new fog procedure cut delays from 48 to 31.", "Because of the simulator course, I was promoted to pilot."],
      title: ["As chief pilot I train two trainees."],
      number: ["I guide 500 ships a year through the harbour."],
      binding: ["At Greywater Shipping I trained two trainee pilots."],
    },
    additions: [
      "I also draw up the duty rota for the tug crews.",
      "I train two trainee pilots and assess their final examinations.",
      "I rewrote the fog procedure so that insurers would lower their premiums.",
      "On my watches I handled negotiations with the dock unions.",
    ],
  },
  {
    author: "sound engineer",
    source: `Stagehand, Lantern Theatre, Bristol, 2012–2014: cabling, lights, get-outs
Sound engineer, Brasswell Audio, Bristol, since September 2014: concerts, conferences, a podcast studio. Crew of 5 on larger jobs
Mixed the Harrow Moor Folk Festival four times. Maintains microphones and mixing desks
Set up a booking sheet for rental gear in 2020; lost items fell from 22 to 7 a year
BTEC Music Technology, 2012. Digital mixing desks, basic lighting
Interested in film sound. Does not do studio mastering`,
    supported: [
      "I have mixed concerts and conferences for Brasswell Audio since 2014.",
      "On four occasions I was behind the desk at the Harrow Moor Folk Festival.",
      "My career started backstage, laying cables and rigging lights at the Lantern Theatre.",
      "After I set up a booking sheet for our rental equipment, fewer items went missing.",
      "When a job is large, I work in a crew of five.",
      "Keeping microphones and desks in good repair is part of my job.",
      "Film sound fascinates me, and I would love to learn more about it.",
      "Good sound is something an audience only notices when it goes wrong, and that is how I approach every show.",
      "Mastering is not something I do.",
      "Podcast recordings in our studio are a welcome change from live work.",
      "I look forward to hearing from you and hope to meet your team soon.",
    ],
    invented: {
      superlative: ["Brasswell Audio is the leading audio company in Bristol.", "I am one of the best engineers in the region."],
      scope: ["I run the podcast studio on my own.", "I maintain the company's entire equipment."],
      negation: ["Studio mastering is among my strengths.", "I have never worked in a theatre."],
      wish: ["I have recorded sound for films.", "Film sound is a field I know from practice."],
      causality: ["Losses fell because I trained the crew.", "My four festivals led to new contracts for Brasswell Audio."],
      skill: ["I record and edit in Pro Tools."],
      degree: ["I have a bachelor's degree in music technology."],
      date: ["I have worked for Brasswell Audio since 2012."],
    },
    additions: [
      "I mixed the Harrow Moor Folk Festival four times and recorded its live album.",
      "I maintain microphones and mixing desks and buy new ones at trade fairs.",
      "At conferences I also look after the interpreters' booths.",
      "I set up the booking sheet to meet the auditors' demands.",
    ],
  },
];
