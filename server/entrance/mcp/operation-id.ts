/** The id of an operation, as its contract states it. */
export const operationIdOf = (operation: { "~orpc": { route: { operationId?: string | undefined } } }): string =>
  operation["~orpc"].route.operationId ?? "";
