import { fetchWithReference } from "@/components/kit/api/fetch-with-reference";

/**
 * Fetches for the client of the sign-in service, which returns refusals but throws where there is no response: there it gets one
 * with status 0, so that every caller has one way to fail.
 */
export async function accountFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetchWithReference(input, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    return Response.error();
  }
}
