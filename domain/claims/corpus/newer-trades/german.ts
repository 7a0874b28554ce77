import type { Tradesperson } from "./tradesperson";

export const GERMAN: Tradesperson[] = [
  {
    author: "Hebamme",
    source: `Hebamme, Klinik Sankt Ottilien, Passau, 2011–2017. Kreißsaal, Wochenstation, Nachtdienste
Freiberufliche Hebamme, Landkreis Freyung, seit Januar 2018. Hausbesuche, Geburtsvorbereitung, Rückbildung. Rund 70 Familien im Jahr
Stillcafé 2020 mit einer Kinderärztin gegründet
Absagen von Kursen: 14 im Jahr 2019, 5 im Jahr 2022. Neue Warteliste seit 2021
Hebammenexamen 2011. Fortbildung Akupunktur 2016
Englisch: Grundkenntnisse. Würde gern Hausgeburten begleiten. Keine Erfahrung mit Frühgeborenen`,
    supported: [
      "Seit Anfang 2018 begleite ich im Landkreis Freyung jährlich etwa 70 Familien.",
      "Zuvor war ich sechs Jahre lang im Kreißsaal und auf der Wochenstation der Klinik Sankt Ottilien tätig.",
      "Nachtdienste gehörten in der Klinik zu meinem Alltag.",
      "Gemeinsam mit einer Kinderärztin habe ich ein Stillcafé ins Leben gerufen.",
      "Kurse zur Geburtsvorbereitung und zur Rückbildung leite ich selbst.",
      "In Akupunktur habe ich mich 2016 fortgebildet.",
      "Hausgeburten zu begleiten, ist ein Wunsch, den ich mir in den kommenden Jahren erfüllen möchte.",
      "Ich nehme mir Zeit zuzuhören, denn jede Familie bringt ihre eigene Geschichte mit.",
      "Frühgeborene habe ich bisher nicht betreut.",
      "Freiberufliche Hebamme mit Hausbesuchen und Kursen, zuvor im Kreißsaal tätig",
      "Über die Einladung zu einem Gespräch freue ich mich sehr.",
    ],
    invented: {
      superlative: ["Ich bin die gefragteste Hebamme im Landkreis.", "Mein Stillcafé war das erste in der Region."],
      scope: ["Das Stillcafé habe ich ganz allein aufgebaut.", "Ich betreue sämtliche Familien des Landkreises."],
      negation: ["Auch mit Frühgeborenen bin ich vertraut.", "Nachtdienste habe ich nie geleistet."],
      wish: ["Ich begleite regelmäßig Hausgeburten.", "Hausgeburten gehören seit 2018 zu meinem Angebot."],
      causality: [
        "Durch meine Warteliste sanken die Absagen auf fünf.",
        "Das Stillcafé führte dazu, dass mehr Familien zu mir kamen.",
      ],
      title: ["Als leitende Hebamme verantwortete ich den Kreißsaal."],
      number: ["Ich betreue 120 Familien im Jahr."],
      skill: ["Ich spreche verhandlungssicher Englisch."],
    },
    additions: [
      "Bei den Hausbesuchen berate ich auch zu Anträgen auf Elterngeld.",
      "Im Kreißsaal habe ich zudem die Medikamente bestellt.",
      "Das Stillcafé gründete ich, um das Krankenhaus zu entlasten.",
      "Ich biete Rückbildung an und verleihe Milchpumpen.",
    ],
  },
  {
    author: "Landschaftsgärtner",
    source: `Helfer, Friedhofsgärtnerei Immergrün, Celle, 2010–2012. Grabpflege, Laub, Gießen
Landschaftsgärtner, Gartenbau Steinlaus, Uelzen, August 2015 – heute. Pflaster, Teiche, Trockenmauern, Baumpflanzungen. Kolonne mit 4 Leuten
Bagger und Radlader. Anhängerführerschein
2022 Angebote mit einem Tabletprogramm eingeführt. Rückfragen von Kunden: 60 (2021), 35 (2023)
Gesellenbrief Garten- und Landschaftsbau, 2015. Kettensägenschein 2017
Möchte die Meisterschule besuchen. Noch nie Dachbegrünung gemacht`,
    supported: [
      "Bei der Firma Steinlaus in Uelzen pflastere ich Wege, lege Teiche an und baue Trockenmauern.",
      "Seit 2015 arbeite ich dort in einer vierköpfigen Kolonne.",
      "Meine ersten Erfahrungen sammelte ich in einer Friedhofsgärtnerei, wo ich Gräber pflegte und Laub beseitigte.",
      "Ich fahre Bagger und Radlader und darf Anhänger ziehen.",
      "Den Kettensägenschein habe ich zwei Jahre nach dem Gesellenbrief gemacht.",
      "Bäume zu pflanzen ist für mich die schönste Arbeit im Jahr.",
      "Der Besuch der Meisterschule ist mein nächstes Ziel.",
      "An der Dachbegrünung habe ich mich noch nicht versucht, würde sie aber gern lernen.",
      "2022 haben wir begonnen, Angebote mit einem Programm auf dem Tablet zu erstellen.",
      "Weil ich gern im Freien bin, macht mir auch Regen nichts aus.",
      "Gern komme ich zu einem Probetag vorbei, um Sie und Ihren Betrieb kennenzulernen.",
    ],
    invented: {
      superlative: [
        "Unsere Trockenmauern sind die haltbarsten in ganz Niedersachsen.",
        "Ich war der schnellste Pflasterer der Firma.",
      ],
      scope: ["Ich verantworte alle Baustellen des Betriebs.", "Ich habe das Tabletprogramm im Alleingang eingeführt."],
      negation: ["Dachbegrünungen führe ich sicher aus.", "Einen Gesellenbrief habe ich nicht."],
      wish: ["Ich habe die Meisterschule besucht.", "Als Meister leite ich Baustellen an."],
      causality: [
        "Dank des Tabletprogramms gingen die Rückfragen auf 35 zurück.",
        "Weil ich die Kolonne gut führte, kamen mehr Aufträge.",
      ],
      binding: ["In der Friedhofsgärtnerei habe ich Teiche angelegt."],
      date: ["Den Gesellenbrief habe ich 2012 bekommen."],
      employer: ["Danach war ich bei Grünwerk Lüneburg angestellt."],
    },
    additions: [
      "Ich pflanze Bäume und berechne die Statik von Stützmauern.",
      "Nebenbei schule ich Kunden im Rückschnitt von Rosen.",
      "Ich fahre Bagger, damit der Betrieb keine Fremdfirmen beauftragen muss.",
      "In der Kolonne kümmere ich mich um die Zeiterfassung.",
    ],
  },
];
