import { enabledProviders } from "@/server/accounts/auth/providers";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { flags, instanceStatistics } from "./service";

export const instance = {
  providers: api.instance.providers.handler(() => enabledProviders()),
  flags: api.instance.flags.handler(() => flags(database())),
  stars: api.instance.stars.handler(() => 0),
  statistics: api.instance.statistics.handler(() => instanceStatistics(database(), Date.now())),
};
