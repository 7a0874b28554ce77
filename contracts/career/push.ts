import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { pushDeviceSchema, pushSettingsSchema, subscriptionInput } from "@/contracts/model/career/push";

const route = routesOf("Integrations");

const EXAMPLE_SETTINGS = {
  kinds: ["interviews" as const, "answers" as const],
  quiet: { from: "22:00", to: "07:00" },
  timezone: "Europe/Amsterdam",
};

const EXAMPLE_DEVICE = {
  id: EXAMPLE_ID,
  browser: "Firefox",
  system: "Android",
  endpointHash: "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
  createdAt: "2026-11-20T09:30:00.000Z",
  lastSentAt: null,
};

const read = owned
  .route(
    route(
      "GET",
      "/integrations/push",
      "getPush",
      "Read what is pushed",
      "All kinds without quiet hours, until something else is saved. Nothing is pushed before a device is added.",
    ),
  )
  .output(
    pushSettingsSchema.extend({
      publicKey: z.string().describe("The `applicationServerKey` with which browsers subscribe (VAPID, RFC 8292), base64url."),
    }),
  )
  .meta({
    example: {
      output: {
        ...EXAMPLE_SETTINGS,
        publicKey: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
      },
    },
  });

const save = owned
  .route(route("PUT", "/integrations/push", "savePush", "Set what is pushed", "The time zone is also that of the daily mail."))
  .input(pushSettingsSchema)
  .output(pushSettingsSchema)
  .meta({ limit: "mutation", example: { input: EXAMPLE_SETTINGS, output: EXAMPLE_SETTINGS } });

const list = owned
  .route(route("GET", "/integrations/push/devices", "listPushDevices", "List devices", "The oldest first."))
  .output(z.array(pushDeviceSchema))
  .meta({ example: { output: [EXAMPLE_DEVICE] } });

const add = owned
  .route(
    route(
      "POST",
      "/integrations/push/devices",
      "createPushDevice",
      "Add a device",
      "Takes the subscription of a browser, once: a browser that is added again keeps its id. Signing out there removes it. 400 for an address that is not on the public internet, for keys that are none, and for more than 20 devices.",
    ),
  )
  .input(subscriptionInput)
  .output(pushDeviceSchema)
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED"))
  .meta({
    limit: "mutation",
    example: {
      input: {
        endpoint: "https://push.example.com/send/0123456789",
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      },
      output: EXAMPLE_DEVICE,
    },
  });

const path = z.object({ id: idSchema });

const remove = owned
  .route(route("DELETE", "/integrations/push/devices/{id}", "deletePushDevice", "Remove a device", "Nothing more is sent to it."))
  .input(path)
  .output(emptySchema)
  .errors(errors("NOT_FOUND"))
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID } } });

const test = owned
  .route(
    route(
      "POST",
      "/integrations/push/devices/{id}/tests",
      "testPushDevice",
      "Send a test to a device",
      "Sends a message immediately, also in quiet hours. A device whose browser no longer exists is removed.",
    ),
  )
  .input(path)
  .output(
    z.object({
      success: z.boolean().describe("Whether the push service accepted the message."),
      error: z.string().optional().describe("What went wrong; absent on success."),
    }),
  )
  .errors(errors("NOT_FOUND", "RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", example: { input: { id: EXAMPLE_ID }, output: { success: true } } });

/** Notifications that are pushed to browsers. */
export const push = { read, save, devices: { list, add, delete: remove, test } };
