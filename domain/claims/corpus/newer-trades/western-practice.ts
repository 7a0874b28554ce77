import type { Entry } from "../pairs";

/** A German and an English person, with whom rules were changed: nothing of them is sealed. */
export const WESTERN_PRACTICE: Entry[] = [
  {
    source: `Tontechnikerin, Studio Nordlicht, Kiel, 2011–2016. Hörspiele, Schnitt, Archiv der Bänder
Tontechnikerin, Stadttheater Ahrensund, seit August 2016. Proben, Vorstellungen, Funkmikrofone, Gastspiele im Sommer, Team von 4
Ausbilderin für einen Lehrling seit 2021. Im Betriebsrat seit 2020
Neue Mikrofonplanung 2019 mit der Inspizientin. Pannen: 24 in der Spielzeit 2018, 10 in der Spielzeit 2021
Fachkraft für Veranstaltungstechnik, 2011. Ausbildereignung 2020
Französisch: Grundkenntnisse. Würde gern Filmton machen. Keine Erfahrung mit Lichttechnik`,
    supported: [
      "Seit fast zehn Jahren sorge ich am Stadttheater Ahrensund dafür, dass Proben und Vorstellungen gut klingen.",
      "Zuvor habe ich im Studio Nordlicht Hörspiele geschnitten und ein Archiv mit Bändern gepflegt.",
      "Funkmikrofone sind empfindlich, deshalb prüfe ich sie vor jeder Vorstellung.",
      "Im Sommer begleite ich unsere Gastspiele.",
      "Als Ausbilderin begleite ich seit 2021 einen Lehrling und gebe weiter, was ich selbst gelernt habe.",
      "Seit 2020 setze ich mich im Betriebsrat für meine Kolleginnen und Kollegen ein.",
      "Die Zahl der Pannen hat sich mehr als halbiert.",
      "2019 entstand zusammen mit der Inspizientin eine neue Mikrofonplanung.",
      "Mein Französisch reicht für den Alltag, nicht für Verhandlungen.",
      "Mit Lichttechnik kenne ich mich nicht aus.",
      "Filmton würde mich sehr reizen.",
      "Die Ausbildereignung habe ich 2020 erworben.",
      "Was mich antreibt, ist der Moment, in dem ein ganzer Saal still wird.",
      "An Ihrem Haus reizt mich besonders die Vielfalt des Spielplans.",
      "Von der Bandmaschine bis zum Funkmikrofon habe ich den Wandel der Technik miterlebt.",
    ],
    invented: [
      "Ich leite die Tonabteilung mit vier Personen.",
      "Auch in der Lichttechnik bin ich zu Hause.",
      "Ich habe den Ton für mehrere Filme gemacht.",
      "Meine Mikrofonplanung hat die Pannen auf zehn gesenkt.",
      "Ich verwalte das Budget der Technik.",
    ],
  },
  {
    source: `Lab assistant, Fernhollow Dairy, Ludlow, 2010–2013. Milk samples, cleaning of glassware
Lab technician, Pike Water Services, Shrewsbury, since November 2013. Water tests, sampling at 26 sites, instrument checks, on-call one week in six
Trainer of new starters since 2019. Safety representative
Switched sample labels to barcodes in 2020 with the data team. Mislabelled samples: 52 in 2019, 14 in 2021
HNC Applied Science, 2013. Driving licence. Basic French
Wants to study for a degree in environmental science. Has not worked with radioactive material`,
    supported: [
      "For more than ten years I have tested water and checked instruments at Pike Water Services.",
      "Sampling takes me to 26 sites, often along muddy tracks and in all weathers.",
      "One week in six I am on call, and I have come to enjoy the calm of an early morning.",
      "My first laboratory was in a dairy, where I handled milk samples and washed glassware.",
      "With help from the data team, we moved our sample labels to barcodes in 2020.",
      "Mislabelled samples have become far rarer since then.",
      "As safety representative I listen to everyone's concerns.",
      "New starters learn the ropes from me.",
      "I have an HNC in Applied Science, and a degree in environmental science is something I want to work towards.",
      "My French is basic, but I am not shy about using it.",
      "Radioactive material is outside my experience.",
      "I was drawn to your laboratory because clean water matters to me.",
      "A clean driving licence means that remote sites are no obstacle.",
      "Accuracy is a habit that I bring to every test.",
      "I would be happy to discuss how I could contribute.",
    ],
    invented: [
      "I manage a team of lab technicians.",
      "I have handled radioactive samples.",
      "I hold a degree in environmental science.",
      "My barcodes reduced mislabelled samples to 14.",
      "I write the laboratory's annual report.",
    ],
  },
];
