import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** A private authority, and a certificate of it for one name: `server.pem` and `server.key` in the folder. Returns the authority. */
export async function makeCertificate(folder: string, name: string): Promise<string> {
  const run = (...args: string[]) => promisify(execFile)("openssl", args, { cwd: folder });
  const key = ["-newkey", "rsa:2048", "-nodes"];
  await run("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=Test authority");
  await run("req", ...key, "-keyout", "server.key", "-out", "server.csr", "-subj", `/CN=${name}`);
  writeFileSync(join(folder, "names"), `subjectAltName=DNS:${name}\n`);
  await run(
    "x509",
    "-req",
    "-in",
    "server.csr",
    "-CA",
    "ca.pem",
    "-CAkey",
    "ca.key",
    "-CAcreateserial",
    "-out",
    "server.pem",
    "-days",
    "2",
    "-extfile",
    "names",
  );
  return readFileSync(join(folder, "ca.pem"), "utf8");
}
