import type { getTranslations } from "next-intl/server";

/** The words around a shared resume, in the visitor's language. */
export type PublicTexts = Awaited<ReturnType<typeof getTranslations<"public">>>;

/** The words around a document that was shared with one reader. */
export type LinkTexts = Awaited<ReturnType<typeof getTranslations<"sharedLink">>>;
