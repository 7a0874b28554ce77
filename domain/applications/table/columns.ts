/** What a column of a table can be. `skip` is not among them: an unmapped field is simply not read. */
export const TABLE_FIELDS = [
  "company",
  "role",
  "status",
  "closedReason",
  "location",
  "salary",
  "source",
  "sourceUrl",
  "appliedAt",
  "savedAt",
  "followUpAt",
  "followUpNote",
  "tags",
  "notes",
  "jobDescription",
  "contactName",
  "contactEmail",
  "contactPhone",
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** For each field the place of its column; fields without one are absent. */
export type ColumnMatch = Partial<Record<TableField, number>>;

/** Names of columns in lower case, without accents and punctuation, in the order in which they are preferred. */
const NAMES: Record<TableField, string> = {
  company:
    "company|company name|employer|organization|organisation|firma|unternehmen|arbeitgeber|entreprise|societe|employeur|empresa|azienda|societa|bedrijf|werkgever|firma nazwa|pracodawca|empleador|empregador|yritys|foretag|virksomhed|bedrift|sirket|компания|会社名|会社|企業名|公司|회사",
  role: "role|job title|title|position|job position|job|job role|stelle|stellenbezeichnung|position titel|jobtitel|poste|intitule du poste|puesto|cargo|vaga|titulo|ruolo|posizione|functie|functietitel|stanowisko|rolle|stilling|tehtava|pozisyon|должность|вакансия|職種|役職|ポジション|职位|직무",
  status:
    "status|stage|list|list name|state|phase|stand|bewerbungsstatus|statut|etape|estado|etapa|stato|fase|stadium|etap|vaihe|durum|статус|ステータス|選考状況|状态|상태",
  closedReason: "closed reason|closedreason|outcome|result|ergebnis|resultat|resultado|esito|uitkomst|wynik",
  location:
    "location|city|place|standort|ort|arbeitsort|lieu|ville|localisation|ubicacion|lugar|ciudad|local|localizacao|cidade|sede|luogo|locatie|plaats|lokalizacja|miasto|sted|sijainti|konum|город|勤務地|地点|근무지",
  salary:
    "salary|pay|compensation|salary range|max salary|gehalt|vergutung|salaire|remuneration|salario|stipendio|retribuzione|salaris|wynagrodzenie|lonn|palkka|maas|зарплата|給与|年収|薪资|연봉",
  source:
    "source|platform|found on|found via|job board|site|board|quelle|plattform|portal|canal|origine|fuente|plataforma|fonte|bron|zrodlo|kilde|lahde|kaynak|источник|応募経路|来源",
  sourceUrl:
    "source url|sourceurl|url|link|job url|job link|posting|posting url|job posting url|website|web address|stellenanzeige|anzeige|lien|enlace|vinculo|collegamento|lenke|linkki|ссылка|求人url|链接|링크",
  appliedAt:
    "applied|applied at|appliedat|application date|date applied|applied on|applied date|apply date|date of application|bewerbungsdatum|beworben am|beworben|datum|date de candidature|candidature|date|fecha de solicitud|fecha de aplicacion|fecha|data candidatura|data da candidatura|data|sollicitatiedatum|data aplikacji|soknadsdato|hakupaiva|basvuru tarihi|дата отклика|дата|応募日|申请日期|지원일",
  savedAt:
    "saved date|date saved|saved at|date added|added|added at|created|created at|createdat|created time|gespeichert am|hinzugefugt am",
  followUpAt:
    "follow up|follow up at|followupat|follow up date|next follow up|reminder|nachfassen|wiedervorlage|relance|date de relance|seguimiento|recontact",
  followUpNote:
    "follow up note|followupnote|next step|next steps|next action|nachster schritt|prochaine etape|proximo paso|prossimo passo|volgende stap",
  tags: "tags|labels|categories|category|schlagworte|kategorie|etiquettes|etiquetas|etichette|labels tags|tagi|метки|タグ|标签",
  notes:
    "notes|note|comments|comment|remarks|notizen|notiz|bemerkungen|kommentar|remarques|commentaires|notas|observaciones|comentarios|appunti|notities|opmerkingen|notatki|uwagi|merknader|muistiinpanot|notlar|заметки|メモ|備考|备注|메모",
  jobDescription:
    "job description|jobdescription|description|posting text|stellenbeschreibung|beschreibung|description du poste|descripcion|descricao|descrizione|omschrijving|opis|описание|仕事内容|职位描述",
  contactName:
    "contact|contact name|contact person|recruiter|hiring manager|ansprechpartner|kontakt|kontaktperson|personne a contacter|contacto|contato|referente|contactpersoon|osoba kontaktowa|担当者|联系人",
  contactEmail: "contact email|email|e mail|recruiter email|kontakt email|email du contact|correo|correo electronico|メール|邮箱",
  contactPhone: "contact phone|contact phone number|phone|telephone|telefon|telefono|telefone|telefoonnummer|電話番号|电话",
};

const MEANINGS = new Map(
  TABLE_FIELDS.flatMap((field) => NAMES[field].split("|").map((name, rank) => [name, { field, rank }] as const)),
);

/** A header or a word without case, accents and punctuation. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Which column is which, by the words of the headers in many languages. Two columns never become one field: the better name wins. */
export function matchColumns(headers: readonly string[]): ColumnMatch {
  const match: ColumnMatch = {};
  const ranks: Partial<Record<TableField, number>> = {};
  for (const [index, header] of headers.entries()) {
    const meaning = MEANINGS.get(plainWords(header));
    if (!meaning || meaning.rank >= (ranks[meaning.field] ?? Number.POSITIVE_INFINITY)) continue;
    match[meaning.field] = index;
    ranks[meaning.field] = meaning.rank;
  }
  return match;
}
