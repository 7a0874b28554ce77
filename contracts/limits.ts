/**
 * Every number of the interface's Limits table, and limits that this product adds where the interface has none. Added limits are
 * generous: no real document reaches them. Lengths of text are UTF-16 code units, as JavaScript and JSON Schema count them.
 */
export const LIMITS = {
  /** Request bodies, in bytes. `upload` is for operations with files, `form` for signing in and for forms of pages. */
  bodyBytes: { json: 4 * 1024 * 1024, upload: 40 * 1024 * 1024, form: 64 * 1024 },
  /** Tools of AI clients: base64 in arguments and results, names of their files, calls in one request of the older protocol. */
  mcp: { inlineBase64: 3 * 1024 * 1024, fileName: 255, batch: 20 },
  /** Events per read, and characters of their cursor. */
  admin: { page: 200, cursor: 200, search: 100, domain: 253, domains: 100, origin: 300 },
  events: { page: 500, cursor: 200 },
  textReport: { key: 200, text: 2000, perAccount: 200 },
  webhook: { url: 2000, perAccount: 10 },
  /** Simultaneously open event streams. */
  eventStreams: { perDocument: 4, perAccount: 20 },
  /** One uploaded file, in bytes. */
  fileBytes: 10 * 1024 * 1024,
  /** Pages of a PDF that a resume is read from, files that are reviewed together, and earlier imports that a review names. */
  importPages: 100,
  /** How long a file other than a PDF may be read. */
  importTimeoutMs: 20_000,
  importFiles: 50,
  importDuplicates: 10,
  /** The highest page that can be exported as a picture. */
  exportedPage: 100,
  /** Pages that a document may be fitted to. */
  fit: { pages: 10 },
  /** Repairs of pages in one request, and characters of the id of one. */
  pageCheck: { repairs: { min: 1, max: 50 }, repairId: 40 },
  /** A letter with resume and attachments in one file: attachments, their bytes and their pages together. */
  bundle: { attachments: 10, bytes: 25_000_000, pages: 100 },
  /** Uploaded font files of an account. */
  ownFonts: { faces: 40, familyName: 100 },
  /** A PDF given to the public check. */
  pdfCheck: { fileBytes: 25_000_000, pages: 30, timeoutMs: 45_000 },
  /** Pictures are resized to fit this square, in pixels. */
  pictureSidePixels: 800,
  page: { min: 1, max: 100, defaultWithOffset: 20, maxOffset: 9_007_199_254_740_991 },
  name: { min: 1, max: 100 },
  versionName: { min: 1, max: 100 },
  /** Characters of the name of the program that made a version; longer ones are cut. */
  madeBy: 100,
  slug: { max: 64 },
  tags: { max: 20, length: { min: 1, max: 40 } },
  sessionId: { max: 64 },
  password: { min: 6, max: 64 },
  accountPassword: { min: 8, max: 64 },
  username: { min: 3, max: 64 },
  /** A former username redirects to its owner for this many days, and no one else can take it; at most this many per account. */
  formerUsernames: { days: 365, most: 10 },
  apiKeyName: { min: 1, max: 64 },
  passkeyName: { min: 1, max: 64 },
  /** Address of an account's picture. */
  accountImage: { max: 2048 },
  email: { max: 254 },
  statisticsDays: { min: 1, max: 365, default: 30 },
  /** A patch holds at least one operation; the upper bound keeps one request from occupying the server. */
  patchOperations: { min: 1, max: 1000 },
  jobDescription: { min: 1, max: 20_000 },
  searchQuery: { min: 2, max: 500 },
  searchResults: 5,
  searchResult: { title: 1000, description: 5000 },
  /** A file that a model reads: base64 of 10 MiB. */
  aiFile: { name: 255, data: 13_981_018, timeoutMs: 45_000 },
  aiReview: {
    text: 50_000,
    findings: 120,
    finding: { code: 64, severity: 16, message: 300 },
    passages: 120,
    passage: { id: 16, where: 200, text: 1000 },
    suggestions: 12,
    strengths: 8,
    terms: 40,
    summary: 1000,
    issue: 300,
    suggestion: 600,
    example: 1000,
    strength: 300,
  },
  aiImprove: { line: 2000, request: 500, where: 200, context: 10_000 },
  aiMatch: { reasons: 8, reason: 300 },
  aiDraft: { previous: 20_000 },
  tailoring: { changes: 300, changeId: 20, reason: 300 },
  aiCalls: { monthly: 100_000, purpose: 40 },
  /** Conversations with the assistant. A file is base64 of 25 MiB. */
  assistant: {
    title: 200,
    text: 20_000,
    parts: 200,
    role: 64,
    attachments: 10,
    file: { name: 255, mediaType: 127, bytes: 25 * 1024 * 1024, data: 34_952_536 },
    offers: 2,
    edits: { min: 1, max: 50 },
    editId: 255,
    toolCallId: 255,
    messageId: 255,
    /** Responses of the model in one run; each may call tools. */
    steps: 12,
    /** Messages of one conversation that a model is sent, the newest. */
    history: 40,
  },
  aiProvider: { label: 200, model: 500, baseURL: 2048, perAccount: 20 },
  /** A key of another service. */
  apiKeyOfService: 2000,
  /** Answers for forms: characters of their parts, and how many an account stores. */
  formAnswers: { topic: { min: 1, max: 64 }, question: 2000, answer: 6000, perAccount: 1000 },
  /** The career record. `groups` and `groupItems` are of one acceptance of proposals. */
  record: { entries: 2000, links: 20_000, wordings: 20, wordingName: 60, groups: 200, groupItems: 200, query: 500 },
  /** Rows of each kind in one import of career data. */
  careerImport: { rows: 20_000 },
  /** Of an account archive: items compared per request, versions per request, share links of a document. */
  archive: { compared: 5000, versions: 200, shareLinks: 2000 },
  /** Speech: the audio in bytes and seconds, its transcript, and a text that is read aloud. */
  voice: { bytes: 2 * 1024 * 1024, seconds: 120, text: 20_000, spoken: 2000 },
  /** One mail that the operator's mail server hands in, in bytes, and the addresses it is for. */
  incomingMail: { bytes: 32 * 1024 * 1024, recipients: 20 },
  /** A mailbox: characters of its parts, folders, and proposals that are stored. */
  mailbox: { host: 253, username: 320, password: 500, folder: 200, folders: 10, proposals: 5000 },
  /** An account on a CalDAV or CardDAV server: characters of its parts. */
  davAccount: { url: 2048, username: 320, password: 500 },
  /** Calendars whose busy times are read. */
  linkedCalendar: { busyCalendars: 10 },
  /** People that an address book suggests at a time, and characters of what is searched for. */
  linkedContacts: { suggestions: 20, query: 100 },
  /** Devices that notifications are pushed to: how many, characters of their parts, and events that wait for one. */
  push: { devices: 20, endpoint: 2000, key: 100, userAgent: 500, waiting: 100 },
  letterSearch: { max: 100 },
  letterList: { limit: 20 },

  /**
   * A whole document: its data as JSON in UTF-8, and its blocks, which are the paragraphs, headings, lists, list items, quotations,
   * preformatted texts and rules of its rich texts, and the entries of its lists (items, roles, keywords, fields, rules, pages). A
   * document of at most `alwaysBytes` is accepted whatever its blocks. Larger ones that were stored before stay readable, and may be
   * replaced by smaller ones.
   */
  document: { bytes: 500_000, blocks: 10_000, alwaysBytes: 64_000 },

  resume: {
    /** One printed line: a name, a company, a title. */
    line: 2000,
    url: 4096,
    /** HTML of a description, a summary or the notes. */
    richText: 100_000,
    id: 200,
    icon: 100,
    color: 100,
    locale: 35,
    fontFamily: 100,
    fontWeights: 9,
    /** A picture inside the data: bytes, and characters of its `data:` URL. */
    inlinePicture: { bytes: 1024 * 1024, url: 1_400_000 },
    items: 500,
    roles: 100,
    keywords: 300,
    keyword: 1000,
    customFields: 100,
    customSections: 100,
    pages: 100,
    sectionsPerPage: 200,
    /** Points. The interface defines 0 as the smallest gap and border and no maximum; this one keeps a page computable. */
    length: 10_000,
    styleRules: 500,
    stylesheet: 100_000,
    /** Problems of a stylesheet that are reported, the first ones. */
    styleProblems: 100,
    checkEntries: 1000,
    pictureSize: { min: 32, max: 512 },
    pictureRotation: { min: 0, max: 360 },
    pictureAspectRatio: { min: 0.5, max: 2.5 },
    pictureBorderRadius: { min: 0, max: 100 },
    columns: { min: 1, max: 6 },
    level: { min: 0, max: 5 },
    sidebarWidth: { min: 10, max: 50 },
    margin: { min: 0, max: 100 },
    fontSize: { min: 6, max: 24 },
    lineHeight: { min: 0.5, max: 4 },
  },

  letter: {
    recipient: 20_000,
    content: 100_000,
    greeting: 2000,
    signOff: 2000,
    recipientName: 200,
    recipientCompany: 200,
    subject: 300,
    addressLine: 200,
    enclosure: 200,
    enclosures: 20,
    /** One of the words of an export. */
    word: 500,
  },

  application: {
    /** One line: a company, a role, a place, a requirement. */
    line: 500,
    url: 4096,
    notes: 100_000,
    /** A note of the timeline, what to do at a follow-up. */
    note: 5000,
    requirements: 100,
    contacts: 50,
    /** Entries of one timeline. */
    activity: 1000,
    bulk: { min: 1, max: 200 },
    imported: { min: 1, max: 500 },
    /** An attached PDF, in bytes. */
    fileBytes: 10 * 1024 * 1024,
    silenceDays: { min: 1, max: 365, default: 30 },
    /** Companies to avoid. */
    avoided: 500,
  },

  /** Reading postings: a web response in decoded bytes, the total time for one link in milliseconds, concurrent and queued reads. */
  posting: {
    input: { min: 1, max: 20_000 },
    requirements: 30,
    fileBytes: 10 * 1024 * 1024,
    html: 2 * 1024 * 1024,
    title: 500,
    pageBytes: 2 * 1024 * 1024,
    readMs: 10_000,
    redirects: 5,
    pdfMs: 20_000,
    running: 8,
    waiting: { instance: 24, person: 4 },
  },

  /** Share links and what reviewers remark through them. A token has 64 characters. */
  shareLink: {
    perDocument: 200,
    token: 200,
    /** How long ended links are listed. */
    endedDays: 90,
    /** Words that an anonymous copy keeps or removes: characters of each, and how many. */
    anonymity: { min: 1, max: 100, keep: 20, remove: 50, listed: 500, shown: 200 },
    /** Changes of an edited copy that are taken, and texts of it that are listed as left. */
    mergedTexts: 2000,
    leftTexts: 500,
    path: 1000,
    quote: 500,
    author: 60,
    text: 2000,
    suggestion: 5000,
    comments: 500,
    replies: 100,
  },

  /** Paragraphs of letters that a story has. */
  storyParagraphs: 20,

  years: { min: 1900, max: 2100 },
  /** Retention of `auto`, `ai` and `restored` versions in days. */
  versionRetentionDays: 90,
  autoVersionsPerDocument: 500,
  /** A running session's `auto` version is refreshed at most this often. */
  autoVersionIntervalMs: 2 * 60 * 1000,
  trashRetentionDays: 30,
  redirectDays: 30,
  /** Life of a signed download link, and of the cookie that opens a password-protected resume. */
  downloadLinkMs: 10 * 60 * 1000,
  resumeAccessMs: 10 * 60 * 1000,
  /** Life of the cookie that opens a password-protected share link: a review takes longer than a visit. */
  shareAccessMs: 12 * 3_600_000,
} as const;

/** Default thresholds of the rate limiters; each can be set by the environment. `points` requests per `seconds`. */
export const RATE_LIMITS = {
  apiKey: { points: 3000, seconds: 3600 },
  mutation: { points: 300, seconds: 60 },
  ai: { points: 20, seconds: 60 },
  pdfExport: { points: 60, seconds: 60 },
  publicPdf: { points: 30, seconds: 60 },
  publicDownload: { points: 5, seconds: 60 },
  pdfCheck: { points: 5, seconds: 60 },
  resumePassword: { points: 5, seconds: 600 },
  upload: { points: 20, seconds: 60 },
  fileDelete: { points: 30, seconds: 60 },
  signIn: { points: 5, seconds: 60 },
  signUp: { points: 3, seconds: 60 },
  authMail: { points: 3, seconds: 600 },
  twoFactor: { points: 5, seconds: 600 },
  incomingMail: { points: 200, seconds: 3600 },
  sharedRead: { points: 120, seconds: 60 },
  shareComment: { points: 10, seconds: 60 },
  usernameAvailability: { points: 20, seconds: 60 },
  auth: { points: 60, seconds: 60 },
  oauthRegister: { points: 5, seconds: 60 },
  oauthAuthorize: { points: 30, seconds: 60 },
  oauthToken: { points: 20, seconds: 60 },
  oauthIntrospect: { points: 60, seconds: 60 },
  oauthRevoke: { points: 30, seconds: 60 },
  oauthUserinfo: { points: 60, seconds: 60 },
} as const;
