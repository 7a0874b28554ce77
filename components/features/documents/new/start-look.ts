import { api } from "@/components/kit/api/client";
import { chosenTemplate, forgetTemplate } from "@/components/kit/shell/starting";
import { regionalPaper } from "@/domain/regional-paper";
import { lookChange, withLook } from "@/typeset/apply-look";

/** The look of a new resume for which no template was chosen. The API's own defaults are specified. */
const USUAL_LOOK = { template: "onyx", palette: "Sapphire" } as const;

/** Gives a new resume the chosen template's look, the paper of the person's region, and a language if one is given. */
export async function startLook(id: string, locale?: string): Promise<void> {
  const { data, updatedAt } = await api.resumes.read({ id });
  const template = chosenTemplate();
  const change = lookChange(template ? { template } : USUAL_LOOK);
  const metadata = change ? withLook(data.metadata, change) : data.metadata;
  const page = { ...metadata.page, format: regionalPaper(navigator.language).format, ...(locale && { locale }) };
  await api.resumes.update({ id, data: { ...data, metadata: { ...metadata, page } }, expectedUpdatedAt: updatedAt });
  forgetTemplate();
}
