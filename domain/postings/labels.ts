import type { Found } from "@/domain/postings/found";
import { payIn } from "@/domain/postings/money";
import type { Line } from "@/domain/postings/page/lines";

type LabelledField = "role" | "company" | "location" | "salary";

/** Labels before a value, in English, German, French, Spanish, Dutch, Italian, Portuguese, Polish, Swedish, Danish, Czech, Japanese, Chinese, Korean, Russian. */
const LABELS: Record<LabelledField, string> = {
  role: "job title|title|position|role|job|stelle|stellenbezeichnung|stellentitel|position|jobtitel|poste|intitulé du poste|intitulé|puesto|cargo|vacante|functie|functietitel|vacature|posizione|ruolo|mansione|vaga|função|stanowisko|tjänst|befattning|stilling|pozice|職種|募集職種|职位|职位名称|직무|должность",
  company:
    "company|employer|organi[sz]ation|hiring company|company name|unternehmen|arbeitgeber|firma|firmenname|entreprise|société|employeur|empresa|compañía|bedrijf|werkgever|organisatie|azienda|datore di lavoro|società|empregador|pracodawca|nazwa firmy|företag|arbetsgivare|virksomhed|arbejdsgiver|zaměstnavatel|会社名|企業名|公司|公司名称|회사|компания|работодатель",
  location:
    "location|locations|job location|work location|place of work|office|based in|standort|standorte|arbeitsort|einsatzort|dienstort|ort|lieu|lieu de travail|localisation|ubicación|lugar|lugar de trabajo|localidad|locatie|standplaats|werklocatie|plaats|sede|sede di lavoro|luogo|luogo di lavoro|località|localização|local|local de trabalho|lokalizacja|miejsce pracy|placeringsort|arbetsplats|ort|arbejdssted|místo výkonu práce|lokalita|勤務地|工作地点|地点|근무지|근무지역|место работы|город",
  salary:
    "salary|salary range|pay|pay range|compensation|base salary|annual salary|remuneration|gehalt|gehaltsspanne|jahresgehalt|vergütung|entgelt|entlohnung|lohn|salaire|rémunération|fourchette salariale|salario|sueldo|remuneración|banda salarial|salaris|salarisindicatie|beloning|stipendio|retribuzione|ral|salário|remuneração|faixa salarial|wynagrodzenie|widełki|pensja|lön|løn|mzda|plat|給与|年収|薪资|薪酬|급여|연봉|зарплата",
};

const FIELDS = Object.keys(LABELS) as LabelledField[];
const ALONE = new Map(FIELDS.map((field) => [field, new RegExp(String.raw`^(?:${LABELS[field]})\s{0,3}[:：]?$`, "i")]));
const BEFORE = new Map(
  FIELDS.map((field) => [
    field,
    new RegExp(String.raw`^(?:${LABELS[field]})\s{0,3}(?:\([^)]{0,40}\)\s{0,3})?(?:[:：]|\s[–—-]\s|\t)\s{0,9}(\S.*)$`, "i"),
  ]),
);

/** A value is one short line; what is longer is a sentence that happens to begin like a label. */
const MAX_VALUE = 160;

/** The text beside or below the usual labels of postings. */
export function readLabels(lines: readonly Line[]): Found {
  const found: Partial<Record<LabelledField, string>> = {};
  for (const [at, line] of lines.entries()) {
    if (line.text.length > MAX_VALUE + 60) continue;
    const text = line.text.replace(/\*\*/g, "").replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u, "");
    for (const field of FIELDS) {
      if (found[field] !== undefined) continue;
      const value = text.match(BEFORE.get(field) ?? /$^/)?.[1] ?? (ALONE.get(field)?.test(text) ? below(lines, at) : undefined);
      if (value !== undefined && isValue(field, value)) found[field] = value.trim();
    }
  }
  return found;
}

/** The value below a label on a separate line, unless that is the next label or the beginning of a text. */
function below(lines: readonly Line[], at: number): string | undefined {
  const next = lines[at + 1];
  if (!next || next.kind === "heading" || next.text.length > 100 || /[.!?]$/.test(next.text)) return undefined;
  return FIELDS.some((field) => ALONE.get(field)?.test(next.text) || BEFORE.get(field)?.test(next.text)) ? undefined : next.text;
}

const isValue = (field: LabelledField, value: string): boolean =>
  value.length <= MAX_VALUE && (field !== "salary" || /\d/.test(value) || payIn(value) !== "" || value.length <= 60);
