import { compareNow } from "@/server/career/dav/runner";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { findClashes } from "./clashes";
import { answerQuestion, listQuestions } from "./questions";
import { CALENDARS } from "./runner";
import { deleteLinkedCalendar, readLinkedCalendar, saveLinkedCalendar } from "./settings";
import { testCalendar } from "./test-calendar";

const { linkedCalendar: contract } = api;

export const linkedCalendar = {
  read: contract.read.handler(owned(readLinkedCalendar)),
  save: contract.save.handler(owned(saveLinkedCalendar)),
  delete: contract.delete.handler(owned(deleteLinkedCalendar)),
  test: contract.test.handler(owned(testCalendar)),
  readNow: contract.readNow.handler(owned((db, ownerId, _input, now) => compareNow(db, CALENDARS, ownerId, now))),
  questions: contract.questions.handler(owned(listQuestions)),
  answer: contract.answer.handler(owned(answerQuestion)),
  clashes: contract.clashes.handler(owned(findClashes)),
};
