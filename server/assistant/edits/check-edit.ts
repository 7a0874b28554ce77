import type { ClaimKind } from "@/contracts/model/ai/claim";
import type { AssistantChange, AssistantEdit } from "@/contracts/model/assistant/edit";
import { letterStateSchema } from "@/contracts/model/letter";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import { foreignLinks } from "@/domain/ai/plain-answer";
import { foreignClaims, objectionTo, type Support } from "@/domain/ai/supported-text";
import { changesBetween, type PlainChange } from "@/domain/assistant/changes";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { saveLetterState } from "@/domain/letters/save";
import { isRecord } from "@/domain/merge/same";
import { saveResumeData } from "@/domain/normalise/save";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import { childOf, readPointer, writePointer } from "@/domain/patch/pointer";
import { cleaning } from "@/server/documents/resumes/parse-incoming";
import { newId } from "@/server/platform/ids";
import { type EditableDocument, fieldsOf, LETTER_FIELDS, type LetterFields } from "../editable";
import { plainLine } from "../shown-text";
import { fieldOf, placeOf, plainText } from "./readable";

export type EditInput = {
  title: string;
  reason: string;
  operations: { op: "add" | "remove" | "replace" | "move"; path: string; from?: string | null; value?: unknown }[];
};

/** An edit that can be proposed, or what is wrong with it, in a sentence for the model. */
export type CheckedEdit = { edit: AssistantEdit; mistake: null } | { edit: null; mistake: string };

/** Parts of a resume that edits may touch. Picture, notes and whole parts are the person's. */
const RESUME_PLACES =
  /^\/(?:basics|summary|sections\/\w+|customSections|metadata\/(?:template|page|layout|design|typography))(?:\/|$)/;
const LETTER_PLACES = new RegExp(
  `^/(?:${LETTER_FIELDS.join("|")})$|^/details/(?:form|subject|enclosures|recipientAddress)(?:/|$)`,
);
/** Settings are no statements: their numbers and names are not looked up in the user's own words. */
const SETTINGS = /^\/(?:metadata|details\/form)(?:\/|$)/;

/** What a title may not claim: other words describe the edit. */
const LOOKED_UP: ReadonlySet<ClaimKind> = new Set([
  "number",
  "date",
  "duration",
  "degree",
  "binding",
  "negation",
  "cause",
  "wish",
]);

/** Checks an edit of the model against the document: its places exist, the result is valid, and what it claims is marked. */
export function checkEdit(document: EditableDocument, input: EditInput, support: Support): CheckedEdit {
  const title = plainLine(input.title, 120) || "Edit";
  const wrong = (why: string): CheckedEdit => ({ edit: null, mistake: `“${title}”: ${why}` });
  const operations = input.operations.map((operation) => located(document.value, operation));
  const places = document.kind === "resume" ? RESUME_PLACES : LETTER_PLACES;
  for (const operation of operations) {
    if (typeof operation === "string") return wrong(operation);
    const touched = [operation.path, ...("from" in operation ? [operation.from] : [])];
    const outside = touched.find((path) => !places.test(path));
    if (outside !== undefined) return wrong(`${outside} cannot be edited.`);
  }
  const patched = applyPatch(document.value, operations as PatchOperation[]);
  if (!patched.ok)
    return wrong(`${patched.error.operation.path} does not exist, or its value is missing (${patched.error.code}).`);
  const next = savedState(document, patched.data);
  if (typeof next === "string") return wrong(next);
  const changes = changesBetween(document.value, next).map((change) => readable(document, change, support));
  if (changes.length === 0) return wrong("it changes nothing.");
  const objection = changes.find((change) => isForeign(document, change, support));
  if (objection) return wrong("it has an address that the person's texts do not have, or speaks to a model.");
  // What an edit writes is marked in its changes; its title and reason may repeat it, and claim nothing else.
  const written = changes.map(({ beforeText, afterText }) => `${beforeText}\n${afterText}`).join("\n");
  const worded = { ...support, isMixed: true, sources: [...support.sources, { id: "edit", text: written }] };
  const claimsMore = (text: string) => foreignClaims(text, worded).some(({ kind }) => LOOKED_UP.has(kind));
  const reason = plainLine(input.reason, 500);
  const edit: AssistantEdit = {
    id: newId(),
    title: claimsMore(title) ? "Edit" : title,
    reason: claimsMore(reason) ? "" : reason,
    operations: rebaseEdit(document.value, changes) ?? [],
    changes,
    addsFacts: changes.some(({ claims }) => claims.length > 0),
    status: "pending",
  };
  return { edit, mistake: null };
}

/** An operation with positions for ids; a sentence where an id is not there. */
function located(data: unknown, { op, path, from, value }: EditInput["operations"][number]): PatchOperation | string {
  const target = positions(data, path);
  if (target === null) return `${path} does not exist. Use only ids that read_document returned.`;
  if (op === "remove") return { op, path: target };
  if (op === "move") {
    const source = positions(data, from ?? "");
    return source === null ? `${from ?? "`from`"} does not exist.` : { op, from: source, path: target };
  }
  return { op, path: target, value: withId(target, asSent(data, target, value)) };
}

/** A pointer with positions in place of `#<id>`; null where no entry has the id. */
function positions(data: unknown, pointer: string): string | null {
  const read = readPointer(pointer);
  if (!read.ok) return null;
  let value = data;
  const path: (string | number)[] = [];
  for (const segment of read.segments) {
    const isId = Array.isArray(value) && segment.startsWith("#");
    const key = isId ? (value as unknown[]).findIndex((entry) => childOf(entry, "id") === segment.slice(1)) : segment;
    if (key === -1) return null;
    path.push(key);
    value = childOf(value, String(key));
  }
  return writePointer(path);
}

/** Some models write values of lists and entries as JSON text. */
function asSent(data: unknown, pointer: string, value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  const read = readPointer(pointer);
  const there = read.ok ? read.segments.reduce<unknown>(childOf, data) : undefined;
  if (typeof there === "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A new entry of a list gets an id here, so that what is shown is what is saved. */
function withId(pointer: string, value: unknown): unknown {
  const isEntry = /\/(?:-|\d+)$/.test(pointer) && isRecord(value) && !value.id;
  return isEntry ? { hidden: false, ...value, id: newId() } : value;
}

/** The document as it would be saved; a sentence where it is not valid. */
function savedState(document: EditableDocument, value: unknown): unknown {
  if (document.kind === "resume") {
    const checked = resumeDataInputSchema.safeParse(value);
    return checked.success ? saveResumeData(checked.data, cleaning()) : problemOf(checked.error.issues);
  }
  const fields = value as Partial<LetterFields>;
  const own = document.state.details?.senderAddress;
  const details = { ...(own && { senderAddress: own }), ...fields.details };
  const checked = letterStateSchema.safeParse({ ...document.state, ...fields, details });
  return checked.success ? fieldsOf(saveLetterState(checked.data)) : problemOf(checked.error.issues);
}

const problemOf = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  `the result is not valid at /${issues[0]?.path.map(String).join("/") ?? ""}: ${issues[0]?.message ?? ""}`;

function readable(document: EditableDocument, change: PlainChange, support: Support): AssistantChange {
  const field = fieldOf(change.pointer);
  const afterText = plainText(change.value, field);
  return {
    ...change,
    before: change.before ?? null,
    value: change.value ?? null,
    place: placeOf(document, change),
    field,
    beforeText: plainText(change.before, field),
    afterText,
    claims:
      change.op === "remove" || change.op === "move" || SETTINGS.test(change.pointer) ? [] : foreignClaims(afterText, support),
  };
}

/** Whether a change has an address that is not the person's, wherever in its value, or speaks to a model. */
function isForeign(document: EditableDocument, { op, value, afterText }: AssistantChange, support: Support): boolean {
  if (op === "remove" || op === "move") return false;
  // What is not shown, such as the target of a link, is looked at too.
  const own = [JSON.stringify(document.value), ...support.sources.map(({ text }) => text)];
  return foreignLinks(JSON.stringify(value), own).length > 0 || objectionTo(afterText, support)?.length === 0;
}
