import { STAGES, type Stage } from "@/contracts/model/stages";

/** A mail never leads backwards: a late confirmation does not undo an interview. */
export const isNews = (stage: Stage, status: Stage) => STAGES.indexOf(stage) > STAGES.indexOf(status);
