import type { TypesettingJob } from "@/typeset/job";

/**
 * The Typst text of several documents in one file, each with its sources and its data in its own folder. Page numbers restart
 * in each. Like the source of a job it only names files.
 */
export const bundleSource = (parts: readonly { folder: string; job: TypesettingJob }[]): string =>
  parts
    .map(
      ({ folder, job }, index) =>
        `#import "${folder}/templates/${job.template}.typ" as part-${index}\n${
          index === 0 ? "" : "#counter(page).update(1)\n"
        }#part-${index}.${job.kind}${job.kind === "letter" ? "()" : ""}\n`,
    )
    .join("");
