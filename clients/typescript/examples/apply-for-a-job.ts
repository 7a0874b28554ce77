import { createDossier, DossierError } from "dossier-client";

// Makes a resume, adapts it, prints it, and keeps track of the application it was sent with.
export async function applyForAJob(url: string, key: string) {
  const dossier = createDossier({ url, key });
  const resumeId = await dossier.resumes.create({ name: "Designer", tags: ["design"], withSampleData: true });
  const resume = await dossier.resumes.patch({
    id: resumeId,
    operations: [{ op: "replace", path: "/basics/headline", value: "Designer of harbours" }],
  });
  const pdf = await dossier.resumes.pdf({ id: resumeId });
  const applicationId = await dossier.applications.create({ company: "Northpine", role: "Designer", resumeId });
  const application = await dossier.applications.change({ id: applicationId, status: "applied" });
  const refused = await dossier.resumes
    .patch({ id: resumeId, operations: [{ op: "remove", path: "/nothing" }] })
    .catch((error) => (error instanceof DossierError ? error.code : Promise.reject(error)));
  return { headline: resume.data.basics.headline, pdfBytes: pdf.size, status: application.status, refused };
}
