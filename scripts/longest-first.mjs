import { BaseSequencer } from "vitest/node";

/**
 * Files that take longer than ten seconds, longest first. Vitest begins with the largest files where it has not seen a run, as in a
 * fresh clone, and would start a minute's work when everything else is over.
 */
export const LONG = [
  "server/trouble.test.ts",
  "scripts/worked-examples.test.ts",
  "server/platform/adapters/typesetter/templates.test.ts",
  "server/application.test.ts",
  "faults/faults.test.ts",
  "server/foreign-ids.test.ts",
  "server/platform/db/embedded-postgres.test.ts",
  "server/bounds.test.ts",
  "server/operations.test.ts",
  "server/portability/backup/commands.test.ts",
  "server/job-search/postings/memory.test.ts",
  "server/platform/adapters/typesetter/typesetter.test.ts",
  "server/platform/adapters/typesetter/letters.test.ts",
  "server/entrance/openapi/document.test.ts",
  "scripts/engines-agree.test.ts",
  "server/platform/db/failures.test.ts",
  "server/ai/injection/injection.test.ts",
  "proof/proof.test.ts",
  "server/ai/model-operations.test.ts",
  "server/accounts/account/reset-password.test.ts",
  "server/documents/resumes/import-formats.test.ts",
  "server/documents/rendering/fit.test.ts",
  "server/platform/adapters/typesetter/scripts.test.ts",
  "server/career/kills.test.ts",
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
