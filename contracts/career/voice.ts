import { z } from "zod";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { longText } from "@/contracts/model/career/fields";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("Career");
const one = z.object({ id: idSchema });
const voice = errors("PRECONDITION_FAILED", "BAD_GATEWAY");

const transcriptSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    applicationId: z.string().nullable(),
    original: z.string().describe("As the provider understood it."),
    edited: z.string().describe("As you corrected it; the original until then."),
    model: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A recording of your voice, as text. The audio is not stored.");
export type Transcript = z.infer<typeof transcriptSchema>;

const at = "2026-11-20T09:30:00.000Z";
const EXAMPLE: Transcript = {
  id: EXAMPLE_ID,
  userId: EXAMPLE_ID,
  applicationId: EXAMPLE_ID,
  original: "I watched twelve people sign up.",
  edited: "I watched twelve people sign up.",
  model: "whisper-1",
  createdAt: at,
  updatedAt: at,
};

const list = owned
  .route(route("GET", "/career/voice/transcripts", "listTranscripts", "List transcripts", "Newest first."))
  .input(pagingSchema.extend({ applicationId: idSchema.optional().describe("Only those of this application.") }))
  .output(z.array(transcriptSchema))
  .meta({ example: { output: [EXAMPLE] } });

const transcribe = owned
  .route(
    route(
      "POST",
      "/career/voice/transcribe",
      "transcribe",
      "Turn speech into text",
      "The audio is sent to your AI provider and is not stored. WebM, MP4, MPEG, MP3, WAV or Ogg of at most 2 MiB and 2 minutes, detected from its content.",
    ),
  )
  .input(
    z.object({
      audio: z.file().max(LIMITS.voice.bytes).describe("At most 2 MiB and 2 minutes."),
      applicationId: idSchema.optional().describe("The application that it belongs to."),
    }),
  )
  .output(transcriptSchema)
  .errors(voice)
  .meta({ limit: "ai", upload: true, example: { output: EXAMPLE } });

const change = owned
  .route(
    route("PUT", "/career/voice/transcripts/{id}", "changeTranscript", "Correct a transcript", "The original stays beside it."),
  )
  .input(one.extend({ edited: longText(LIMITS.voice.text, "The corrected text.") }))
  .output(transcriptSchema)
  .meta({ limit: "mutation", example: { input: { id: EXAMPLE_ID, edited: EXAMPLE.edited }, output: EXAMPLE } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/career/voice/transcripts/{id}",
      "deleteTranscript",
      "Delete a transcript",
      "Permanent. Deleting it twice is fine.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const speak = owned
  .route(
    route("POST", "/career/voice/speak", "speak", "Turn text into speech", "Your AI provider reads the text aloud. Returns MP3."),
  )
  .input(z.object({ text: longText(LIMITS.voice.spoken, "What is read aloud.").min(1) }))
  .output(z.file())
  .errors(voice)
  .meta({ limit: "ai", produces: ["audio/mpeg"], example: { input: { text: "Tell me about yourself." } } });

/** Practising aloud. */
export const careerVoice = { list, transcribe, change, delete: remove, speak };
