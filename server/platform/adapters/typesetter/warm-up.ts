import { defaultResumeData } from "@/domain/default-resume";
import { prepareResume } from "@/typeset/prepare";

const base = defaultResumeData({ name: "Warm Up" });

/** One template of each kind: they share nearly everything, and more would only delay the start. */
const WARMED = ["onyx", "azurill"] as const;

/** A small document with text, a list and a link, so that a new process has done everything once. */
export const WARM_UP_JOBS = WARMED.map((template) =>
  prepareResume({
    ...base,
    basics: { ...base.basics, email: "warm@example.com", headline: "Ready" },
    summary: {
      ...base.summary,
      content: "<p>Ready <strong>before</strong> anybody <em>asks</em>.</p><ul><li>One</li><li>Two</li></ul>",
    },
    metadata: { ...base.metadata, template, page: { ...base.metadata.page, hideSectionIcons: false } },
  }),
);
