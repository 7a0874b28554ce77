import { expect, it } from "vitest";
import { selectApplications, type Wish } from "@/components/features/applications/select-applications";
import { toggled } from "@/components/features/applications/use-selection";
import type { Application } from "@/contracts/model/application";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const application = (id: string, fields: Partial<Application> = {}): Application => ({
  id,
  company: id,
  role: "Designer",
  location: "",
  salary: "",
  source: "",
  sourceUrl: "",
  jobDescription: "",
  postingSource: null,
  requirements: [],
  tags: [],
  notes: "",
  resumeId: null,
  coverLetterId: null,
  resumeFileUrl: "",
  resumeFileName: "",
  coverLetterUrl: "",
  coverLetterName: "",
  followUpAt: null,
  followUpNote: "",
  contacts: [],
  status: "saved",
  closedReason: null,
  sentResumeVersionId: null,
  sentCheckScore: null,
  sentCoverLetterVersionId: null,
  matchScore: null,
  aiMetadata: {},
  activity: [],
  postingClosedAt: null,
  stageEnteredAt: "2026-11-20T12:00:00.000Z",
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  ...fields,
});
const wish = (changes: Partial<Wish> = {}): Wish => ({
  query: "",
  sort: "company",
  stages: [],
  tags: [],
  sources: [],
  ...changes,
});
const idsOf = (all: Application[], changes: Partial<Wish>) =>
  selectApplications(all, wish(changes), NOW, { silenceDays: 30, dismissed: new Set() }).map(({ id }) => id);

it("finds by every word, in people too, and by all tags but any of the stages", () => {
  const kim = { name: "Kim Harbour", role: "", type: "", email: "", phone: "" };
  const all = [
    application("a", { contacts: [kim], tags: ["x", "y"] }),
    application("b", { status: "offer", tags: ["x"] }),
    application("c", { status: "closed" }),
  ];
  expect(idsOf(all, { query: "harbour designer" })).toEqual(["a"]);
  expect(idsOf(all, { tags: ["x", "y"] })).toEqual(["a"]);
  expect(idsOf(all, { stages: ["offer", "closed"] })).toEqual(["b", "c"]);
});

it("puts what is due first, and turns any order around", () => {
  const all = [
    application("a"),
    application("b", { followUpAt: "2026-11-30T00:00:00.000Z" }),
    application("c", { followUpAt: "2026-11-21T00:00:00.000Z" }),
  ];
  expect(idsOf(all, { sort: "next" })).toEqual(["c", "b", "a"]);
  expect(idsOf(all, { sort: "-company" })).toEqual(["c", "b", "a"]);
});

it("chooses everything from the last box pressed up to this one", () => {
  const first = toggled({ ids: new Set(), anchor: null }, "d", false, ["a", "b", "c", "d"]);
  expect([...toggled(first, "b", true, ["a", "b", "c", "d"]).ids].sort()).toEqual(["b", "c", "d"]);
});
