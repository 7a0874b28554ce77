import { z } from "zod";
import { cleanText, errors, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { type PostingSource, postingSourceSchema } from "@/contracts/model/posting-source";
import { UNREAD_REASONS } from "@/contracts/model/posting-values";
import { STAGES } from "@/contracts/model/stages";

/** Applications that a capture may name as the same posting. */
export const MAX_DUPLICATES = 20;

const route = routesOf("Applications");
const bounds = LIMITS.posting;

export const FILLED_BY = ["ai", "page", "none"] as const;
export const POSTING_PLACES = ["job-board", "json-ld", "microdata", "label", "title", "heading", "text", "link", "ai"] as const;

const place = z.enum(POSTING_PLACES);

const foundInSchema = z
  .object({
    role: place,
    company: place,
    location: place,
    salary: place,
    requirements: place,
    jobDescription: place,
    deadline: place,
    contact: place,
  })
  .partial()
  .describe("For each field that was found, the place it was read from.");

const lineOf = (description: string) => z.string().max(LIMITS.application.line).describe(`${description} Empty if not found.`);

const found = {
  role: lineOf("The job title."),
  company: lineOf("The company."),
  location: lineOf("Where the work is done."),
  salary: lineOf("The salary, as posted."),
};

/** What was read of a posting. Source: interface-details 1.7. */
export const readPostingSchema = z
  .object({
    ...found,
    requirements: z.array(z.string()).max(bounds.requirements).describe("The requirements of the posting, at most 30."),
    jobDescription: z.string().max(LIMITS.jobDescription.max).describe("The text of the posting, or what was typed."),
    deadline: z.iso.date().nullable().describe("Last day to apply (2026-12-01); null if the posting names none with its year."),
    contact: z
      .object({ name: z.string(), email: z.string(), phone: z.string() })
      .nullable()
      .describe("The contact for questions. Parts that the posting does not give are empty; null if it names no one."),
    sourceUrl: z.string().max(LIMITS.application.url).nullable().describe("The link, if one was given."),
    filledBy: z
      .enum(FILLED_BY)
      .describe(
        "`page`: at least one field came from a page, file or capture. `ai`: rules left gaps, which your AI provider filled with words of the posting. `none`: typed text, from which fields are only guessed.",
      ),
    postingSource: postingSourceSchema,
    foundIn: foundInSchema.optional(),
    enrichmentWarning: z
      .literal("ai-unavailable")
      .nullable()
      .describe("Your AI provider could not fill gaps; null if it did, or was not used."),
    aiFailed: z
      .string()
      .optional()
      .describe("Why your AI provider could not fill gaps, and what to do; absent if it was not used."),
  })
  .describe("A posting as far as it could be read; nothing is saved.");

const postingText = (description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .min(bounds.input.min)
    .max(bounds.input.max)
    .describe(description);

const unreadable = {
  ...errors("BAD_REQUEST", "BAD_GATEWAY", "TOO_MANY_REQUESTS"),
  POSTING_UNREADABLE: {
    ...errors("POSTING_UNREADABLE").POSTING_UNREADABLE,
    data: z.object({ reason: z.enum(UNREAD_REASONS).describe("Why nothing could be had.") }),
  },
};

const EXAMPLE_TEXT =
  "Product Designer at Northpine\nLocation: Utrecht\n\nWhat you bring\n- Three years of product design\n- Dutch or English";

const EXAMPLE_SOURCE: PostingSource = { method: "paste", format: "text", truncated: false, completeness: "unknown" };

const EXAMPLE_POSTING = {
  role: "Product Designer",
  company: "Northpine",
  location: "Utrecht",
  salary: "",
  requirements: ["Three years of product design", "Dutch or English"],
  jobDescription: EXAMPLE_TEXT,
  deadline: null,
  contact: null,
  sourceUrl: null,
  filledBy: "none",
  postingSource: EXAMPLE_SOURCE,
  enrichmentWarning: null,
  foundIn: { role: "title", company: "title", location: "label", requirements: "text", jobDescription: "text" },
};

const AT = "2026-11-20T09:30:00.000Z";
const EXAMPLE_URL = "https://northpine.example/jobs/7";

const parse = owned
  .route(
    route(
      "POST",
      "/applications/ai/posting-parses",
      "createPostingParse",
      "Read a posting",
      "Reads a link, pasted text or pasted HTML; a link may also be on the first or last line of a text. The server opens links, public http and https addresses only. Where rules leave gaps and an AI provider is connected, the provider fills them with words of the posting only. If a link could not be opened, the typed text is used and `fallbackReason` is set: a forbidden link returns 200, a link without text that could not be read returns 422.",
    ),
  )
  .input(z.object({ input: postingText("A link, or the text of the posting.") }))
  .output(readPostingSchema)
  .errors(unreadable)
  .meta({ tools: { read_posting: {} }, limit: "ai", example: { input: { input: EXAMPLE_TEXT }, output: EXAMPLE_POSTING } });

const parseLegacy = parse.route(
  route("POST", "/applications/ai/parse-posting", "aiParseApplicationPosting", "Read a posting (second address)", SECOND_ADDRESS),
);

const autofill = owned
  .route(
    route(
      "POST",
      "/applications/ai/autofills",
      "createAutofill",
      "Fill an application from a text",
      "Reads company, role, location and salary from the text of a posting, by rules. Where they leave gaps and an AI provider is connected, the provider fills them with words of the text only.",
    ),
  )
  .input(z.object({ jobDescription: postingText("The text of the posting.") }))
  .output(z.object(found))
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({
    tools: { autofill_application: {} },
    limit: "ai",
    example: {
      input: { jobDescription: "Product Designer at Northpine\nLocation: Utrecht" },
      output: { company: "Northpine", role: "Product Designer", location: "Utrecht", salary: "" },
    },
  });

const autofillLegacy = autofill.route(
  route(
    "POST",
    "/applications/ai/autofill",
    "aiAutofillApplication",
    "Fill an application from a text (second address)",
    SECOND_ADDRESS,
  ),
);

const readFile = owned
  .route(
    route(
      "POST",
      "/applications/postings/files",
      "readPostingFile",
      "Read a posting from a file",
      "Reads a PDF, a saved page or a text. The file is not stored.",
    ),
  )
  .input(z.object({ file: z.file().max(bounds.fileBytes).describe("A PDF, HTML or text file of at most 10 MiB.") }))
  .output(readPostingSchema)
  .errors(unreadable)
  .meta({
    limit: "ai",
    upload: true,
    example: {
      output: {
        ...EXAMPLE_POSTING,
        filledBy: "page",
        postingSource: { ...EXAMPLE_SOURCE, retrievedAt: AT, precise: { method: "file", format: "html" } },
      },
    },
  });

/** What a browser shows, and the applications for the same posting. */
export const capturedPostingSchema = readPostingSchema.extend({
  duplicates: z
    .array(
      z
        .object({ applicationId: z.string(), company: z.string(), role: z.string(), status: z.enum(STAGES) })
        .describe("An application that looks like the same posting."),
    )
    .max(MAX_DUPLICATES)
    .describe("Your applications for the same posting, by its address, the board's number, or company and role; at most 20."),
});

const capture = owned
  .route(
    route(
      "POST",
      "/applications/postings/captures",
      "capturePosting",
      "Read a posting from a browser",
      "Reads a page as the user's browser shows it, for boards that do not respond to servers. The address is returned and never opened. Nothing is stored; `duplicates` names applications for the same posting.",
    ),
  )
  .input(
    z.object({
      url: z
        .string()
        .max(LIMITS.application.url)
        .regex(/^https?:/i, "This is not an address.")
        // The length comes first: names of hosts are read in quadratic time.
        .refine(
          (url) => url.length <= LIMITS.application.url && URL.canParse(url) && /^https?:/i.test(url),
          "This is not an address.",
        )
        .describe("Address of the page, http or https."),
      html: z.string().overwrite(cleanText).min(1).max(bounds.html).describe("HTML of the page."),
      title: z
        .string()
        .overwrite(cleanText)
        .max(bounds.title)
        .optional()
        .describe("Title of the window, for pages without one in their HTML."),
    }),
  )
  .output(capturedPostingSchema)
  .errors(unreadable)
  .meta({
    limit: "ai",
    example: {
      input: { url: EXAMPLE_URL, html: "<h1>Product Designer</h1><p>Location: Utrecht</p>" },
      output: {
        ...EXAMPLE_POSTING,
        company: "",
        requirements: [],
        jobDescription: "Product Designer\n\nLocation: Utrecht",
        sourceUrl: EXAMPLE_URL,
        filledBy: "page",
        postingSource: {
          ...EXAMPLE_SOURCE,
          precise: { method: "extension", format: "html" },
          requestedUrl: EXAMPLE_URL,
          resolvedUrl: EXAMPLE_URL,
          retrievedAt: AT,
        },
        foundIn: { role: "heading", location: "label", jobDescription: "text" },
        duplicates: [],
      },
    },
  });

export const postings = { parse, parseLegacy, autofill, autofillLegacy, readFile, capture };
