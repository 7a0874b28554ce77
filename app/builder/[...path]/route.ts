import { newAddress } from "@/components/kit/shell/old-addresses";

/** An address of earlier versions. Temporary for as long as the 6.0 releases keep it. */
export function GET(request: Request): Response {
  return new Response(null, { status: 307, headers: { location: newAddress(new URL(request.url).pathname) } });
}
