import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { readCandidate } from "@/domain/imports/europass/candidate";
import { readSkillsPassport } from "@/domain/imports/europass/skills-passport";
import { parseXml } from "@/domain/imports/xml";

/** A resume in the XML of Europass, old or new. undefined if it is damaged or something else. */
export function readEuropass(xml: string, newId: NewId): ResumeData | undefined {
  const root = parseXml(xml);
  if (!root) return undefined;
  return root.name === "Candidate" ? readCandidate(root, newId) : readSkillsPassport(root, newId);
}
