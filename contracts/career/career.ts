import { owned, routesOf } from "@/contracts/base";
import { EXAMPLE_PROFILE } from "@/contracts/career/example";
import { careerFacts } from "@/contracts/career/facts";
import { careerFormAnswers } from "@/contracts/career/form-answers";
import { careerGenerate } from "@/contracts/career/generate";
import { careerImport } from "@/contracts/career/import";
import { careerNotifications } from "@/contracts/career/notifications";
import { careerOpportunities } from "@/contracts/career/opportunities";
import { careerPlan } from "@/contracts/career/plan";
import { careerRecord } from "@/contracts/career/record";
import { careerSaved } from "@/contracts/career/saved";
import { careerSchedules } from "@/contracts/career/schedules";
import { careerStories } from "@/contracts/career/stories";
import { careerVoice } from "@/contracts/career/voice";
import { careerWorkspace } from "@/contracts/career/workspace";
import { careerProfileSchema } from "@/contracts/model/career/profile";

const route = routesOf("Career");

const read = owned
  .route(route("GET", "/career/profile", "getCareerProfile", "Read the profile", "Defaults until one is saved."))
  .output(careerProfileSchema)
  .meta({ example: { output: EXAMPLE_PROFILE } });

const save = owned
  .route(
    route(
      "PUT",
      "/career/profile",
      "saveCareerProfile",
      "Save the profile",
      "Fields that are left out go back to their defaults.",
    ),
  )
  .input(careerProfileSchema)
  .output(careerProfileSchema)
  .meta({ limit: "mutation", example: { input: EXAMPLE_PROFILE, output: EXAMPLE_PROFILE } });

/** The facts and plans behind documents and applications. Source: interface-details 1.12. */
export const career = {
  profile: { read, save },
  facts: careerFacts,
  stories: careerStories,
  saved: careerSaved,
  workspace: careerWorkspace,
  formAnswers: careerFormAnswers,
  schedules: careerSchedules,
  notifications: careerNotifications,
  opportunities: careerOpportunities,
  generate: careerGenerate,
  plan: careerPlan,
  voice: careerVoice,
  import: careerImport,
  record: careerRecord,
};
