import { z } from "zod";
import { contract } from "@/contracts/index";
import { PUSH_KINDS, pushDeviceSchema, pushSettingsSchema, subscriptionInput } from "@/contracts/model/career/push";
import { answerOf } from "./document-parts";

const { push } = contract;

/** Named response schemas of what is pushed to devices. */
export const PUSH_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  Push: answerOf(push.read),
  PushSettings: pushSettingsSchema,
  PushDevice: pushDeviceSchema,
  PushTest: answerOf(push.devices.test),
};

/** Named request schemas, and enums used on both sides. */
export const PUSH_SENT_SCHEMAS: Record<string, z.ZodType> = {
  PushSubscription: subscriptionInput,
  PushKind: z.enum(PUSH_KINDS),
};
