import type { Analysis } from "./analysis";
import { phraseAt } from "./concept-finder";
import { lexicon } from "./concepts";

/** Concepts behind or before which a word is rather a name: “Hospital X”, “X Bakery”. */
export const INSTITUTIONS = new Set(
  "hospital,airport,clinic,school,university,college,kindergarten,hotel,restaurant,café,bakery,brewery,shop,supermarket,company,agency,association,cooperative,foundation,garage,car dealer,factory,paper mill,workshop,farm,bank,insurance,library,bookshop,museum,publisher,nursery garden,secondary school,primary school,car workshop,office,ministry,town hall,family centre,youth centre,canteen,kitchen,warehouse".split(
    ",",
  ),
);
const IS_INSTITUTION =
  /(?:会社|運輸|医院|病院|建設|製紙|大学|学校|学園|商店|工業|銀行|市役所|歯科|薬局|保育園|幼稚園|商事|食品|物流|亭|苑|醸造|工房|旅館|書店)$/u;
/** “Xで…として働きました”. */
const EMPLOYS = /^[\p{sc=Han}\p{sc=Katakana}ー]{0,8}(?:で(?:は)?[^。、]{0,12}として|に(?:勤|入社|在籍)|で働)/u;
/** Nearer words belong together: a space, an article. */
const NEAR = 6;

/** Whether the words at a place are beside what an employer or a school is called by. */
export function isInName(one: Analysis, start: number, end: number, clause: number): boolean {
  const text = one.text.slice(start, end);
  if (one.checked[0] === "ja" && EMPLOYS.test(one.text.slice(end, end + 20))) return true;
  if (IS_INSTITUTION.test(text) || IS_INSTITUTION.test(one.text.slice(start, end + 2))) return true;
  return one.words.some((word) => {
    if (word.clause !== clause || word.isJapanese) return false;
    if (word.start === start && word.end === end && isInstitution(word, one)) return true;
    const isBefore = word.end <= start && start - word.end <= NEAR;
    const isBehind = word.start >= end && word.start - end <= 1;
    return (isBefore || isBehind) && isInstitution(word, one);
  });
}

function isInstitution(word: Analysis["words"][number], one: Analysis): boolean {
  const { concepts } = lexicon();
  return phraseAt([word], 0, one.checked)?.concepts.some((id) => INSTITUTIONS.has(concepts[id]?.name ?? "")) ?? false;
}
