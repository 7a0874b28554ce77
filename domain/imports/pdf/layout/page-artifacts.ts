import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import type { Segment } from "@/domain/imports/pdf/layout/segments";
import type { PdfPage } from "@/domain/imports/pdf/page";

/** Share of a page's height that headers and footers may use. */
const EDGE = 0.1;

/** Letters of headers and footers are smaller than these. */
const SMALL_PT = 9.5;

const PAGE_WORDS =
  "page|seite|página|pagina|pagine|strana|strona|sida|side|sivu|oldal|sayfa|trang|halaman|страница|стр\\.?|сторінка|σελίδα|صفحة|עמוד|หน้า|पृष्ठ|페이지|ページ|第";
const OF_WORDS = "of|von|de|sur|di|van|z|ze|av|af|/|из|з|από|من|מתוך|จาก|의";
const PAGE_NUMBER = new RegExp(
  `^(?:[-–—|•·\\s]*(?:(?:${PAGE_WORDS})\\s*)?\\d{1,3}(?:\\s*(?:${OF_WORDS})\\s*\\d{1,3})?\\s*(?:页|頁|ページ|페이지)?[-–—|•·\\s]*)$`,
  "iu",
);
const UPDATED =
  /^(?:last updated|updated|as of|letzte aktualisierung|aktualisiert|stand|dernière mise à jour|mis à jour|última actualización|actualizado|ultimo aggiornamento|aggiornato|última atualização|atualizado|laatst bijgewerkt|ostatnia aktualizacja|обновлено|son güncelleme|最終更新|更新日)\b[\s:,]*(?:on|am|le|el|il|em|op)?\s*(?=.*\d)[\p{L}\d\s.,/-]{4,28}$/iu;

/** What browsers print at the edges of a page: its address, and when it was printed. */
const PRINTED = /^(?:https?:\/\/\S+|file:\/\/\S+|about:blank|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}(?:\s?[AP]M)?)$/i;

/** The segments of each page without headers, footers, page numbers and dates of the last change, and those that were left out. */
export function withoutArtifacts(
  pages: readonly PdfPage[],
  segments: readonly (readonly Segment[])[],
): {
  remaining: Segment[][];
  artifacts: PageText[];
} {
  const artifacts: PageText[] = [];
  const places = new Map<string, number>();
  pages.forEach((page, index) => {
    const own = (segments[index] ?? [])
      .filter((segment) => isAtEdge(page, segment))
      .map((segment) => placeOf(segment, [index + 1, pages.length]));
    for (const place of new Set(own)) places.set(place, (places.get(place) ?? 0) + 1);
  });
  // “Ada Byron · Résumé” beside a page number or a date is a footer with them, also on a single page.
  const isNumber = (page: PdfPage, segment: Segment) =>
    (isAtEdge(page, segment) && PAGE_NUMBER.test(segment.text)) || UPDATED.test(segment.text);
  const isBesideNumber = (page: PdfPage, index: number, segment: Segment) =>
    segment.size < SMALL_PT &&
    (segments[index] ?? []).some((other) => Math.abs(other.y - segment.y) < 1 && other.size < SMALL_PT && isNumber(page, other));
  const repeated = Math.max(2, Math.ceil((pages.length - 1) * 0.6));
  const stored = pages.map((page, index) =>
    (segments[index] ?? []).filter((segment) => {
      const isEdge = isAtEdge(page, segment);
      const isArtifact =
        UPDATED.test(segment.text) ||
        (isEdge && segment.size < SMALL_PT && PRINTED.test(segment.text)) ||
        (isEdge && segment.text.length < 60 && isBesideNumber(page, index, segment)) ||
        (isEdge &&
          (PAGE_NUMBER.test(segment.text) ||
            (pages.length > 1 && (places.get(placeOf(segment, [index + 1, pages.length])) ?? 0) >= repeated)));
      if (isArtifact) artifacts.push({ page: index + 1, text: segment.text, at: { ...segment, page: index + 1 } });
      return !isArtifact;
    }),
  );
  return { remaining: stored, artifacts };
}

const isAtEdge = (page: PdfPage, segment: Segment) =>
  segment.text !== "" && (segment.y < page.height * EDGE || segment.y > page.height * (1 - EDGE));

/** What makes a header the same on every page: its words without the numbers of pages, and its height. Other numbers are dates of jobs. */
function placeOf({ text, y, size }: Segment, pageNumbers: readonly number[]): string {
  const words = text.toLowerCase().replaceAll(/\d+/g, (digits) => (pageNumbers.includes(Number(digits)) ? "#" : digits));
  return `${words} ${Math.round(y / 3)} ${Math.round(size)}`;
}
