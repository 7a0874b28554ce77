import { applySharedPatch, type PatchOperation } from "@/domain/patch/apply";

/**
 * The position of an operation that makes valid data invalid, of operations whose result is invalid. Halves the patch instead of trying
 * each operation, because validating a resume takes milliseconds.
 */
export function invalidatingOperation(
  data: unknown,
  operations: readonly PatchOperation[],
  isValid: (data: unknown) => boolean,
): number {
  let valid = 0;
  let invalid = operations.length;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    const patched = applySharedPatch(data, operations.slice(0, middle));
    if (patched.ok && isValid(patched.data)) valid = middle;
    else invalid = middle;
  }
  return invalid - 1;
}
