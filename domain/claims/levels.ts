/** “Italian: basic”, “notions de langue des signes”. */
const LOW =
  /\b(?:basics?|beginners?|elementary|notions?|bases? (?:de|en|d.)|debutante?s?|(?<=\b(?:anglais|allemand|espagnol|italien) )scolaire|elementaire|basic[oa]s?|nociones|principiante|inicial|nivel bajo|(?<=\b(?:ingles|frances|aleman|italiano|portugues) )bajo|un poco|un peu|quelques mots|moyen(?:ne)?s?|correcte?s?(?=\s*(?:[,;.)\n]|$))|intermediate|conversational|a (?:little|bit|smattering)|ein (?:bisschen|wenig)|paar brocken|schulenglisch|mittel|grundkenntnisse|grundlagen|anfanger\w*|a1|a2|b1)\b|(?<!\p{L})(?:متوسطه?|قليلا|بسيطه?|ضعيفه?|اساسيه|مبتدءه|مبتديه|مبتدي|مبتدء)(?!\p{L})|初級|日常会話|簡単/gu;
/** “Fluent Italian”, “je maîtrise …”. */
const HIGH =
  /\b(?:fluent(?:ly)?|master(?:ed)?|proficien\w+|(?:full|excellent) command|perfect(?:ly)?|advanced|verhandlungssicher\w*|fließend\w*|beherrsche|profi|expert\w*|perfekt\w*|couramment|courante?|maitrise|parfaitement|bilingue|(?:con|mucha) (?:fluidez|soltura)|fluid[oa]|domin[oa]|perfectamente)\b|(?<!\p{L})(?:بطلاقه|اتقن|متقن|متقنه|اجيد|بامتياز)(?!\p{L})|堪能|流暢|ビジネスレベル|得意/u;
const ENDS = /[,;.،؛、。\n()]/;

/** The parts of a normalised source between two commas that say how little someone knows. */
export function lowSpans(text: string): [start: number, end: number][] {
  return [...text.matchAll(LOW)].map(({ index, 0: word }) => {
    let [start, end] = [index, index + word.length];
    while (start > 0 && !ENDS.test(text.charAt(start - 1))) start--;
    while (end < text.length && !ENDS.test(text.charAt(end))) end++;
    return [start, end];
  });
}

/** Whether a clause claims to know something well. */
export const saysWell = (clause: string): boolean => HIGH.test(clause);
