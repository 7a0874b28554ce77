import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";

const anyOf = (words: string) => new RegExp(`^(?:${words.trim().replaceAll(/\s*,\s*/g, "|")})$`, "iu");

const TOWN = anyOf(
  `city, town, città, ville, stadt, ciudad, cidade, localidade, stad, plaats, miasto, miejscowość, şehir, місто, город, kaupunki, město, mesto, város,
  oraș, oraşul, град, πόλη, المدينة, linn, grad`,
);
const COUNTRY = anyOf(
  `country, paese, pays, land, país, pais, kraj, ülke, країна, страна, maa, země, krajina, ország, țara, ţara, държава, χώρα, البلد, država`,
);
const OTHER = anyOf(
  `location, place, standort, ort, lieu, luogo, sede, local, ubicación, lugar, locatie, lokalizacja, konum, місце, местоположение, company, employer,
  organisation, organization, name of employer, arbeitgeber, firma, unternehmen, entreprise, employeur, société, empresa, azienda, datore di lavoro,
  werkgever, bedrijf, pracodawca, işveren, şirket, компанія, компания, работодатель, роботодавець, position, title, job title, role, stelle, funktion,
  poste, fonction, puesto, cargo, posizione, ruolo, mansione, functie, stanowisko, pozisyon, unvan, посада, должность, school, institution,
  university, schule, hochschule, école, établissement, scuola, istituto, universidad, centro, uczelnia, degree, qualification, abschluss, diplôme,
  título, titolo, qualifica, kierunek, dates, date, period, year, years, duties, employer, institution, qualification, jahr, année, año, ano, anno, rok, yıl, duration, zeitraum, dauer, période, periodo, período, okres, tarih, період, период,
  会社名, 役職, 期間, 勤務地, 公司, 职位, 时间, الشركة, المسمى الوظيفي, الفترة`,
);

/**
 * Forms print what each text is: “City: Perugia | Country: Italy”, “Employer: Elbufer GmbH”. Town and country are one place; the other labels
 * are left out where several lines of the section have one.
 */
export function withoutFieldLabels(lines: readonly Line[]): Line[] {
  const isHeader = ({ cells }: Line) =>
    cells.length > 1 && cells.every(({ text }) => [TOWN, COUNTRY, OTHER].some((labels) => labels.test(text.trim())));
  const rows = lines.filter((line) => !isHeader(line));
  return rows.length < lines.length ? withoutLabels(rows) : withoutLabels(lines);
}

function withoutLabels(lines: readonly Line[]): Line[] {
  const read = lines.map((line) => (isBullet(line.text) ? null : fieldsOf(line)));
  const labelled = read.filter((fields) => fields !== null).length;
  return lines.map((line, index) => {
    const fields = read[index];
    if (!fields) return line;
    const place = fields.filter(({ label }) => TOWN.test(label) || COUNTRY.test(label));
    if (place.length < 2 && labelled < 2) return line;
    const others = fields.filter((field) => !place.includes(field));
    const cells = [place, ...others.map((field) => [field])].filter((group) => group.length > 0).map(cellOf);
    return { ...line, cells, text: cells.map(({ text }) => text).join(" ") };
  });
}

/** Whether a text is only such labels. */
export const areFieldLabels = (text: string): boolean =>
  text
    .split(/[:：|•·\s]+/)
    .filter((word) => word !== "")
    .every((word) => [TOWN, COUNTRY, OTHER].some((labels) => labels.test(word)));

interface Field {
  label: string;
  value: string;
  cell: Cell;
}

/** The labelled texts of a line, if it has nothing else. */
function fieldsOf(line: Line): Field[] | null {
  const pieces = line.cells.flatMap((cell) => cell.text.split(/\s*[|•·]\s*/).map((text) => ({ text, cell })));
  const fields = pieces.flatMap(({ text, cell }) => {
    const [, label = "", value = ""] = /^([^:：]{2,24}?)\s*[:：]\s*(\S.*)$/u.exec(text) ?? [];
    return [TOWN, COUNTRY, OTHER].some((labels) => labels.test(label)) ? [{ label, value, cell }] : [];
  });
  return fields.length === pieces.length && fields.length > 0 ? fields : null;
}

function cellOf(fields: readonly Field[]): Cell {
  const text = fields.map(({ value }) => value).join(", ");
  const [first] = fields as [Field];
  const span = first.cell.spans.find((each) => fields.some(({ value }) => each.text.includes(value))) ?? first.cell.spans.at(-1);
  return { ...first.cell, text, spans: span ? [{ ...span, text }] : [] };
}
