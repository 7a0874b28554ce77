import { z } from "zod";
import { cleanText, emptySchema, errors, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const route = routesOf("Integrations");
const ofApplications = routesOf("Applications");

export const WEB_PROVIDERS = ["firecrawl", "tavily", "exa"] as const;
export type WebProvider = (typeof WEB_PROVIDERS)[number];

const provider = z.enum(WEB_PROVIDERS);

const webAccessSchema = z
  .object({
    builtInReader: z.literal(true).describe("Links to postings can be read without any provider."),
    configured: z.boolean().describe("Whether a search provider is connected."),
    provider: provider.nullable(),
    managed: z.boolean().describe("Whether the server configures the provider; it cannot be changed here then."),
    canSave: z.boolean().describe("Whether you can connect a provider of your own."),
    search: z.boolean().describe("Whether postings can be searched."),
    read: z.literal(true).describe("Whether pages can be read."),
  })
  .describe("What this account can do on the web.");

const serviceKey = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.apiKeyOfService)
  .regex(/^[\x21-\x7e]*$/, "A key has no spaces and no line breaks.")
  .describe("The provider's API key.");

const FIRECRAWL =
  "For clients that know only this provider: the connection of `/integrations/web-access`. Where another provider is selected, changes return 409.";

const read = owned
  .route(route("GET", "/integrations/web-access", "getWebAccessStatus", "Read web access", "Never contains the key."))
  .output(webAccessSchema)
  .meta({
    example: {
      output: {
        builtInReader: true,
        configured: true,
        provider: "tavily",
        managed: false,
        canSave: true,
        search: true,
        read: true,
      },
    },
  });

const save = owned
  .route(
    route(
      "PUT",
      "/integrations/web-access",
      "saveWebAccessKey",
      "Connect a search provider",
      "Replaces the one before. The key is stored encrypted and is never returned, logged or exported.",
    ),
  )
  .input(
    z.object({
      provider,
      apiKey: serviceKey,
    }),
  )
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", empty: true, example: { input: { provider: "tavily", apiKey: "tvly-example" } } });

const remove = owned
  .route(
    route("DELETE", "/integrations/web-access", "deleteWebAccessKey", "Disconnect the search provider", "Deletes the saved key."),
  )
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", empty: true });

const readFirecrawl = owned
  .route(route("GET", "/integrations/firecrawl", "getFirecrawlStatus", "Read web access by Firecrawl", FIRECRAWL))
  .output(
    z
      .object({
        managed: webAccessSchema.shape.managed,
        configured: z.boolean().describe("Whether Firecrawl is the connected provider."),
        canSave: webAccessSchema.shape.canSave,
      })
      .describe("Whether Firecrawl is connected."),
  )
  .meta({ example: { output: { managed: false, configured: true, canSave: true } } });

const saveFirecrawl = owned
  .route(route("PUT", "/integrations/firecrawl", "saveFirecrawlKey", "Connect Firecrawl", FIRECRAWL))
  .input(z.object({ apiKey: serviceKey }))
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "CONFLICT", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", empty: true, example: { input: { apiKey: "fc-example" } } });

const removeFirecrawl = owned
  .route(route("DELETE", "/integrations/firecrawl", "deleteFirecrawlKey", "Disconnect Firecrawl", FIRECRAWL))
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "CONFLICT", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", empty: true });

const probe = z.object({
  success: z.boolean(),
  error: z.string().optional().describe("What went wrong and what to do; absent on success."),
});

const test = owned
  .route(
    route(
      "POST",
      "/integrations/web-access/tests",
      "createWebAccessTest",
      "Test web access",
      "Searches for “example domain” and reads https://example.com/; each result is independent. The body is empty or `{}`.",
    ),
  )
  .output(z.object({ search: probe, read: probe }))
  .errors(errors("PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({
    limit: "webAccess",
    example: { output: { search: { success: true }, read: { success: false, error: "The page took too long." } } },
  });

const testLegacy = test.route(
  route("POST", "/integrations/web-access/test", "testWebAccessConnection", "Test web access (second address)", SECOND_ADDRESS),
);

const searchResultSchema = z
  .object({
    url: z.string().describe("Address of the page."),
    title: z.string().max(LIMITS.searchResult.title),
    description: z.string().max(LIMITS.searchResult.description).default(""),
  })
  .describe("A page that a search found.");
export type SearchResult = z.infer<typeof searchResultSchema>;

const search = owned
  .route(
    ofApplications(
      "POST",
      "/applications/ai/search-postings",
      "searchApplicationPostings",
      "Search for postings",
      "Searches with the connected provider. At most five results; nothing is stored.",
    ),
  )
  .input(
    z.object({
      query: z
        .string()
        .overwrite((text) => cleanText(text).trim())
        .min(LIMITS.searchQuery.min)
        .max(LIMITS.searchQuery.max)
        .describe("What to look for, 2 to 500 characters."),
    }),
  )
  .output(z.array(searchResultSchema).max(LIMITS.searchResults))
  .errors(errors("PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED", "SEARCH_FAILED", "SEARCH_UNAVAILABLE"))
  .meta({
    limit: "webAccess",
    example: {
      input: { query: "product designer Utrecht" },
      output: [
        { url: "https://jobs.example.com/product-designer", title: "Product Designer", description: "Northpine, Utrecht" },
      ],
    },
  });

const searchLegacy = search.route(
  ofApplications(
    "POST",
    "/applications/ai/posting-searches",
    "createPostingSearch",
    "Search for postings (second address)",
    SECOND_ADDRESS,
  ),
);

/** The provider that searches the web for an account. */
export const webAccess = { read, save, delete: remove, test, testLegacy, readFirecrawl, saveFirecrawl, removeFirecrawl };

/** Searching for postings with it. */
export const postingSearch = { search, searchLegacy };
