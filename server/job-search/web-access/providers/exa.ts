import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { askService, ServiceFailed } from "@/server/job-search/web-access/ask-service";
import { env } from "@/server/platform/env";
import { parseAnswer } from "./parse-answer";
import type { SearchProvider } from "./provider";

const resultsSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), text: z.string().nullish() })),
});

const ask = (path: string, apiKey: string, body: unknown) =>
  askService(`${env().EXA_BASE_URL}${path}`, { headers: { "x-api-key": apiKey }, body });

/** https://docs.exa.ai */
export const exa: SearchProvider = {
  search: async (apiKey, query, limit) => {
    const contents = { text: { maxCharacters: LIMITS.searchResult.description } };
    const { results } = parseAnswer(resultsSchema, await ask("/search", apiKey, { query, numResults: limit, contents }));
    return results.map(({ url, title, text }) => ({ url, title: title ?? "", description: text ?? "" }));
  },
  readPage: async (apiKey, url) => {
    const [page] = parseAnswer(resultsSchema, await ask("/contents", apiKey, { urls: [url], text: true })).results;
    if (!page) throw new ServiceFailed("unreadable");
    return page.text ?? "";
  },
};
