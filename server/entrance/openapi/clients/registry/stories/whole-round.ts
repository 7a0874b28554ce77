/** What a story does with a generated client. Each function is one call of it, with the types that the generator made. */
export type Calls = {
  createResume: (name: string, tags: string[]) => Promise<string>;
  /** Names of the resumes that have all of these tags. */
  listNames: (tags: string[]) => Promise<string[]>;
  readHeadline: (id: string) => Promise<string>;
  patchHeadline: (id: string, headline: string) => Promise<string>;
  /** Index and code of the error of a patch that cannot be applied. */
  refusedPatch: (id: string) => Promise<{ code: string; index: number }>;
  /** Kinds of one page of versions. */
  versionKinds: (id: string, limit: number) => Promise<string[]>;
  /** Makes a resume of another one's data. */
  importCopy: (id: string) => Promise<string>;
  pdf: (id: string) => Promise<Blob>;
  upload: (picture: File) => Promise<{ contentType: string; path: string }>;
  /** A DELETE with a body. */
  deleteUpload: (path: string) => Promise<unknown>;
  createLetter: (name: string) => Promise<string>;
  createApplication: (company: string, role: string) => Promise<string>;
  /** Attaches a file and returns its name. */
  attach: (id: string, file: File) => Promise<string>;
  deleteResume: (id: string) => Promise<unknown>;
};

export type RoundInput = { baseUrl: string; apiKey: string; picture: File };
export type Story = (input: RoundInput) => Calls | Promise<Calls>;

const TAGS = ["design", "norway"];

/** The whole round, from the first resume to its deletion. */
export async function wholeRound(calls: Calls, { picture }: RoundInput) {
  const id = await calls.createResume("Designer", TAGS);
  const listed = await calls.listNames(TAGS);
  const before = await calls.readHeadline(id);
  const headline = await calls.patchHeadline(id, "Senior product designer");
  const refused = await calls.refusedPatch(id);
  const versions = (await calls.versionKinds(id, 1)).length;
  const copy = await calls.importCopy(id);
  const pdf = await calls.pdf(id);
  const uploaded = await calls.upload(picture);
  await calls.deleteUpload(uploaded.path);
  const letter = await calls.createLetter("To Northpine");
  const application = await calls.createApplication("Northpine", "Designer");
  const attached = await calls.attach(application, new File([pdf], "sent.pdf", { type: "application/pdf" }));
  await calls.deleteResume(id);
  const left = await calls.listNames(TAGS);
  return {
    listed,
    before,
    headline,
    refused,
    versions,
    copied: copy !== id && copy.length === id.length,
    pdf: await pdf.slice(0, 5).text(),
    contentType: uploaded.contentType,
    letter: letter.length === id.length,
    attached,
    left,
  };
}

/** Sends the calls of a client that has a fixed address and no place for a key to the instance. */
export function fetchOf({ baseUrl, apiKey }: RoundInput, generatedFor: string): typeof fetch {
  const inner = globalThis.fetch;
  return (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = (request?.url ?? String(input)).replace(generatedFor, baseUrl);
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.set("x-api-key", apiKey);
    return inner(request ? new Request(url, request) : url, { ...init, headers });
  };
}
