import { z } from "zod";
import { contract } from "@/contracts/index";
import {
  busyTimeSchema,
  CALENDAR_SIDES,
  calendarQuestionSchema,
  calendarSideSchema,
  foundCalendarSchema,
  LINKED_KINDS,
  linkedCalendarInput,
  linkedCalendarSchema,
} from "@/contracts/model/linked-calendar";
import { answerOf } from "./document-parts";

const { linkedCalendar } = contract;

/** Named response schemas of the calendar account. */
export const CALENDAR_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  LinkedCalendar: linkedCalendarSchema,
  CalendarTest: answerOf(linkedCalendar.test),
  FoundCalendar: foundCalendarSchema,
  CalendarQuestion: calendarQuestionSchema,
  CalendarSide: calendarSideSchema,
  CalendarClashes: answerOf(linkedCalendar.clashes),
  BusyTime: busyTimeSchema,
};

/** Named request schemas, and enums used on both sides. */
export const CALENDAR_SENT_SCHEMAS: Record<string, z.ZodType> = {
  LinkedCalendarInput: linkedCalendarInput,
  LinkedEventKind: z.enum(LINKED_KINDS),
  CalendarKeptSide: z.enum(CALENDAR_SIDES),
};
