import type { Entry } from "./pairs";

export const GERMAN: Entry[] = [
  {
    source:
      "Produktdesignerin bei Nordkiefer, 2019 – 2023. Bestellvorgang neu gestaltet und Abschlüsse um 12 % gesteigert. Werkzeuge: Figma, Sketch.",
    supported: [
      "Bei Nordkiefer habe ich den Bestellvorgang neu gestaltet und die Abschlüsse um 12 Prozent gesteigert.",
      "Vier Jahre lang habe ich bei Nordkiefer mit Figma und Sketch gearbeitet.",
    ],
    invented: [
      "Bei Nordkiefer habe ich die Abschlüsse um 30 % gesteigert.",
      "Als leitende Produktdesignerin habe ich den Bestellvorgang neu gestaltet.",
    ],
  },
  {
    source:
      "Pflegefachkraft, Klinikum Aberlin, seit März 2018. Betreut bis zu acht Patienten je Schicht. Drei neue Kolleginnen eingearbeitet.",
    supported: [
      "Seit März 2018 betreue ich bis zu 8 Patienten je Schicht.",
      "Im Klinikum Aberlin habe ich drei Kolleginnen eingearbeitet.",
    ],
    invented: [
      "Seit Mai 2012 betreue ich Patienten im Klinikum Aberlin.",
      "Als Stationsleiterin habe ich drei Kolleginnen eingearbeitet.",
    ],
  },
  {
    source:
      "Backend-Entwickler. Dienste in Python und PostgreSQL für die Hafenwerke gebaut. Antwortzeiten von 800 ms auf 200 ms gesenkt.",
    supported: [
      "Ich habe Dienste in Python gebaut und die Antwortzeiten auf 200 ms gesenkt.",
      "Für die Hafenwerke arbeite ich mit PostgreSQL.",
    ],
    invented: [
      "Ich habe Dienste in Python, Java und PostgreSQL gebaut.",
      "Ich habe Dienste für die Hafenwerke und bei Steinbrück Kapital gebaut.",
    ],
  },
  {
    source: "Bachelor in Biologie, Universität Marrow, 2016. Laborassistenz bei Farnlab, 2016 – 2018.",
    supported: [
      "Nach dem Bachelor in Biologie habe ich zwei Jahre bei Farnlab gearbeitet.",
      "2016 habe ich mein Studium an der Universität Marrow abgeschlossen.",
    ],
    invented: [
      "Nach dem Master in Biologie habe ich bei Farnlab gearbeitet.",
      "Nach meiner Doktorarbeit in Biologie war ich bei Farnlab.",
    ],
  },
  {
    source: "Vertriebsmitarbeiter. 40 Kunden im Norden betreut. 2022 Ziel zu 105 % erreicht. Sprachen: Deutsch und Englisch.",
    supported: ["2022 habe ich mein Ziel zu 105 % erreicht.", "Ich betreue 40 Kunden und spreche Englisch."],
    invented: ["Ich betreue 400 Kunden im Norden.", "Ich spreche Deutsch, Englisch und Spanisch."],
  },
  {
    source: "Lagermitarbeiterin bei Hochkorn, 2020 – 2022. Gabelstapler gefahren. Rund 90 Bestellungen am Tag gepackt.",
    supported: ["Bei Hochkorn habe ich rund 90 Bestellungen am Tag gepackt.", "Zwei Jahre lang habe ich im Lager gearbeitet."],
    invented: ["Sieben Jahre lang habe ich im Lager gearbeitet.", "Ich war die schnellste Mitarbeiterin im Lager."],
  },
  {
    source: "Lehrer für Mathematik. Nachhilfeprogramm für 60 Schüler eingeführt. Leitfaden zum Datenschutz geschrieben.",
    supported: [
      "Ich habe ein Nachhilfeprogramm für 60 Schüler eingeführt.",
      "Als Lehrer habe ich einen Leitfaden zum Datenschutz geschrieben.",
    ],
    invented: [
      "Mein preisgekröntes Nachhilfeprogramm erreichte 60 Schüler.",
      "Ich habe die Zahl der Schüler im Programm verdoppelt.",
    ],
  },
  {
    source: "Marketingassistenz, Quillon Medien, Juni 2021 – August 2023. Newsletter an 15.000 Leser. Excel und Mailchimp.",
    supported: [
      "Ich habe einen Newsletter an 15 000 Leser verschickt.",
      "Ab Juni 2021 habe ich bei Quillon Medien mit Excel gearbeitet.",
    ],
    invented: ["Ich war für ein Budget von 200.000 Euro zuständig.", "Ich habe mit Salesforce und Mailchimp gearbeitet."],
  },
  {
    source: "Koch in einer Küche mit fünf Leuten. Wochenkarte geplant. Abfälle um ein Drittel verringert.",
    supported: [
      "In einer Küche mit 5 Leuten habe ich die Wochenkarte geplant.",
      "Ich habe die Abfälle um ein Drittel verringert.",
    ],
    invented: ["Ich habe die Abfälle um die Hälfte verringert.", "Als Küchenchef habe ich die Wochenkarte geplant."],
  },
  {
    source: "Teamleiterin von sechs Entwicklern bei Orbit Fracht seit 2020. 14 Dienste auf Docker umgestellt. AWS-zertifiziert.",
    supported: [
      "Als Teamleiterin führe ich sechs Entwickler bei Orbit Fracht.",
      "Ich habe 14 Dienste auf Docker umgestellt und bin zertifiziert für AWS.",
    ],
    invented: ["Als Abteilungsleiterin führe ich sechs Entwickler.", "Ich habe 14 Dienste auf Kubernetes umgestellt."],
  },
  {
    source: "Empfangsmitarbeiter im Hotel Linde. Spricht fließend Spanisch. 30 Anreisen am Tag betreut.",
    supported: ["Ich spreche fließend Spanisch und habe 30 Anreisen am Tag betreut.", "Im Hotel Linde war ich am Empfang."],
    invented: ["Ich spreche fließend Spanisch und Italienisch.", "Ich war am Empfang der führenden Hotelgruppe Europas."],
  },
  {
    source: "Ehrenamt bei der Flusstafel, 2015 – 2017. Spenden über 20.000 Euro gesammelt.",
    supported: ["Für die Flusstafel habe ich Spenden über 20.000 € gesammelt.", "Von 2015 bis 2017 war ich ehrenamtlich tätig."],
    invented: ["Ich habe Spenden über 2 Millionen Euro gesammelt.", "Von 2011 bis 2017 war ich ehrenamtlich tätig."],
  },
  {
    source: "Buchhalter. Monatsabschluss mit SAP. Dauer des Abschlusses von zehn auf sechs Tage verkürzt.",
    supported: ["Den Monatsabschluss mache ich mit SAP.", "Ich habe den Abschluss von 10 auf 6 Tage verkürzt."],
    invented: ["Ich habe den Abschluss auf zwei Tage verkürzt.", "Ich habe einen MBA und mache den Monatsabschluss mit SAP."],
  },
];
