import { z } from "zod";
import { emptySchema, errors, idSchema, open, owned, routesOf, timestampSchema, usernameSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { resumeSchema } from "@/contracts/model/resume/resume";

const route = routesOf("Resumes");

const at = "2026-11-20T09:30:00.000Z";

const needPassword = {
  NEED_PASSWORD: { ...errors("NEED_PASSWORD").NEED_PASSWORD, data: z.object({ username: z.string(), slug: z.string() }) },
};

const slugCheck = owned
  .route(
    route(
      "GET",
      "/resumes/{resumeId}/slug-check",
      "checkResumeSlug",
      "Check an address",
      "Whether this resume can have the address, with an available one if not.",
    ),
  )
  .input(z.object({ resumeId: idSchema, slug: z.string().max(LIMITS.slug.max) }))
  .output(
    z.object({
      status: z.enum(["available", "current", "invalid", "taken"]),
      takenBy: z.string().optional().describe("Name of your resume that already has the address."),
      suggestion: z.string().optional().describe("A valid, available address similar to the requested one."),
    }),
  )
  .meta({ example: { output: { status: "taken", takenBy: "Designer", suggestion: "designer-2" } } });

const slugAvailability = slugCheck.route(
  route(
    "GET",
    "/resumes/{resumeId}/slug-availability",
    "getResumeSlugAvailability",
    "Check an address (second address)",
    "Same as …/slug-check.",
  ),
);

const setPassword = owned
  .route(
    route("PUT", "/resumes/{id}/password", "setResumePassword", "Protect the public page", "Visitors then need the password."),
  )
  .input(z.object({ id: idSchema, password: z.string().min(LIMITS.password.min).max(LIMITS.password.max) }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { password: "open sesame" } } });

const removePassword = owned
  .route(
    route(
      "DELETE",
      "/resumes/{id}/password",
      "removeResumePassword",
      "Remove the password",
      "The public page no longer needs a password.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const publicRead = open
  .route(
    route(
      "GET",
      "/resumes/{username}/{slug}",
      "getResumeBySlug",
      "Read a shared resume",
      "What visitors see, without hidden parts, notes and check settings. For 30 days after a rename, the old address returns the current `slug`.",
    ),
  )
  .input(
    z.object({
      username: usernameSchema,
      slug: z
        .string()
        .min(1)
        .max(LIMITS.slug.max * 2),
    }),
  )
  .output(resumeSchema)
  .errors(needPassword)
  .meta({ cache: "sharedResume" });

const verifyPassword = open
  .route(
    route(
      "POST",
      "/resumes/{username}/{slug}/password/verify",
      "verifyResumePassword",
      "Open a protected resume",
      "Sets the cookie `resume_access_{id}` for 10 minutes if the password is correct.",
    ),
  )
  .input(
    z.object({
      username: usernameSchema,
      slug: z
        .string()
        .min(1)
        .max(LIMITS.slug.max * 2),
      password: z.string().min(1).max(LIMITS.password.max),
    }),
  )
  .output(z.boolean())
  .errors(errors("INVALID_PASSWORD"))
  .meta({ limit: "password", example: { input: { password: "open sesame" }, output: true } });

const verifications = verifyPassword.route(
  route(
    "POST",
    "/resumes/{username}/{slug}/password-verifications",
    "createResumePasswordVerification",
    "Open a protected resume (second address)",
    "Same as …/password/verify.",
  ),
);

const recordDownload = open
  .route(
    route(
      "POST",
      "/resumes/{username}/{slug}/statistics/download",
      "recordResumeDownload",
      "Count a download",
      "Counts a visitor's download of a shared resume, once a day (UTC) for each network address. The owner's downloads are not counted.",
    ),
  )
  .input(
    z.object({
      username: usernameSchema,
      slug: z
        .string()
        .min(1)
        .max(LIMITS.slug.max * 2),
    }),
  )
  .output(z.boolean())
  .errors(needPassword)
  .meta({ limit: "download", example: { output: true } });

const downloads = recordDownload.route(
  route(
    "POST",
    "/resumes/{username}/{slug}/statistics/downloads",
    "createResumeDownload",
    "Count a download (second address)",
    "Same as …/statistics/download.",
  ),
);

const statistics = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/statistics",
      "getResumeStatistics",
      "Read view and download counts",
      "Totals since the resume was created. Your own visits are not counted.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(
    z.object({
      isPublic: z.boolean(),
      views: z.number().int().min(0),
      downloads: z.number().int().min(0),
      lastViewedAt: timestampSchema.nullable(),
      lastDownloadedAt: timestampSchema.nullable(),
    }),
  )
  .meta({
    tools: { read_resume_statistics: {} },
    example: { output: { isPublic: true, views: 12, downloads: 3, lastViewedAt: at, lastDownloadedAt: null } },
  });

const dailyStatistics = owned
  .route(
    route(
      "GET",
      "/resumes/{id}/statistics/daily",
      "getResumeStatisticsDaily",
      "Read counts by day",
      "One entry per UTC day, oldest first, including days without visits.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      days: z.number().int().min(LIMITS.statisticsDays.min).max(LIMITS.statisticsDays.max).default(LIMITS.statisticsDays.default),
    }),
  )
  .output(
    z.array(
      z.object({ date: z.string().describe("UTC day, YYYY-MM-DD."), views: z.number().int(), downloads: z.number().int() }),
    ),
  )
  .meta({ example: { output: [{ date: "2026-11-20", views: 2, downloads: 0 }] } });

export const resumeSharing = {
  slugCheck,
  slugAvailability,
  setPassword,
  removePassword,
  publicRead,
  verifyPassword,
  verifications,
  recordDownload,
  downloads,
  statistics,
  dailyStatistics,
};
