import { BaseSequencer } from "vitest/node";

/**
 * Files that take longer than ten seconds, longest first. Vitest begins with the largest files where it has not seen a run, as in a
 * fresh clone, and would start a minute's work when everything else is over.
 */
export const LONG = [
  "server/trouble.test.ts",
  "server/adapters/typesetter/templates.test.ts",
  "server/application.test.ts",
  "faults/faults.test.ts",
  "server/foreign-ids.test.ts",
  "server/db/embedded-postgres.test.ts",
  "server/bounds.test.ts",
  "server/operations.test.ts",
  "server/backup/commands.test.ts",
  "server/postings/memory.test.ts",
  "server/adapters/typesetter/typesetter.test.ts",
  "server/adapters/typesetter/letters.test.ts",
  "server/openapi/document.test.ts",
  "scripts/engines-agree.test.ts",
  "server/db/failures.test.ts",
  "server/ai/injection/injection.test.ts",
  "proof/proof.test.ts",
  "server/ai/model-operations.test.ts",
  "server/account/reset-password.test.ts",
  "server/documents/resumes/import-formats.test.ts",
  "server/rendering/fit.test.ts",
  "server/adapters/typesetter/scripts.test.ts",
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
