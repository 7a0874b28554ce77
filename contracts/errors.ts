/**
 * Every error code of this API with its HTTP status and message. A code without a line here cannot be thrown.
 * Source: interface.md "Errors"; interface-details 1.0 and the operation tables.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: "The request is not valid." },
  UNAUTHORIZED: { status: 401, message: "Sign in, or send a valid API key." },
  FORBIDDEN: { status: 403, message: "This credential doesn't allow that." },
  SESSION_NOT_FRESH: { status: 403, message: "Confirm with your password or passkey to continue." },
  NOT_FOUND: { status: 404, message: "Not found, or you don't have access." },
  METHOD_NOT_SUPPORTED: { status: 405, message: "This address does not support that method." },
  REQUEST_TIMEOUT: { status: 408, message: "The request stopped coming before it was complete. Send it again." },
  LAST_ADMIN: {
    status: 409,
    message: "This is the only administrator. Make another user an administrator first.",
  },
  CONFLICT: { status: 409, message: "It was changed elsewhere in the meantime. Read it again, then repeat your change." },
  LENGTH_REQUIRED: { status: 411, message: "The request must have a Content-Length header." },
  PRECONDITION_FAILED: { status: 412, message: "A setting that this needs is not configured." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "The request body is too large." },
  URI_TOO_LONG: { status: 414, message: "The URL of the request is too long." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "This operation does not support the media type of the body." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Try again after the time in Retry-After." },
  REQUEST_HEADER_FIELDS_TOO_LARGE: {
    status: 431,
    message: "The headers of the request are too large. In a browser, delete this site's cookies.",
  },
  RATE_LIMIT_EXCEEDED: { status: 429, message: "Too many web requests. Try again after the time in Retry-After." },
  INTERNAL_SERVER_ERROR: { status: 500, message: "Something went wrong on the server. No partial changes were saved." },
  BAD_GATEWAY: { status: 502, message: "The AI provider returned an error or is unreachable. Nothing was changed." },
  SEARCH_FAILED: { status: 502, message: "The job search could not be reached. Try again, or paste a link to a posting." },
  SEARCH_UNAVAILABLE: { status: 503, message: "No job search is configured. Connect a search provider in Settings." },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The database or the file storage is unreachable. Try again shortly.",
  },
  INSUFFICIENT_STORAGE: {
    status: 507,
    message: "The server's disk is full. Nothing was changed. Try again once there is space.",
  },
  RESUME_SLUG_ALREADY_EXISTS: { status: 400, message: "Another of your resumes already has this address." },
  INVALID_SLUG: { status: 400, message: "Use lowercase letters and digits, separated by single hyphens." },
  RESUME_LOCKED: { status: 403, message: "This resume is locked. Unlock it first." },
  DOCUMENT_LOCKED: { status: 400, message: "Unlock the letter first." },
  INVALID_PATCH_OPERATIONS: { status: 400, message: "The patch could not be applied. Nothing was changed." },
  RESUME_VERSION_CONFLICT: {
    status: 409,
    message: "The resume was changed elsewhere in the meantime. Read it again, then repeat your patch.",
  },
  NEED_PASSWORD: { status: 401, message: "This resume is password-protected." },
  INVALID_PASSWORD: { status: 401, message: "The password is incorrect." },
  TYPESETTING_FAILED: { status: 422, message: "The page could not be rendered." },
  POSTING_UNREADABLE: { status: 422, message: "The posting could not be read. Paste its text instead." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
