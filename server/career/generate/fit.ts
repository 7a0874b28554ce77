import { z } from "zod";
import type { ArtifactData } from "@/contracts/model/career/artifact-data";
import { occursIn } from "@/domain/career/quote";
import { wishChecks } from "@/domain/career/wish-checks";
import { requirementEvidence } from "@/domain/job-match/requirement-evidence";
import { cut } from "@/domain/postings/found";
import { failure } from "@/server/platform/errors";
import type { TaskOf } from "./task";
import { knownIds, titled } from "./writing";

type Fit = Extract<ArtifactData, { kind: "fit" }>;
type Requirement = Fit["requirements"][number];

const REQUIREMENTS = 20;

const schema = z.object({
  headline: z.string().describe("The fit in a line."),
  summary: z.string().describe("The fit in two or three sentences, honest about gaps."),
  requirements: z.array(
    z.object({
      text: z.string().describe("The requirement, in the words of the posting."),
      status: z.enum(["supported", "partial", "missing"]),
      evidence: z.string().describe("What of the person shows it, or what is missing."),
      quote: z.string().describe("The words of the resume, a fact or a story that show it, copied exactly. Empty if none do."),
      factIds: z.array(z.string()).describe("Ids of the facts that show it."),
    }),
  ),
  ask: z
    .object({ person: z.string(), text: z.string() })
    .nullable()
    .describe("Somebody to ask something that the posting leaves open."),
});
type Written = z.infer<typeof schema>;

/** Requirement by requirement. A requirement counts as met only with words of the person that show it. */
export const fit: TaskOf<"fit", Written> = {
  purpose: "fit",
  instructions:
    "Say how well the person fits the posting. Take each entry of posting.requirements in its order; without any, take the main requirements of the posting's text, at most 20.",
  schema,
  prepare: ({ application: { jobDescription, requirements } }) => {
    if (jobDescription.trim() === "" && requirements.length === 0)
      throw failure("BAD_REQUEST", { message: "Add the job description to this application first." });
    return {};
  },
  finish: (written, material, writer) => {
    const { application, profile, facts, resume } = material;
    const listed = application.requirements.slice(0, REQUIREMENTS).map((text) => cut(text, 300));
    const texts =
      listed.length > 0 ? listed : written.requirements.slice(0, REQUIREMENTS).map(({ text }) => cut(text.trim(), 300));
    const found = resume ? requirementEvidence(resume.data, texts) : [];
    const own = [resume?.source.text ?? "", material.letter, ...facts.map(({ text }) => text), ...storyTexts(material.stories)];
    const requirements = texts.flatMap((text, index): Requirement[] => {
      const entry = listed.length > 0 ? entryFor(written, text, index) : written.requirements[index];
      if (text === "") return [];
      const origin = listed.length > 0 || occursIn(text, application.jobDescription) ? "posting" : "inferred";
      const isShown = entry !== undefined && entry.status !== "missing" && own.some((source) => occursIn(entry.quote, source));
      if (entry && isShown) {
        const evidence = writer.keep(entry.evidence, 600) || cut(entry.quote.trim(), 600);
        return [{ text, origin, status: entry.status, evidence, factIds: knownIds(entry.factIds, facts, 10) }];
      }
      return [{ text, origin, ...foundIn(found[index]), factIds: [] }];
    });
    const headline = titled(writer.keep(written.headline, 200), `${application.role} · ${application.company}`);
    const data: Fit = {
      kind: "fit",
      headline,
      summary: writer.keep(written.summary, 600),
      requirements,
      checks: wishChecks(profile, application).map(({ text, ...check }) => ({ ...check, text: cut(text, 300) })),
      ask:
        written.ask && writer.keep(written.ask.text, 400)
          ? { person: titled(writer.keep(written.ask.person, 100), "", 100), text: writer.keep(written.ask.text, 400) }
          : null,
    };
    return { title: headline, data, factIds: [...new Set(requirements.flatMap(({ factIds }) => factIds))] };
  },
};

/** A model may leave one out or change their order; the words decide, then the place. */
const entryFor = ({ requirements }: Written, text: string, index: number) =>
  requirements.find((entry) => entry.text.trim() === text) ?? requirements[index];

/** What the resume shows by its words alone. */
function foundIn(found: ReturnType<typeof requirementEvidence>[number] | undefined): Pick<Requirement, "status" | "evidence"> {
  if (!found || found.status === "missing") return { status: "missing", evidence: "" };
  const place = [found.place?.heading, found.place?.entry].filter(Boolean).join(" – ");
  return { status: "partial", evidence: cut([found.found.join(", "), place].filter(Boolean).join(": "), 600) };
}

const storyTexts = (stories: readonly { data: Record<string, unknown> }[]): string[] =>
  stories.map(({ data }) =>
    Object.values(data)
      .filter((value) => typeof value === "string")
      .join("\n"),
  );
