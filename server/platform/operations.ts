import { type AnyContractRouter, type ErrorMap, isContractProcedure } from "@orpc/contract";
import type { z } from "zod";
import type { ContractMeta } from "@/contracts/base";
import type { ErrorCode } from "@/contracts/errors";

export type DescribedOperation = {
  /** Its path in the contract, such as `resumes.create`. */
  name: string;
  method: string;
  path: string;
  operationId: string;
  tags: readonly string[];
  meta: ContractMeta;
  errors: ErrorCode[];
  /** The `data` schemas of its errors, for those with data. */
  errorData: [ErrorCode, z.ZodType][];
  hasInput: boolean;
  inputSchema: unknown;
  outputSchema: unknown;
};

/** Every operation of a contract, in order. */
export function listOperations(router: AnyContractRouter, name: readonly string[] = []): DescribedOperation[] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) => listOperations(inner as AnyContractRouter, [...name, key]));
  const { route, meta, errorMap, inputSchema, outputSchema } = router["~orpc"];
  return [
    {
      name: name.join("."),
      method: route.method ?? "POST",
      path: route.path ?? "",
      operationId: route.operationId ?? "",
      tags: route.tags ?? [],
      meta: meta as ContractMeta,
      errors: Object.keys(errorMap) as ErrorCode[],
      errorData: Object.entries(errorMap as ErrorMap).flatMap(([code, error]) =>
        error?.data ? [[code as ErrorCode, error.data as z.ZodType] as [ErrorCode, z.ZodType]] : [],
      ),
      hasInput: inputSchema !== undefined,
      inputSchema,
      outputSchema,
    },
  ];
}

/** The fixed segments directly after a path parameter, such as `pdf` in `/resumes/{id}/pdf`. */
export function wordsBelow(folder: `/${string}`, operations: Pick<DescribedOperation, "path">[]): Set<string> {
  const below = operations.flatMap(({ path }) => {
    const [, first, parameter = "", word = ""] = path.split("/");
    return `/${first}` === folder && parameter.startsWith("{") && word !== "" && !word.startsWith("{") ? [word] : [];
  });
  return new Set(below);
}
