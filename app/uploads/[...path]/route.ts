export { answerRequest as GET, answerRequest as HEAD } from "@/server/pages/running-server";
