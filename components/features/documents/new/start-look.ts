import { api } from "@/components/kit/api/client";
import { chosenTemplate, forgetTemplate } from "@/components/kit/shell/starting";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { regionalPaper } from "@/domain/regional-paper";
import { lookChange, withLook } from "@/typeset/apply-look";

/** The look that a new resume is offered. The API's own defaults are specified. */
const USUAL_LOOK = { template: "onyx", palette: "Sapphire" } as const;

/** The template that was chosen on the front page, else the usual one. */
export const startingTemplate = (): TemplateName => chosenTemplate() ?? USUAL_LOOK.template;

/** A template in the palette that new resumes are offered. */
export const lookOf = (template: TemplateName): { template: TemplateName; palette?: string } =>
  template === USUAL_LOOK.template ? USUAL_LOOK : { template };

/** Gives a new resume a template's look and the paper of the person's region. */
export async function startLook(id: string, template: TemplateName): Promise<void> {
  const { data, updatedAt } = await api.resumes.read({ id });
  const change = lookChange(lookOf(template));
  const metadata = change ? withLook(data.metadata, change) : data.metadata;
  const page = { ...metadata.page, format: regionalPaper(navigator.language).format };
  await api.resumes.update({ id, data: { ...data, metadata: { ...metadata, page } }, expectedUpdatedAt: updatedAt });
  forgetTemplate();
}
