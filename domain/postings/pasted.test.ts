import { expect, test } from "vitest";
import { payIn } from "@/domain/postings/money";
import { readText } from "@/domain/postings/read";

// Postings as people paste them, in five languages; all companies and persons are fictional.

test.each([
  [
    "English",
    `Product Engineer at Northpine
Location: Leeds, United Kingdom
Salary: £55,000 – £65,000 per year

What you bring
- Five years of TypeScript

Apply by 15 January 2027.
Questions? Contact: Marta Oakley, marta.oakley@northpine.example, +44 20 7946 0111`,
    {
      company: "Northpine",
      role: "Product Engineer",
      location: "Leeds, United Kingdom",
      salary: "£55,000 – £65,000 per year",
      deadline: "2027-01-15",
      contact: { name: "Marta Oakley", email: "marta.oakley@northpine.example", phone: "+44 20 7946 0111" },
    },
  ],
  [
    "German",
    `Sachbearbeiter (m/w/d) bei Saalewerk GmbH
Standort: Halle (Saale)
Gehalt: 48.000 bis 54.000 € brutto im Jahr

Ihr Profil
- Kaufmännische Ausbildung

Bewerbungsfrist: 31.01.2027
Ihre Ansprechpartnerin ist Frau Dr. Lena Vogtländer
Telefon: 0345 5550 112
bewerbung@saalewerk.example`,
    {
      company: "Saalewerk GmbH",
      role: "Sachbearbeiter (m/w/d)",
      location: "Halle (Saale)",
      salary: "48.000 bis 54.000 € brutto im Jahr",
      deadline: "2027-01-31",
      contact: { name: "Lena Vogtländer", email: "bewerbung@saalewerk.example", phone: "0345 5550 112" },
    },
  ],
  [
    "French",
    `Développeuse web chez Atelier Valserine
Lieu : Lyon
Salaire : 42 k€ à 48 k€ par an

Profil recherché
- Trois ans d’expérience

Date limite de candidature : 1er mars 2027
Personne à contacter : Maëlle Dugast`,
    {
      company: "Atelier Valserine",
      role: "Développeuse web",
      location: "Lyon",
      deadline: "2027-03-01",
      contact: { name: "Maëlle Dugast", email: "", phone: "" },
    },
  ],
  [
    "Spanish",
    `Puesto: Analista de datos
Empresa: Tranvías del Nervión
Ubicación: Bilbao
Salario: 32.000 - 38.000 € brutos al año

Requisitos
- SQL

Fecha límite: 20 de febrero de 2027
Persona de contacto: Iker Zubiría`,
    {
      company: "Tranvías del Nervión",
      role: "Analista de datos",
      location: "Bilbao",
      deadline: "2027-02-20",
      contact: { name: "Iker Zubiría", email: "", phone: "" },
    },
  ],
  [
    "Dutch",
    `Vacature: Landschapsarchitect
Bedrijf: Groenhart
Locatie: Utrecht
Salaris: € 3.800 tot € 4.600 per maand

Functie-eisen
- HBO-diploma

Sluitingsdatum: 12 april 2027
Contactpersoon: Joris van den Berg`,
    {
      company: "Groenhart",
      role: "Landschapsarchitect",
      location: "Utrecht",
      salary: "€ 3.800 tot € 4.600 per maand",
      deadline: "2027-04-12",
      contact: { name: "Joris van den Berg", email: "", phone: "" },
    },
  ],
])("a pasted posting in %s gives company, role, place, deadline and contact by rules", (_, text, fields) => {
  expect(readText(text)).toMatchObject(fields);
});

test.each([
  ["Salary: $120,000 - $150,000 a year", "$120,000 - $150,000 a year"],
  ["Pay: $55/hr", "$55/hr"],
  ["€60k–75k", "€60k–75k"],
  ["60-75k EUR", "60-75k EUR"],
  ["45K€", "45K€"],
  ["CHF 95'000", "CHF 95'000"],
  ["£30 per hour", "£30 per hour"],
  ["12 000–15 000 zł", "12 000–15 000 zł"],
  ["50 bis 60 Tsd. Euro", "50 bis 60 Tsd. Euro"],
  ["R$ 8.000", "R$ 8.000"],
  ["月給30万円〜40万円", "30万円〜40万円"],
  ["600万円", "600万円"],
  ["35–40 €/h", "35–40 €/h"],
  ["₹12,00,000", "₹12,00,000"],
])("pay is found as written in “%s”", (line, pay) => {
  expect(payIn(line)).toBe(pay);
});

test("a posting without a deadline or a person has neither, and a page’s own data come first", () => {
  const plain = readText("Baker at Rye & Co\nWorks in contact with customers.\nWhat you bring\n- Early mornings");
  expect([plain.deadline, plain.contact]).toEqual([null, null]);
  expect(plain.foundIn.deadline).toBeUndefined();
});
