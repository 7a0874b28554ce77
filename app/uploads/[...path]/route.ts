export { handleWeb as GET, handleWeb as HEAD } from "@/server/web/web";
