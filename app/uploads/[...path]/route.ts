export { answerRequest as GET, answerRequest as HEAD } from "@/server/entrance/pages/running-server";
