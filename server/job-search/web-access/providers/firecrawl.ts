import { z } from "zod";
import { askService } from "@/server/job-search/web-access/ask-service";
import { env } from "@/server/platform/env";
import { parseAnswer } from "./parse-answer";
import type { SearchProvider } from "./provider";

const results = z.array(z.object({ url: z.string(), title: z.string().nullish(), description: z.string().nullish() }));
const foundSchema = z.object({ data: z.union([z.object({ web: results.default([]) }).transform(({ web }) => web), results]) });
const pageSchema = z.object({ data: z.object({ markdown: z.string() }) });

const ask = (path: string, apiKey: string, body: unknown) =>
  askService(`${env().FIRECRAWL_BASE_URL}${path}`, { headers: { authorization: `Bearer ${apiKey}` }, body });

/** https://docs.firecrawl.dev, version 2. */
export const firecrawl: SearchProvider = {
  search: async (apiKey, query, limit) => {
    const { data } = parseAnswer(foundSchema, await ask("/v2/search", apiKey, { query, limit }));
    return data.map(({ url, title, description }) => ({ url, title: title ?? "", description: description ?? "" }));
  },
  readPage: async (apiKey, url) =>
    parseAnswer(pageSchema, await ask("/v2/scrape", apiKey, { url, formats: ["markdown"] })).data.markdown,
};
