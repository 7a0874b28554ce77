import { parseStylesheet } from "@/domain/styles/parse";
import { database } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { api, handled } from "@/server/platform/orpc";
import { answerPage, setPagingHeaders } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { readyJson } from "@/server/platform/request/ready-json";
import { checkOwnResume, fitOwnResume, linkOwnPdf, matchOwnResume, watchOwnResume } from "./analysis";
import { checkOwnPdf, checkSentPdf } from "./check-pdf";
import { exportOwnResume } from "./export-file";
import { importResumeFile } from "./import-file";
import { applyResumeLook } from "./look";
import { checkOwnPages, repairOwnPages } from "./page-checks";
import { type Patched, patchResume } from "./patch";
import { readResume } from "./read";
import { resumePdf } from "./resume-pdf";
import * as service from "./service";
import { resumeVersionProcedures } from "./version-procedures";

const { resumes: contract } = api;

const patchedAnswer = ({ resume, json, before }: Patched) =>
  readyJson(resume, { data: json }, { ...resume, before, after: resume.data });

export const resumes = {
  list: contract.list.handler(async ({ context, input }) => {
    const { entries, total } = await service.listResumes(database(), ownerId(context), input);
    setPagingHeaders(context.answer, total, input);
    return entries;
  }),
  tags: contract.tags.handler(async ({ context, input }) =>
    answerPage(context.answer, await service.listResumeTags(database(), ownerId(context)), input),
  ),
  ...handled(contract, ["create", "createVersion5"], ({ context, input }) =>
    service.createResume(database(), ownerId(context), input),
  ),
  read: contract.read.handler(({ context, input }) => readResume(database(), ownerId(context), input.id)),
  ...handled(contract, ["update", "updateMetadata"], ({ context, input }) =>
    service.updateResume(database(), ownerId(context), input, Date.now()),
  ),
  patch: contract.patch.handler(async ({ context, input }) =>
    patchedAnswer(await patchResume(database(), ownerId(context), input)),
  ),
  look: contract.look.handler(async ({ context, input }) =>
    patchedAnswer(await applyResumeLook(database(), ownerId(context), input)),
  ),
  delete: contract.delete.handler(({ context, input }) =>
    service.trashResume(database(), ownerId(context), input.id, Date.now()),
  ),
  ...handled(contract, ["lock", "setLock"], ({ context, input }) =>
    service.lockResume(database(), ownerId(context), input.id, input.isLocked),
  ),
  ...handled(contract, ["duplicate", "copies"], ({ context, input }) =>
    service.duplicateResume(database(), ownerId(context), input),
  ),
  ...handled(contract, ["importData", "importDataLegacy", "importDataVersion5"], ({ context, input }) =>
    service.importResume(database(), ownerId(context), input.data, input.fileHash),
  ),
  importFile: contract.importFile.handler(({ context, input }) => importResumeFile(database(), ownerId(context), input)),
  ...handled(contract, ["slugCheck", "slugAvailability"], ({ context, input }) =>
    service.checkSlug(database(), ownerId(context), input.resumeId, input.slug),
  ),
  pdf: contract.pdf.handler(async ({ context, input }) => {
    // Letters have their own downloads; the former `target` values no longer exist.
    if (input.target !== undefined && input.target !== "resume") throw failure("NOT_FOUND");
    return resumePdf(database(), ownerId(context), input.id, input.embed);
  }),
  updates: contract.updates.handler(({ context, input, signal }) =>
    watchOwnResume(database(), ownerId(context), input.id, signal),
  ),
  exportFile: contract.exportFile.handler(({ context, input }) => exportOwnResume(database(), ownerId(context), input)),
  check: contract.check.handler(({ context, input }) => checkOwnResume(database(), ownerId(context), input.id, new Date())),
  jobMatch: contract.jobMatch.handler(({ context, input }) =>
    matchOwnResume(database(), ownerId(context), input.id, input.jobDescription),
  ),
  fit: contract.fit.handler(({ context, input }) => fitOwnResume(database(), ownerId(context), input)),
  checkStyles: contract.checkStyles.handler(({ input }) => {
    const { rules, problems } = parseStylesheet(input.text);
    return { rules: rules.length, problems };
  }),
  downloadLink: contract.downloadLink.handler(({ context, input }) =>
    linkOwnPdf(database(), ownerId(context), input.id, Date.now()),
  ),
  checkPdf: contract.checkPdf.handler(({ input }) => checkSentPdf(input.file, input.jobDescription)),
  checkOwnPdf: contract.checkOwnPdf.handler(({ context, input }) => checkOwnPdf(database(), ownerId(context), input.id)),
  checkPages: contract.checkPages.handler(({ context, input }) =>
    checkOwnPages(database(), ownerId(context), input.id, new Date()),
  ),
  repairPages: contract.repairPages.handler(async ({ context, input }) => {
    const { changes, resume } = await repairOwnPages(database(), ownerId(context), input, new Date());
    return { resume, changes };
  }),
  versions: resumeVersionProcedures,
};
