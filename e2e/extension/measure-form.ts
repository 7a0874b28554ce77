import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { planFor } from "@/clients/extension/src/fields/plan";
import type { ApplyStep } from "@/clients/extension/src/page/apply";
import type { DescribedFrame } from "@/clients/extension/src/page/describe";
import { PERSON } from "./person";

export const FIXTURES = join(process.cwd(), "clients/extension/fixtures");
const PAGE_SCRIPT = join(process.cwd(), "clients/extension/dist/chrome/page.js");

/** What became of the fields of a form whose right content is known. */
export type Measured = {
  known: number;
  right: number;
  wrong: string[];
  missed: string[];
  unknown: number;
  leftEmpty: number;
  ms: number;
  wasSent: boolean;
};

type Page_ = { dossierPage: { describeForm: () => DescribedFrame; apply: (steps: ApplyStep[]) => Promise<string[]> } };
type Found = { want: string; value: string; label: string; options: string[] };

/** Fills the form of a page with the script of the extension, and compares each field with what it should contain. */
export async function measureForm(page: Page): Promise<Measured> {
  const result: Measured = { known: 0, right: 0, wrong: [], missed: [], unknown: 0, leftEmpty: 0, ms: 0, wasSent: false };
  const started = performance.now();
  for (const frame of page.frames()) await fillFrame(frame);
  result.ms = performance.now() - started;
  for (const frame of page.frames()) for (const found of await readFrame(frame)) judge(found, result);
  result.wasSent = (await page.title()) === "SENT";
  return result;
}

async function fillFrame(frame: Frame): Promise<void> {
  await frame.evaluate(readFileSync(PAGE_SCRIPT, "utf8"));
  const described = await frame.evaluate(() => (window as unknown as Page_).dossierPage.describeForm());
  const { steps } = planFor(described.fields, { ...PERSON, language: described.language });
  const toApply = steps.map(
    ({ key, fill }): ApplyStep => ({
      key,
      mark: "",
      fill: fill.kind === "file" ? { kind: "file", name: `${fill.file}.pdf`, base64: "JVBERg==" } : fill,
    }),
  );
  await frame.evaluate((each) => (window as unknown as Page_).dossierPage.apply(each), toApply);
}

/** One entry for each field; the choices of one question are one field. */
const readFrame = (frame: Frame): Promise<Found[]> =>
  frame.evaluate(() => {
    const all: Element[] = [];
    const collect = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.hasAttribute("data-want") || element.getAttribute("role") === "radiogroup") all.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document);
    const seen = new Set<string>();
    return all.flatMap((element) => {
      if (element.getAttribute("role") === "radiogroup") {
        const drawn = element.querySelector("[data-aria]");
        const chosen = element.querySelector("[aria-checked=true]")?.textContent?.trim() ?? "";
        const answer = drawn?.getAttribute("data-aria");
        return drawn
          ? [{ want: answer ? `answer:${answer}` : "", label: element.textContent ?? "", value: chosen, options: [] }]
          : [];
      }
      const want = element.getAttribute("data-want") ?? "";
      const label = element.id
        ? (element.getRootNode() as Document).querySelector(`label[for="${element.id}"]`)?.textContent
        : "";
      const base = { want, label: label || element.getAttribute("name") || "", options: [] as string[] };
      if (element instanceof HTMLInputElement && element.type === "radio") {
        if (seen.has(element.name)) return [];
        seen.add(element.name);
        const chosen = document.querySelector<HTMLInputElement>(`input[name="${element.name}"]:checked`);
        return [{ ...base, label: element.name, value: chosen?.labels?.[0]?.textContent?.trim() ?? "" }];
      }
      if (element instanceof HTMLInputElement && element.type === "checkbox")
        return [{ ...base, value: element.checked ? "ticked" : "" }];
      if (element instanceof HTMLInputElement && element.type === "file")
        return [{ ...base, value: element.files?.[0]?.name ?? "" }];
      if (element instanceof HTMLSelectElement)
        return [{ ...base, value: element.value ? (element.selectedOptions[0]?.textContent ?? "") : "" }];
      if (element.hasAttribute("data-list"))
        return [{ ...base, value: (element as HTMLElement).dataset.chosen || (element as HTMLInputElement).value || "" }];
      return [{ ...base, value: (element as HTMLInputElement).value ?? "" }];
    });
  });

const digits = (text: string) => text.replace(/\D/g, "");

function isRight(want: string, value: string): boolean {
  const { fields } = PERSON;
  if (want.startsWith("answer:") || want.startsWith("option:") || want.startsWith("text:"))
    return value === want.slice(want.indexOf(":") + 1);
  if (want === "resumeFile") return value === "resume.pdf";
  if (want === "letterFile") return value === "cover-letter.pdf";
  if (want === "country")
    return /United Kingdom|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Regno Unito|Verenigd Koninkrijk|Wielka Brytania|Birleşik Krallık|Велика Британія|المملكة المتحدة|イギリス/.test(
      value,
    );
  if (want === "phoneCountry") return value.includes("+44");
  if (want === "phone") return digits(value) === digits(fields.phone) || digits(value) === digits(fields.phone).slice(2);
  if (want === "phoneNational") return digits(value) === digits(fields.phone).slice(2);
  if (want === "location") return value === `${fields.city}, ${fields.country}`;
  if (want === "city") return value === fields.city || value.startsWith("Bristol, England");
  if (want === "notice") return value === fields.noticeWeeks;
  if (want === "notice-any") return value.startsWith(fields.noticeWeeks);
  return value === fields[want as keyof typeof fields];
}

function judge({ want, value, label }: Found, result: Measured): void {
  if (want === "") {
    result.unknown += 1;
    if (value === "") result.leftEmpty += 1;
    else result.wrong.push(`${label}: “${value}” in place of nothing`);
    return;
  }
  result.known += 1;
  if (isRight(want, value)) result.right += 1;
  else if (value === "") result.missed.push(`${label} (${want})`);
  else result.wrong.push(`${label}: “${value}” in place of ${want}`);
}
