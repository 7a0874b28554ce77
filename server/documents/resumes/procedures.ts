import { parseStylesheet } from "@/domain/styles/parse";
import { database } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { api, handled } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { answerPage } from "@/server/platform/paging";
import { ownerId } from "@/server/platform/request/context";
import { readyJson } from "@/server/platform/request/ready-json";
import { checkOwnResume, fitOwnResume, linkOwnPdf, matchOwnResume, watchOwnResume } from "./analysis";
import { checkOwnPdf, checkSentPdf } from "./check-pdf";
import { exportOwnResume } from "./export-file";
import { importResumeFile } from "./import-file";
import { applyResumeLook } from "./look";
import { choosePageBreaks, readPageBreaks } from "./page-breaks";
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
  list: contract.list.handler(ownedPage(service.listResumes)),
  tags: contract.tags.handler(async ({ context, input }) =>
    answerPage(context.answer, await service.listResumeTags(database(), ownerId(context)), input),
  ),
  ...handled(contract, ["create", "createVersion5"], owned(service.createResume)),
  read: contract.read.handler(owned((db, ownerId, { id }) => readResume(db, ownerId, id))),
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
  importFile: contract.importFile.handler(owned(importResumeFile)),
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
  exportFile: contract.exportFile.handler(owned(exportOwnResume)),
  check: contract.check.handler(owned((db, ownerId, { id }, now) => checkOwnResume(db, ownerId, id, now))),
  jobMatch: contract.jobMatch.handler(({ context, input }) =>
    matchOwnResume(database(), ownerId(context), input.id, input.jobDescription),
  ),
  fit: contract.fit.handler(owned(fitOwnResume)),
  checkStyles: contract.checkStyles.handler(({ input }) => {
    const { rules, problems } = parseStylesheet(input.text);
    return { rules: rules.length, problems };
  }),
  downloadLink: contract.downloadLink.handler(({ context, input }) =>
    linkOwnPdf(database(), ownerId(context), input.id, Date.now()),
  ),
  checkPdf: contract.checkPdf.handler(({ input }) => checkSentPdf(input.file, input.jobDescription)),
  checkOwnPdf: contract.checkOwnPdf.handler(owned((db, ownerId, { id }) => checkOwnPdf(db, ownerId, id))),
  checkPages: contract.checkPages.handler(owned((db, ownerId, { id }, now) => checkOwnPages(db, ownerId, id, now))),
  repairPages: contract.repairPages.handler(async ({ context, input }) => {
    const { changes, resume } = await repairOwnPages(database(), ownerId(context), input, new Date());
    return { resume, changes };
  }),
  pageBreaks: contract.pageBreaks.handler(owned((db, ownerId, { id }) => readPageBreaks(db, ownerId, id))),
  choosePageBreaks: contract.choosePageBreaks.handler(({ context, input }) =>
    choosePageBreaks(database(), ownerId(context), input),
  ),
  versions: resumeVersionProcedures,
};
