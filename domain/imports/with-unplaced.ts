import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { placeMissingSections } from "@/domain/imports/layout";
import { otherTitle } from "@/domain/imports/other-title";
import type { Reading } from "@/domain/imports/reading";
import { saveResumeData } from "@/domain/normalise/save";
import { plainToRichText } from "@/domain/rich-text/from-plain";

/** Texts that found no place are a hidden section at the end: nothing is lost, and nothing is printed that was not meant. Headers and page numbers are left out. */
export function withUnplaced({ data, unplaced }: Pick<Reading, "data" | "unplaced">, newId: NewId): ResumeData {
  const texts = unplaced.filter((each) => each.kind === "text").map((each) => each.text);
  return texts.length === 0 ? data : withOtherText(data, texts, newId);
}

/** Texts in a separate section “Other”, named in the language of the document. It is hidden until the person shows it. */
export function withOtherText(data: ResumeData, texts: readonly string[], newId: NewId): ResumeData {
  const title = otherTitle(data.metadata.page.locale);
  const { content: _content, ...fields } = { ...data.summary, id: newId(), type: "summary" as const, title, hidden: true };
  const items = [{ id: newId(), hidden: false, content: plainToRichText(texts.join("\n")) }];
  return placeMissingSections(saveResumeData({ ...data, customSections: [...data.customSections, { ...fields, items }] }));
}
