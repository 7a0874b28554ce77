import { visibleCharacters } from "./plain-answer";

/**
 * Words that address a model instead of a reader, in several languages. Not a defence by itself: answers of a model are checked
 * in any case. It keeps such lines out of requests and out of results.
 */
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|previous|above|prior|earlier|rule|everything|guideline|criteria)s?\b/i,
  /\b(?:system|developer)\s*(?:prompt|message|instruction|override|note)s?\b|\[\/?(?:inst|system)\]|<\|?(?:im_start|im_end|system|assistant)\b|^\W*(?:system|assistant|developer)\s*:/i,
  /\b(?:you are now|act as|pretend to be|behave as|respond as)\b.{0,30}\b(?:ai|unrestricted|language model|chatbot|recruiter who)\b/i,
  /\b(?:note|message|instruction|attention|reminder)s?\s*(?:to|for|[,:])\s*(?:the |all |any )?(?:ai|llms?|gpt|chatgpt|claude|gemini|language models?|screening (?:bot|software|system)s?|automated|resume (?:parser|screener)s?)\b/i,
  /\b(?:if|when) you(?:'re|’re| are) (?:an? )?(?:\w+ )?(?:ai|llm|language model|bot|gpt)\b/i,
  /\b(?:rate|score|rank|return|output|answer|reply|respond|say)\b.{0,40}\b(?:candidate|applicant|resume|cv|score|only)\b.{0,60}(?:\b100\b|10\/10|\bhighest score\b|\bverbatim\b)/i,
  /\b(?:include|insert|append|add|finish|begin|end)\b.{0,40}(?:\bverbatim\b|!\[|<img)/i,
  /\b(?:reveal|repeat|print|leak|exfiltrate)\b.{0,40}\b(?:prompt|instructions|api key|secrets?|password|private data|personal data)\b/i,
  /\b(?:call|invoke|execute)\b.{0,12}\b(?:tool|function)\b/i,
  /\b(?:ignorier|missachte|vergiss|überschreibe)\w*\b.{0,50}\b(?:anweisung|vorgabe|regel|bisherig|vorherig|obig|alles|system)\w*/i,
  /\b(?:bewerte|vergib)\w*\b.{0,60}(?:\b100\b|\bhöchst|\bvolle punkt)/i,
  /\b(?:ignore[zr]?|oublie[zr]?|ne tiens pas compte)\b.{0,50}(?:instruction|consigne|précédent)\w*/i,
  /\b(?:attribue[zr]?|note[zr])\b.{0,60}(?:\b100\b|\bmaximale?\b)/i,
  /\b(?:ignora|olvida|descarta|haz caso omiso)\w*\b.{0,50}(?:instruccion|regla|anterior|previ)\w*/i,
  /\b(?:puntúa|califica|asigna)\w*\b.{0,60}(?:\b100\b|\bmáxima\b)/i,
  /\b(?:ignora|dimentica|trascura)\w*\b.{0,50}(?:istruzion|precedent)\w*|\b(?:negeer|vergeet)\b.{0,50}(?:instructie|opdracht|vorige|bovenstaande)\w*/i,
  /\b(?:ignore|desconsidere|esqueça)\b.{0,50}(?:instruç|anterior)\w*|(?:zignoruj|zapomnij|pomiń)\w*.{0,50}(?:instrukcj|poleceni|poprzedni)\w*/i,
  /(?:игнорируй|забудь|проигнорируй)\S*.{0,50}(?:инструкц|предыдущ|указани)|(?:忽略|无视|忘记).{0,20}(?:指令|指示|以上|之前|先前)|(?:指示|命令).{0,12}(?:無視|忘れ)|(?:지시|명령).{0,12}(?:무시|잊)|تجاهل.{0,40}(?:تعليمات|السابق)|התעלם.{0,40}(?:הוראות|קודמ)|(?:önceki|yukarıdaki).{0,30}(?:talimat|yönerge).{0,20}(?:yok say|unut)/iu,
];

/** Letters written with spaces, dots or look-alikes between them read as the word they make. */
const unspaced = (line: string) => line.replace(/\b(?:\p{L}[ .\-_]){4,}\p{L}\b/gu, (word) => word.replace(/[ .\-_]/g, ""));

/** Whether a line speaks to a model. */
export function addressesModel(line: string): boolean {
  const text = visibleCharacters(line).normalize("NFKC");
  return [text, unspaced(text)].some((form) => PATTERNS.some((pattern) => pattern.test(form)));
}

/** The lines of a text of strangers that may be sent to a model, and those that speak to one. */
export function withoutInstructions(text: string): { text: string; leftOut: string[] } {
  const lines = text.split("\n");
  const leftOut = lines.filter(addressesModel);
  return leftOut.length === 0 ? { text, leftOut } : { text: lines.filter((line) => !leftOut.includes(line)).join("\n"), leftOut };
}
