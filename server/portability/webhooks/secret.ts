import { failure } from "@/server/platform/errors";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";

type Owner = { userId: string; id: string };

const sealOf = ({ userId, id }: Owner) => ["webhook", userId, id];

/** A secret as its row keeps it. Throws PRECONDITION_FAILED without a secret to encrypt with. */
export function sealedSecretOf(owner: Owner, secret: string): string {
  try {
    return sealText(secret, sealOf(owner));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    const message = "This server has no encryption secret, so it cannot keep webhooks. Ask its administrator.";
    throw failure("PRECONDITION_FAILED", { message, cause: error });
  }
}

/** The secret of a row, or null where it can no longer be read because the encryption secret of the server has changed. */
export function openedSecretOf(row: Owner & { secret: string }): string | null {
  try {
    return openText(row.secret, sealOf(row));
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
