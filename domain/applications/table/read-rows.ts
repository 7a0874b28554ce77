import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { newApplicationFields } from "@/contracts/model/application-input";
import type { ColumnMatch, TableField } from "@/domain/applications/table/columns";
import type { KnownExport } from "@/domain/applications/table/exports-of-others";
import { type DayOrder, dayOrderOf, readDay } from "@/domain/applications/table/read-day";
import { readStage } from "@/domain/applications/table/status-words";
import type { Table, TableRow } from "@/domain/tables/read-table";
import { withoutApostrophe } from "@/domain/tables/write-table";

const newApplicationSchema = z.object(newApplicationFields);
export type NewApplicationRow = z.input<typeof newApplicationSchema>;

/** Why a row is not read. `field` and `message` say what is wrong with an `invalid` one. */
export interface SkippedRow {
  number: number;
  reason: "broken" | "no-company" | "no-role" | "invalid";
  field?: string;
  message?: string;
  /** The row as it was, for a file of skipped rows. */
  cells: string[];
}

export interface ReadRows {
  items: { number: number; item: NewApplicationRow }[];
  skipped: SkippedRow[];
  /** Words in the column of stages that no language knows; their rows begin in the stage of the table. */
  unknownStages: string[];
}

export interface ReadOptions {
  match: ColumnMatch;
  known: KnownExport | null;
  /** Language of the person, for names of months and dates that can be read in two ways. */
  locale: string;
}

/** Applications from the rows of a table. Every row is either an item or named with the reason why not. */
export function readRows(table: Table, { match, known, locale }: ReadOptions): ReadRows {
  const cell = (row: TableRow, field: TableField) => withoutApostrophe(row.cells[match[field] ?? -1] ?? "").trim();
  const order = orderOf(table, match, locale);
  const unknown = new Set<string>();
  const items: ReadRows["items"] = [];
  const skipped: SkippedRow[] = table.broken.map(({ number, text }) => ({ number, reason: "broken", cells: [text] }));
  for (const row of table.rows) {
    const get = (field: TableField) => cell(row, field);
    const result = readRow(get, { known, order, locale, unknown });
    if ("item" in result) items.push({ number: row.number, item: result.item });
    else skipped.push({ number: row.number, cells: row.cells, ...result });
  }
  return { items, skipped: skipped.toSorted((a, b) => a.number - b.number), unknownStages: [...unknown] };
}

function orderOf({ rows }: Table, match: ColumnMatch, locale: string): DayOrder {
  const columns = [match.appliedAt, match.savedAt, match.followUpAt].filter((index) => index !== undefined);
  const cells = rows.flatMap(({ cells: row }) => columns.map((index) => row[index] ?? ""));
  return dayOrderOf(cells, /-US$|^en$/.test(locale) ? "month-first" : "day-first");
}

type Get = (field: TableField) => string;
type Context = { known: KnownExport | null; order: DayOrder; locale: string; unknown: Set<string> };

function readRow(get: Get, context: Context): { item: NewApplicationRow } | Omit<SkippedRow, "number" | "cells"> {
  if (get("company") === "") return { reason: "no-company" };
  if (get("role") === "") return { reason: "no-role" };
  const item = itemOf(get, context);
  const result = newApplicationSchema.safeParse(item);
  if (result.success) return { item };
  const [issue] = result.error.issues;
  return { reason: "invalid", field: issue?.path.map(String).join(".") ?? "", message: issue?.message ?? "" };
}

function itemOf(get: Get, { known, order, locale, unknown }: Context): NewApplicationRow {
  const day = (field: TableField) => readDay(get(field), order, locale);
  const word = get("status");
  const read = readStage(word);
  if (word !== "" && !read) unknown.add(word);
  const stage = read?.stage ?? (day("appliedAt") ? "applied" : (known?.stage ?? "saved"));
  const closedReason = stage === "closed" ? (readStage(get("closedReason"))?.closedReason ?? read?.closedReason) : undefined;
  return compact({
    company: get("company"),
    role: get("role"),
    status: stage,
    closedReason,
    // When a later stage began is in no table; it cannot have been before the day of sending.
    stageEnteredAt: stage === "saved" ? day("savedAt") : day("appliedAt"),
    appliedAt: stage === "saved" || stage === "applied" ? undefined : day("appliedAt"),
    location: get("location"),
    salary: get("salary"),
    source: get("source") || known?.source || "",
    sourceUrl: httpAddress(get("sourceUrl")),
    tags: tagsOf(get("tags")),
    notes: get("notes").slice(0, LIMITS.application.notes),
    jobDescription: get("jobDescription").slice(0, LIMITS.jobDescription.max),
    followUpAt: day("followUpAt"),
    followUpNote: get("followUpNote"),
    contacts: contactOf(get),
  });
}

/** Without what is empty, so that the defaults of the interface hold. */
const compact = (item: NewApplicationRow): NewApplicationRow =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  ) as NewApplicationRow;

/** An address without its scheme is completed; what is no address stays out of the link. */
function httpAddress(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : "";
  return URL.canParse(address) ? address : "";
}

const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[,;|]/).map((tag) => tag.trim().slice(0, LIMITS.tags.length.max)))]
    .filter((tag) => tag !== "")
    .slice(0, LIMITS.tags.max);

function contactOf(get: Get): NewApplicationRow["contacts"] {
  const email = z.email().safeParse(get("contactEmail")).success ? get("contactEmail") : "";
  const phone = get("contactPhone");
  const name = get("contactName") || email || phone;
  return name === "" ? [] : [{ name, role: "", type: "", email, phone }];
}
