import type { WebProvider } from "@/contracts/applications/web-access";
import { exa } from "./exa";
import { firecrawl } from "./firecrawl";
import type { SearchProvider } from "./provider";
import { tavily } from "./tavily";

export const SEARCH_PROVIDERS: Record<WebProvider, SearchProvider> = { firecrawl, tavily, exa };
