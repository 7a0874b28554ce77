import type { PdfCheckCategory, PdfCheckCode, PdfCheckSkipReason } from "@/contracts/model/pdf-check-report";
import type { PdfRun } from "@/domain/imports/pdf/page";
import type { PageFacts, Place } from "@/domain/pdf-check/page-facts";
import type { ReadPdf } from "@/domain/pdf-check/read-pdf";

/** A PDF, its text as one, and what its pages show. */
export type Seen = { pdf: ReadPdf; text: string; facts: PageFacts };

export type Rule = {
  category: PdfCheckCategory;
  severity: "blocker" | "warning" | "tip";
  penalty: number;
  /** Why it does not apply to this file; checked first. */
  skipped?: (seen: Seen) => PdfCheckSkipReason | undefined;
  /** Whether it fails, or where: an empty list is a pass. */
  fails: (seen: Seen) => boolean | readonly Place[];
};

const LARGEST_BYTES = 2_500_000;
const BLOCKER = 60;
/** A file with fewer letters has no text to read. */
const MIN_LETTERS = 40;
/** Fewer invisible letters hide nothing. */
const MIN_HIDDEN_LETTERS = 20;
/** Letters this small are not visible, in points. */
const HIDDEN_SIZE_PT = 1;
/** Places named of one finding. */
export const MAX_PLACES = 20;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,63}/u;
const PHONE = /\+?\d[\d\s().\-/]{6,}\d/;
/** An address as people print it, with or without its scheme: a host with a known ending, and perhaps a path. Not part of an email. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|app|page|site|info|co|ai|edu|gov|xyz|tech|design|work|blog|example|test|eu|de|fr|es|it|nl|pl|pt|br|uk|us|ca|ch|at|be|se|no|dk|fi|ie|jp|cn|kr|in|tr|ua|gr|cz|sk|hu|ro|bg|ru|au|nz|mx|ar|za)(?:\/\S*)?(?![\p{L}\p{N}@-])/iu;
const YEAR = /\b(?:19|20)\d{2}\b/;
/** Replacement, private-use and control characters: the result of a font without a correct mapping. */
const GARBLED = /[\ufffd\p{Co}]|(?![\t\n\r])\p{Cc}/gu;

const lacks =
  (kind: string) =>
  ({ facts }: Seen) =>
    !facts.sections.includes(kind);

const hasLink = ({ facts, text }: Seen) => facts.links.some((url) => /^https?:/i.test(url)) || LINK.test(text);

const hasNoText = ({ text }: Pick<Seen, "text">) => text.replace(/\s/g, "").length < MIN_LETTERS;

/** Without text, it cannot be judged. */
const withoutText = (seen: Seen): PdfCheckSkipReason | undefined =>
  seen.pdf.encrypted ? "encrypted" : hasNoText(seen) ? "no-text" : undefined;

const unopened = ({ pdf }: Seen): PdfCheckSkipReason | undefined => (pdf.encrypted ? "encrypted" : undefined);

/** What only the objects of a file say. */
const unlessObjects = (needs: (pdf: ReadPdf) => boolean) => (seen: Seen) =>
  withoutText(seen) ?? (needs(seen.pdf) && !seen.pdf.objects ? ("damaged-structure" as const) : undefined);

const isReplaced = (run: PdfRun) => run.isReplaced === true;
const hasReplacedFonts = ({ layout }: ReadPdf) => layout.some((page) => page.runs.some(isReplaced));

/** Whether the objects of a file decide a check, beside what its pages show. */
export const needsObjects = (pdf: ReadPdf, text: string): boolean => hasReplacedFonts(pdf) || hasNoText({ text });

/** The boxes of the pieces of text that are so. */
const placesWhere = ({ layout }: ReadPdf, isSo: (run: PdfRun) => boolean): Place[] =>
  layout.flatMap((page, index) =>
    page.runs
      .filter(isSo)
      .slice(0, MAX_PLACES)
      .map((run) => ({ page: index + 1, left: run.x, top: run.y - run.size, width: run.width, height: run.size })),
  );

const hasLetters = ({ text }: PdfRun) => /\p{L}/u.test(text);
const isTiny = (run: PdfRun) => run.size < HIDDEN_SIZE_PT && hasLetters(run);
const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function hiddenText({ pdf }: Seen): boolean | Place[] {
  const invisible = pdf.layout.reduce((sum, page) => sum + (page.invisibleLetters ?? 0), 0);
  const tiny = pdf.layout.flatMap((page) => page.runs.filter(isTiny)).reduce((sum, run) => sum + lettersIn(run.text), 0);
  if (invisible + tiny < MIN_HIDDEN_LETTERS) return false;
  return tiny > 0 ? placesWhere(pdf, isTiny) : true;
}

/** Where the unreadable characters are; a file that has them everywhere, in pieces that are mostly readable, fails as a whole. */
function garbledOr(pdf: ReadPdf): true | Place[] {
  const places = placesWhere(pdf, isGarbled);
  return places.length > 0 ? places : true;
}

const isGarbled = ({ text }: PdfRun) => (text.match(GARBLED)?.length ?? 0) * 2 > text.length;

export const RULES: Record<PdfCheckCode, Rule> = {
  NO_TEXT_LAYER: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: unopened,
    fails: hasNoText,
  },
  IMAGE_ONLY: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: (seen) => unopened(seen) ?? (hasNoText(seen) && !seen.pdf.objects ? "damaged-structure" : undefined),
    fails: (seen) => hasNoText(seen) && seen.pdf.objects?.hasPictures === true,
  },
  GARBLED_TEXT: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: ({ pdf, text }) => (text.match(GARBLED)?.length ?? 0) > text.length * 0.02 && garbledOr(pdf),
  },
  TYPE3_FONT: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    // Icons and emoji are often drawn so; only letters are lost.
    fails: ({ pdf }) => placesWhere(pdf, (run) => run.isDrawn === true && hasLetters(run)),
  },
  INVALID_EMBEDDED_FONT: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: unlessObjects(hasReplacedFonts),
    // A face that was replaced although its file is there has a file that cannot be used.
    fails: ({ pdf }) => placesWhere(pdf, (run) => isReplaced(run) && pdf.objects?.embeddedFonts.has(run.font) === true),
  },
  HIDDEN_TEXT: { category: "parseability", severity: "warning", penalty: 15, skipped: withoutText, fails: hiddenText },
  FILE_TOO_LARGE: {
    category: "parseability",
    severity: "warning",
    penalty: 15,
    fails: ({ pdf }) => pdf.bytes > LARGEST_BYTES,
  },
  ENCRYPTED_PDF: { category: "parseability", severity: "blocker", penalty: BLOCKER, fails: ({ pdf }) => pdf.encrypted },
  XFA_FORM: { category: "parseability", severity: "blocker", penalty: BLOCKER, skipped: unopened, fails: ({ pdf }) => pdf.xfa },
  MULTI_COLUMN_LAYOUT: {
    category: "layout",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: ({ facts }) => facts.columns,
  },
  READING_ORDER_INVERSION: {
    category: "layout",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: ({ facts }) => facts.inverted,
  },
  HIGH_PAGE_COUNT: { category: "layout", severity: "warning", penalty: 10, skipped: unopened, fails: ({ pdf }) => pdf.pages > 4 },
  NO_EXPERIENCE_SECTION: {
    category: "sections",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: lacks("experience"),
  },
  NO_EDUCATION_SECTION: {
    category: "sections",
    severity: "warning",
    penalty: 15,
    skipped: withoutText,
    fails: lacks("education"),
  },
  NO_SKILLS_SECTION: { category: "sections", severity: "warning", penalty: 10, skipped: withoutText, fails: lacks("skills") },
  NO_EMAIL: {
    category: "contact",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: ({ text }) => !EMAIL.test(text),
  },
  NO_PHONE: {
    category: "contact",
    severity: "warning",
    penalty: 15,
    skipped: withoutText,
    fails: ({ text }) => !PHONE.test(text),
  },
  NO_PROFESSIONAL_LINK: {
    category: "contact",
    severity: "warning",
    penalty: 5,
    skipped: withoutText,
    fails: (seen) => !hasLink(seen),
  },
  NO_DATES_FOUND: {
    category: "dates",
    severity: "blocker",
    penalty: BLOCKER,
    skipped: withoutText,
    fails: ({ text }) => !YEAR.test(text),
  },
  NO_TITLE: {
    category: "parseability",
    severity: "tip",
    penalty: 0,
    skipped: unopened,
    fails: ({ pdf }) => pdf.title === null,
  },
};
