import { call, type Person } from "@/server/testing/instance";

type Owner = { person: Person; resumeId: string };

/** Calls on the letters of a person and on the resume that they follow. */
export const letterCalls = (owner: () => Owner) => {
  const key = () => owner().person.key;
  return {
    create: async (body: Record<string, unknown> = {}) =>
      (await call("POST", "/cover-letters", { key: key(), body: { name: "Letter", ...body } })).body,
    update: (id: string, body: Record<string, unknown>, method = "PUT") =>
      call(method, `/cover-letters/${id}`, { key: key(), body }),
    read: async (id: string) => (await call("GET", `/cover-letters/${id}`, { key: key() })).body,
    /** Changes the headline and the template of the resume. */
    async setHeadline(headline: string) {
      const operations = [
        { op: "replace", path: "/basics/headline", value: headline },
        { op: "replace", path: "/metadata/template", value: headline === "linked" ? "kakuna" : "onyx" },
      ];
      await call("PATCH", `/resumes/${owner().resumeId}`, { key: key(), body: { operations } });
    },
  };
};
