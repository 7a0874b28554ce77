import { defaultResumeData } from "@/domain/default-resume";
import { prepareResume } from "@/typeset/prepare";
import { PRINTED_TEMPLATES } from "@/typeset/templates";

const base = defaultResumeData({ name: "Warm Up" });

/** A small document for each template, with text, a list and a link, so that a fresh process has done everything once. */
export const WARM_UP_JOBS = PRINTED_TEMPLATES.map((template) =>
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
