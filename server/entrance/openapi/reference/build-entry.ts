import { describeApi } from "@/server/entrance/openapi/document";
import { referenceHtml } from "./reference-html";
import { REFERENCE_LINKS } from "./reference-links";

/** The reference page, for the build (scripts/build-reference.mjs). */
export const buildReferenceHtml = async (): Promise<string> => referenceHtml(await describeApi(), REFERENCE_LINKS);
