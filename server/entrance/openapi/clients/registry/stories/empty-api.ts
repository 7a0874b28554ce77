import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query";

/** Where the instance is, for the code that the generator adds its endpoints to. */
export const instance = { baseUrl: "", apiKey: "" };

export const emptyApi = createApi({
  baseQuery: (args, store, extra) =>
    fetchBaseQuery({
      baseUrl: instance.baseUrl,
      prepareHeaders: (headers) => headers.set("x-api-key", instance.apiKey),
    })(args, store, extra),
  endpoints: () => ({}),
});
