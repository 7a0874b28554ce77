import { EXAMPLE_ID } from "@/contracts/example-id";
import type { EntryWithLinks, RecordEffect, RecordEntry, RecordLink, RecordProposal } from "@/contracts/model/career/record";

const at = "2026-11-20T09:30:00.000Z";

export const EXAMPLE_ITEM = { resumeId: EXAMPLE_ID, itemId: "job-1" };

export const EXAMPLE_WORDING = { name: "German", language: "de", data: { position: "Produktdesignerin" } };

export const EXAMPLE_ENTRY: RecordEntry = {
  id: EXAMPLE_ID,
  section: "experience",
  language: "en",
  data: { company: "Northpine", position: "Product Designer", location: "Utrecht" },
  wordings: [{ id: EXAMPLE_ID, ...EXAMPLE_WORDING, isStale: false }],
  tags: ["design"],
  revision: 1,
  uses: 1,
  createdAt: at,
  updatedAt: at,
};

export const EXAMPLE_LINK: RecordLink = {
  resumeId: EXAMPLE_ID,
  resumeName: "Product Designer",
  sectionId: "experience",
  itemId: "job-1",
  entryId: EXAMPLE_ID,
  wordingId: null,
  overridden: ["description"],
  state: "current",
};

export const EXAMPLE_ENTRY_WITH_LINKS: EntryWithLinks = { ...EXAMPLE_ENTRY, links: [EXAMPLE_LINK] };

export const EXAMPLE_EFFECT: RecordEffect = {
  entry: { ...EXAMPLE_ENTRY, revision: 2 },
  updated: [EXAMPLE_ITEM],
  waiting: [],
  differs: [],
};

export const EXAMPLE_GROUP = { section: "experience" as const, items: [EXAMPLE_ITEM], data: EXAMPLE_ENTRY.data };

export const EXAMPLE_RECORD_PROPOSAL: RecordProposal = { ...EXAMPLE_GROUP, certainty: "same" };
