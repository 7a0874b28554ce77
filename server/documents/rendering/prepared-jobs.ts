import type { TypesettingJob } from "@/typeset/job";

/** Characters of all cached jobs: those of a hundred shared resumes. */
const MAX_CHARACTERS = 4_000_000;

/** The jobs of shared resumes by their state, so that visitors of a page that is cached need no work at all. */
class PreparedJobs {
  readonly #jobs = new Map<string, TypesettingJob>();
  #characters = 0;

  get(state: string): TypesettingJob | undefined {
    const job = this.#jobs.get(state);
    if (job) {
      this.#jobs.delete(state);
      this.#jobs.set(state, job);
    }
    return job;
  }

  set(state: string, job: TypesettingJob): void {
    this.#remove(state);
    this.#jobs.set(state, job);
    this.#characters += job.data.length;
    for (const oldest of this.#jobs.keys()) {
      if (this.#characters <= MAX_CHARACTERS) return;
      this.#remove(oldest);
    }
  }

  #remove(state: string) {
    this.#characters -= this.#jobs.get(state)?.data.length ?? 0;
    this.#jobs.delete(state);
  }
}

export const preparedJobs = new PreparedJobs();
