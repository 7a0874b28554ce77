import { BaseSequencer } from "vitest/node";

/**
 * Files that take longer than twenty seconds, longest first. Vitest begins with the largest files where it has not seen a run, as in a
 * fresh clone, and would start a minute's work when everything else is over.
 */
export const LONG = [
  "server/platform/adapters/typesetter/composition.test.ts",
  "server/platform/adapters/typesetter/templates.test.ts",
  "scripts/engines-agree.test.ts",
  "server/platform/adapters/typesetter/typesetter.test.ts",
  "server/trouble.test.ts",
  "proof/imports/imports.test.ts",
  "scripts/worked-examples.test.ts",
  "server/foreign-ids.test.ts",
  "server/documents/rendering/fit.test.ts",
  "server/portability/backup/commands.test.ts",
  "server/operations.test.ts",
  "server/platform/adapters/typesetter/scripts.test.ts",
  "server/platform/adapters/typesetter/processes.test.ts",
  "server/documents/resumes/page-checks.test.ts",
  "server/documents/links/merge-word.test.ts",
  "server/job-search/postings/memory.test.ts",
  "faults/faults.test.ts",
  "server/platform/adapters/typesetter/letters.test.ts",
  "server/documents/resumes/import-formats.test.ts",
  "server/documents/resumes/import-portrait.test.ts",
  "server/accounts/auth/front/attempts.test.ts",
  "proof/proof.test.ts",
  "server/job-search/mailbox/mailbox.test.ts",
  "server/entrance/openapi/document.test.ts",
  "server/entrance/openapi/clients/own-client.test.ts",
  "server/career/record/kills.test.ts",
  "server/documents/resumes/page-breaks.test.ts",
  "server/documents/resumes/import-review.test.ts",
  "server/job-search/mailbox/bad-servers.test.ts",
  "server/ai/injection/injection.test.ts",
  "server/assistant/instances.test.ts",
  "server/ai/model-operations.test.ts",
  "server/entrance/http/listening.test.ts",
  "server/application.test.ts",
  "server/career/dav/kills.test.ts",
  "server/bounds.test.ts",
  "server/career/record/record-proposals.test.ts",
  "server/portability/archive/archive.test.ts",
  "server/career/carddav/random-contacts.test.ts",
  "server/accounts/account/reset-password.test.ts",
  "server/entrance/instances/instances.test.ts",
  "server/platform/db/embedded-postgres.test.ts",
];

const rank = ({ moduleId }) => {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place < 0 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import("vitest/node").TestSpecification[]} files
   */
  async sort(files) {
    const usual = await super.sort(files);
    return usual.sort((one, other) => rank(one) - rank(other));
  }
}
