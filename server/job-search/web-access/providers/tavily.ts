import { z } from "zod";
import { askService, ServiceFailed } from "@/server/job-search/web-access/ask-service";
import { env } from "@/server/platform/env";
import { parseAnswer } from "./parse-answer";
import type { SearchProvider } from "./provider";

const foundSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
});
const pageSchema = z.object({ results: z.array(z.object({ raw_content: z.string() })) });

const ask = (path: string, apiKey: string, body: unknown) =>
  askService(`${env().TAVILY_BASE_URL}${path}`, { headers: { authorization: `Bearer ${apiKey}` }, body });

/** https://docs.tavily.com */
export const tavily: SearchProvider = {
  search: async (apiKey, query, limit) => {
    const { results } = parseAnswer(foundSchema, await ask("/search", apiKey, { query, max_results: limit }));
    return results.map(({ url, title, content }) => ({ url, title: title ?? "", description: content ?? "" }));
  },
  readPage: async (apiKey, url) => {
    const [page] = parseAnswer(pageSchema, await ask("/extract", apiKey, { urls: [url] })).results;
    if (!page) throw new ServiceFailed("unreadable");
    return page.raw_content;
  },
};
