import type { Authored } from "./authored";

export const GERMAN: Authored[] = [
  {
    author: "plain",
    source: `Disponentin, Spedition Harkort GmbH, Februar 2018 – Juni 2022
Täglich rund 45 Touren geplant, zwölf Fahrer eingeteilt
Neues Buchungssystem mit eingeführt; Leerfahrten gingen von 18 auf 11 Prozent zurück
Bürokauffrau, Autohaus Pellworm, 2014 – 2018
Angebote und Rechnungen für 200 Kunden geschrieben
Keine Erfahrung mit Zollabwicklung
Möchte Polnisch lernen
Ausbildung zur Bürokauffrau, IHK Lüneburg, 2014
Englisch (B1), Excel`,
    supported: [
      "Bei der Spedition Harkort habe ich täglich etwa 45 Touren geplant.",
      "Von 2018 bis 2022 war ich Disponentin und teilte zwölf Fahrer ein.",
      "Zuvor schrieb ich im Autohaus Pellworm Angebote und Rechnungen für 200 Kunden.",
      "Die Leerfahrten sanken von 18 auf 11 Prozent.",
      "An der Einführung des neuen Buchungssystems war ich beteiligt.",
      "2014 habe ich meine Ausbildung zur Bürokauffrau bei der IHK Lüneburg abgeschlossen.",
      "Ich spreche Englisch auf dem Niveau B1 und arbeite sicher mit Excel.",
      "Mit der Zollabwicklung habe ich noch keine Erfahrung.",
      "Gern möchte ich Polnisch lernen.",
      "Über eine Einladung zu einem persönlichen Gespräch freue ich mich.",
    ],
    invented: {
      number: ["Täglich habe ich rund 54 Touren geplant.", "Ich habe zwanzig Fahrer eingeteilt."],
      date: ["Seit Februar 2015 bin ich Disponentin.", "Bis Juni 2024 war ich bei der Spedition Harkort."],
      skill: ["Ich kenne mich mit Gefahrgut aus.", "Ich spreche Tschechisch."],
      employer: ["Bei DB Schenker habe ich Touren geplant.", "Zuvor war ich im Autohaus Reuter tätig."],
      title: ["Als Niederlassungsleiterin habe ich Touren geplant.", "Ich war Prokuristin im Autohaus Pellworm."],
      degree: ["Ich habe Logistik studiert.", "Ich bin geprüfte Fachwirtin für Güterverkehr."],
      superlative: ["Ich war die erfolgreichste Disponentin der Spedition.", "Meine Planung gilt als unübertroffen."],
      causality: [
        "Durch meine Rechnungen gingen die Leerfahrten zurück.",
        "Weil ich zwölf Fahrer einteilte, sanken die Leerfahrten auf 11 Prozent.",
      ],
      binding: [
        "Im Autohaus Pellworm habe ich zwölf Fahrer eingeteilt.",
        "Für die Spedition Harkort schrieb ich Rechnungen für 200 Kunden.",
      ],
      negation: ["Ich habe Erfahrung mit Zollabwicklung.", "Touren habe ich nie geplant."],
      wish: ["Ich spreche Polnisch.", "Polnisch habe ich in den letzten Jahren gelernt."],
      scope: ["Ich habe das neue Buchungssystem allein eingeführt.", "Ich habe zwölf Fahrer geführt."],
    },
  },
  {
    author: "bullet",
    source: `Köchin – Gasthof Zur Mühle – 2015–2019
- Mittagstisch für 70 Gäste
- In einem Team aus vier Leuten unter dem Küchenchef
- Karte umgestellt und dadurch 6.000 Euro Wareneinsatz gespart
Köchin – Schulküche Am Anger – seit 2019
- Kocht für 310 Kinder, davon 25 mit Allergien
- Mitarbeit am Hygienekonzept 2021; keine Beanstandung bei der Kontrolle
- Will einmal die Küche übernehmen
Ausbildung zur Köchin, 2012–2015
Allergenmanagement, Erste Hilfe`,
    supported: [
      "Mittagstisch für 70 Gäste im Gasthof Zur Mühle",
      "6.000 Euro Wareneinsatz durch eine neue Karte gespart",
      "Seit 2019 Köchin in der Schulküche Am Anger, 310 Kinder",
      "Am Hygienekonzept 2021 mitgearbeitet",
      "Kontrolle ohne Beanstandung",
      "Vier Jahre im Gasthof Zur Mühle",
      "Essen für 25 Kinder mit Allergien",
      "Kenntnisse: Allergenmanagement und Erste Hilfe",
      "Gelernte Köchin",
    ],
    invented: {
      number: ["Mittagstisch für 170 Gäste", "60.000 Euro Wareneinsatz gespart"],
      date: ["Köchin in der Schulküche seit 2016", "Hygienekonzept 2018"],
      skill: ["Patisserie und Schokolade", "Warenwirtschaft mit SAP"],
      employer: ["Köchin im Hotel Adlon", "Kantine der Stadtwerke bekocht"],
      title: ["Küchenchefin im Gasthof Zur Mühle", "Hauswirtschaftsleiterin einer Schule"],
      degree: ["Küchenmeisterin", "Bachelor in Ökotrophologie"],
      superlative: ["Beste Schulküche der Stadt", "Mehrfach ausgezeichnete Köchin"],
      causality: ["Keine Beanstandung dank der neuen Karte", "Hygienekonzept geschrieben und dadurch 6.000 Euro gespart"],
      binding: ["310 Kinder im Gasthof Zur Mühle bekocht", "Mittagstisch für 70 Gäste in der Schulküche Am Anger"],
      negation: ["Am Hygienekonzept nicht mitgearbeitet", "Beanstandungen bei der Kontrolle"],
      wish: ["Küche der Schule übernommen", "Übernahme der Küche 2022"],
      scope: ["Team aus vier Leuten geleitet", "Hygienekonzept 2021 verantwortet"],
    },
  },
  {
    author: "flowery",
    source: `Ich bin seit Oktober 2013 Tischler bei der Werkstatt Lindhorst in Celle. Mit zwei Gesellen baue ich Treppen, im Jahr etwa 30. 2018 habe ich mit einem Kollegen eine Ausstellung gestaltet, die 900 Besucher hatte.
Davor war ich von 2010 bis 2013 Auszubildender bei Möbel Raake.
Gesellenbrief 2013. CNC habe ich nicht gelernt. Eines Tages würde ich gern eine eigene Werkstatt führen.`,
    supported: [
      "Seit Oktober 2013 darf ich als Tischler in der Werkstatt Lindhorst in Celle arbeiten.",
      "Gemeinsam mit zwei Gesellen entstehen unter meinen Händen rund dreißig Treppen im Jahr.",
      "Besonders gern denke ich an die Ausstellung zurück, die ich 2018 mit einem Kollegen gestaltet habe.",
      "Neunhundert Besucher kamen zu unserer Ausstellung.",
      "Gelernt habe ich mein Handwerk von 2010 bis 2013 bei Möbel Raake.",
      "Mein Traum ist es, eines Tages eine eigene Werkstatt zu führen.",
      "Mit der CNC habe ich bislang keine Erfahrung gesammelt.",
      "Für Ihre Zeit und Ihr Interesse danke ich Ihnen von Herzen.",
    ],
    invented: {
      number: [
        "Unter meinen Händen entstehen rund siebzig Treppen im Jahr.",
        "Neuntausend Besucher bestaunten unsere Ausstellung.",
      ],
      date: [
        "Seit dem Frühjahr 2008 bin ich mit Leib und Seele Tischler.",
        "2015 habe ich mit einem Kollegen eine Ausstellung gestaltet.",
      ],
      skill: [
        "Auch die Restaurierung von Orgeln liegt mir sehr am Herzen und in den Händen.",
        "Meine Entwürfe zeichne ich mit Freude in Rhino.",
      ],
      employer: ["Mein Herz gehört seit 2013 der Werkstatt Bergmann.", "Gelernt habe ich mein Handwerk bei Steinway."],
      title: [
        "Als Werkstattleiter bei Lindhorst gebe ich meine Freude am Holz weiter.",
        "Als Architekt habe ich Treppen entworfen.",
      ],
      degree: ["Mit dem Meisterbrief erfüllte sich mein Traum.", "Mein Studium der Holztechnik hat mich geprägt."],
      superlative: ["Meine Treppen zählen zu den schönsten im ganzen Land.", "Als bester Geselle meines Jahrgangs trat ich an."],
      causality: [
        "Dank meiner Treppen kamen 900 Besucher.",
        "Weil ich eine Ausstellung gestaltet hatte, erhielt ich den Gesellenbrief.",
      ],
      binding: ["Bei Möbel Raake baue ich dreißig Treppen im Jahr.", "2018 gestaltete ich bei Möbel Raake eine Ausstellung."],
      negation: ["CNC habe ich mit Begeisterung gelernt.", "Treppen habe ich niemals gebaut."],
      wish: ["Seit Jahren führe ich eine eigene Werkstatt.", "Meine eigene Werkstatt ist mein ganzer Stolz."],
      scope: ["Ganz allein habe ich die Ausstellung gestaltet.", "Ich habe die Werkstatt Lindhorst gegründet."],
    },
  },
  {
    author: "translator",
    source: `Sales assistant, Marlow Shoes, June 2017 – March 2021
Served about 50 customers a day and managed the till
Trained three new colleagues
Diploma in Retail, Leeds City College, 2017
Spanish (fluent), driving licence`,
    supported: [
      "Von Juni 2017 bis März 2021 war ich Verkäufer bei Marlow Shoes.",
      "Täglich habe ich etwa 50 Kunden bedient.",
      "Drei neue Kollegen habe ich eingearbeitet.",
      "Ich spreche fließend Spanisch und habe einen Führerschein.",
      "2017 habe ich am Leeds City College ein Diplom im Einzelhandel erworben.",
    ],
    invented: {
      number: ["Täglich habe ich etwa 150 Kunden bedient."],
      skill: ["Ich spreche fließend Portugiesisch."],
      title: ["Ich war Filialleiter bei Marlow Shoes."],
      degree: ["Ich habe einen Master im Einzelhandel."],
      employer: ["Ich war Verkäufer bei Deichmann."],
      date: ["Seit Mai 2013 war ich Verkäufer."],
    },
  },
  {
    author: "paragraphs",
    source: `Sozialpädagogin, Jugendhaus Nord, 2016 – 2020. Gruppe von 18 Jugendlichen betreut. Ferienfahrten organisiert.
Beraterin, Familienzentrum Elbaue, seit Januar 2020. Etwa 25 Familien im Monat. Fortbildung in Gesprächsführung 2021. Keine Ausbildung in Therapie.`,
    supported: [
      "Im Jugendhaus Nord habe ich eine Gruppe von 18 Jugendlichen betreut und Ferienfahrten organisiert. Seit Januar 2020 berate ich im Familienzentrum Elbaue etwa 25 Familien im Monat.",
      "2021 habe ich eine Fortbildung in Gesprächsführung besucht. Offenheit und Geduld sind mir wichtig.",
    ],
    invented: {
      number: ["Seit Januar 2020 bin ich Beraterin im Familienzentrum Elbaue. Dort berate ich 75 Familien im Monat."],
      binding: ["Im Jugendhaus Nord habe ich Ferienfahrten organisiert. Im Familienzentrum Elbaue betreue ich 18 Jugendliche."],
      negation: ["Offenheit ist mir wichtig. Ich habe eine Ausbildung in Therapie."],
      scope: ["Ich habe Ferienfahrten organisiert und das Jugendhaus Nord geleitet."],
    },
  },
];
