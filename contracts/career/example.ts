import { EXAMPLE_ID } from "@/contracts/example-id";
import type { ListedArtifact } from "@/contracts/model/career/artifact";
import type { ListedFact } from "@/contracts/model/career/fact";
import type { FactProposal, FactUse } from "@/contracts/model/career/fact-views";
import type { Notification } from "@/contracts/model/career/notification";
import type { Opportunity } from "@/contracts/model/career/opportunity";
import type { CareerProfile } from "@/contracts/model/career/profile";
import type { Schedule } from "@/contracts/model/career/schedule";
import type { Story } from "@/contracts/model/career/story";
import type { Workspace } from "@/contracts/model/career/workspace";

const at = "2026-11-20T09:30:00.000Z";

export const EXAMPLE_PROFILE: CareerProfile = {
  targetRoles: ["Product Designer"],
  locations: ["Utrecht"],
  priorities: "A small team that talks to its users.",
  minBase: { amount: 4500, currency: "EUR", period: "month" },
  maxOfficeDays: 2,
  noticeWeeks: 4,
  memoryMode: "ask",
};

const fact = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  applicationId: null,
  text: "Cut the time to first use from ten minutes to three.",
  category: "accomplishment" as const,
  source: { kind: "manual" as const, id: "first-use", quote: "" },
  sourceKey: "a1b2c3",
  status: "active" as const,
  revisions: [],
  createdAt: at,
  updatedAt: at,
};

export const EXAMPLE_FACT: ListedFact = { ...fact, company: null, usedBy: { stories: 1, savedItems: 0 } };

export const EXAMPLE_PROPOSAL: FactProposal = {
  text: fact.text,
  category: fact.category,
  source: { kind: "resume", id: EXAMPLE_ID, quote: fact.text },
  where: "Product Designer",
  url: `/resumes/${EXAMPLE_ID}`,
};

export const EXAMPLE_USE: FactUse = {
  kind: "resume",
  id: EXAMPLE_ID,
  name: "Product Designer",
  url: `/resumes/${EXAMPLE_ID}`,
  pointer: "/sections/experience/items/0/description",
  said: fact.text,
};

export const EXAMPLE_STORY: Story = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  applicationId: null,
  data: {
    title: "The sign-up nobody finished",
    situation: "Half of all new users left during sign-up.",
    task: "Find out why, and mend it within a month.",
    action: "I watched twelve people sign up and removed five of nine questions.",
    result: "Eight of ten finished.",
    reflection: "",
    factIds: [EXAMPLE_ID],
    tags: ["research"],
    applicationId: null,
  },
  createdAt: at,
  updatedAt: at,
};

export const EXAMPLE_WORKSPACE: Workspace = {
  answers: [{ id: "why", question: "Why us?", answer: "You talk to your users.", factIds: [] }],
  checklist: [0, 2],
  questions: [{ text: "Who decides what is built?", origin: "Posting" }],
  evidence: { "User research": EXAMPLE_ID },
  ticks: {},
  message: "",
};

export const EXAMPLE_ARTIFACT: ListedArtifact = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  applicationId: EXAMPLE_ID,
  interviewId: null,
  title: "Answers",
  data: { kind: "answers", answers: [{ question: "Why us?", answer: "You talk to your users." }] },
  evidence: { factIds: [], storyIds: [] },
  jobId: null,
  inputVersion: "5e6f",
  createdAt: at,
  updatedAt: at,
  application: { company: "Northpine", role: "Product Designer" },
  outdated: false,
};

export const EXAMPLE_OFFER = {
  kind: "offer" as const,
  version: "written" as const,
  currency: "EUR",
  period: "year" as const,
  base: 68_000,
  variable: 4_000,
  variableConditions: "Paid in March, on the result of the year.",
  equity: "",
  location: "Utrecht",
  officeDays: 2,
  leave: "28 days",
  learning: 1_500,
  other: "",
  respondBy: "2026-12-04",
};

export const EXAMPLE_NOTIFICATION: Notification = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  applicationId: EXAMPLE_ID,
  key: `followup:${EXAMPLE_ID}:2026-11-20T09:30:00.000Z`,
  notice: { type: "followup", company: "Northpine", role: "Product Designer" },
  url: `/applications/${EXAMPLE_ID}`,
  readAt: null,
  emailedAt: null,
  emailAttemptedAt: null,
  createdAt: at,
  updatedAt: at,
  title: "Follow up with Northpine",
  body: "It is time to follow up on your application as Product Designer at Northpine.",
};

export const EXAMPLE_OPPORTUNITY: Opportunity = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  url: "https://jobs.example.com/product-designer",
  role: "Product Designer",
  company: "Northpine",
  location: "Utrecht",
  snippet: "We are looking for a designer who also does research.",
  firstSeenAt: at,
  lastSeenAt: at,
  dismissedAt: null,
  trackedApplicationId: null,
  matches: ["Utrecht"],
  unknowns: ["salary"],
  createdAt: at,
  updatedAt: at,
};

export const EXAMPLE_SCHEDULE: Schedule = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  kind: "discovery",
  query: "product designer Utrecht",
  lead: null,
  enabled: true,
  email: false,
  timezone: "Europe/Amsterdam",
  intervalDays: 7,
  applicationId: null,
  interviewId: null,
  nextRunAt: "2030-12-02T08:00:00.000Z",
  lastQueuedAt: null,
  aiProviderId: null,
  locale: "en-US",
  createdAt: at,
  updatedAt: at,
};
