import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { admittedBy, readDockerfile, wordsOf } from "./dockerfile.mjs";
import { root } from "./install.mjs";

// `npm run test:container`: builds the image of the Dockerfile without a container engine and uses it. Each stage is a folder, in which the
// instructions run with only the files that were copied there. The last stage then runs as the image would: with that folder as its root,
// mounted read-only, as an unprivileged user, with an empty volume. Needs Linux and root, for the mounts.
//
//   --packages=here       takes packages from this clone's node_modules as the lock file lists them, instead of from the registry
//   --build=here          takes what this clone has built, instead of building; only while working on the rest
//   --node=/path/to/node  another version of Node

/** A fictional person. */
const ACCOUNT = { email: "ada@example.com", password: "correct horse", name: "Ada Example", username: "ada" };

const options = Object.fromEntries(process.argv.slice(2).map((word) => word.replace(/^--/, "").split("=")));
const node = resolve(options.node ?? process.execPath);
const USER = 1000;
if (process.platform !== "linux" || process.getuid?.() !== 0) {
  console.error("test:container needs Linux and root.");
  process.exit(1);
}

const place = mkdtempSync("/tmp/dossier-container-");
chmodSync(place, 0o755);
const admits = admittedBy(readFileSync(join(root, ".dockerignore"), "utf8"));
const stages = readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
/** The folder of each stage, and the environment that its instructions have set. */
const built = new Map();

async function timed(name, work) {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function buildStage({ name, from, instructions }) {
  const below = built.get(from);
  const stage = { folder: join(place, name), environment: { ...below?.environment }, cwd: below?.cwd ?? "/", user: 0, words: {} };
  mkdirSync(stage.folder);
  if (below) cpSync(below.folder, stage.folder, { recursive: true, verbatimSymlinks: true });
  built.set(name, stage);
  for (const { word, rest, line } of instructions) {
    if (word === "ENV") for (const pair of rest.split(" ")) stage.environment[pair.split("=")[0]] = pair.split("=")[1];
    else if (word === "WORKDIR") {
      stage.cwd = rest;
      mkdirSync(join(stage.folder, rest), { recursive: true });
    } else if (word === "COPY") copyInto(stage, rest);
    else if (word === "RUN") runIn(stage, rest.replace(/^(--\S+ )+/, ""));
    else if (["USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"].includes(word)) stage.words[word] = rest;
    else throw new Error(`Dockerfile, line ${line}: this test does not know ${word}.`);
  }
}

function copyInto(stage, rest) {
  const [, other = "", list = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const words = list.split(" ");
  const paths = words.slice(0, -1);
  const target = join(stage.folder, stage.cwd, words.at(-1) ?? "");
  for (const path of paths) {
    const source = other ? join(built.get(other).folder, path) : join(root, path);
    const isInto = paths.length > 1 || (list.endsWith("/") && path !== ".") || path === "package.json";
    const into = isInto ? join(target, basename(path)) : target;
    mkdirSync(dirname(into), { recursive: true });
    const filter = (from) => other !== "" || from === root || admits(from.slice(root.length + 1));
    cpSync(source, into, { recursive: true, verbatimSymlinks: true, filter });
  }
}

function runIn(stage, command) {
  // Debian's packages are not what is tested; tini is replaced by unshare, which collects processes too.
  if (command.startsWith("apt-get ")) return console.log(`  not run: ${command.slice(0, 60)} …`);
  const cwd = join(stage.folder, stage.cwd);
  if (command.startsWith("npm install") && options.packages === "here") return linkPackages(cwd, command.includes("--omit=dev"));
  if (command.startsWith("node scripts/build.mjs") && options.build === "here") {
    for (const path of ["dist", ".next", "public"])
      cpSync(join(root, path), join(cwd, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !from.endsWith("/.next/cache"),
      });
    return;
  }
  if (command.startsWith("install -d ")) {
    const path = join(stage.folder, command.split(" ").at(-1));
    mkdirSync(path, { mode: 0o700 });
    return chownSync(path, USER, USER);
  }
  const environment = { HOME: process.env.HOME, ...stage.environment, PATH: `${dirname(node)}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, env: environment, encoding: "utf8" });
  if (status !== 0) throw new Error(`RUN ${command}\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`);
}

/** The packages that the lock file lists, as hard links to those of this clone. */
function linkPackages(folder, isWithoutDev) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const paths = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !(isWithoutDev && dev));
  for (const [path] of paths) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(join(folder, path), { recursive: true });
    for (const name of readdirSync(join(root, path)))
      if (name !== "node_modules") command("cp", ["-al", join(root, path, name), join(folder, path, name)]);
  }
  if (!isWithoutDev)
    command("cp", ["-al", join(root, "node_modules/.package-lock.json"), join(folder, "node_modules/.package-lock.json")]);
}

function command(name, words) {
  const { status, stderr } = spawnSync(name, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} ${words.join(" ")}: ${stderr}`);
}

function megabytes(path) {
  return Number(spawnSync("du", ["-sm", path], { encoding: "utf8" }).stdout.split("	")[0]);
}

async function useImage(image, run) {
  const port = await freePort();
  const container = startContainer(image, port);
  try {
    await container.healthy();
    const address = `http://127.0.0.1:${port}`;
    if (run === "first") await makeAndPrint(address);
    else await signIn(address);
    container.stop();
    const code = await container.exited;
    if (code !== 0) throw new Error(`It ended with ${code} after SIGTERM.\n${container.output()}`);
    // PostgreSQL removes it as the last thing of an orderly end.
    if (existsSync(join(image.folder, "data/postgres/postmaster.pid"))) throw new Error("PostgreSQL was not stopped.");
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${container.output().slice(-3000)}`, { cause: error });
  } finally {
    container.child.kill("SIGKILL");
  }
}

/** Mounts what the image has, read-only, and runs the command of the image in it. */
function startContainer(image, port) {
  const view = join(place, "view");
  mkdirSync(view, { recursive: true });
  const mounts = ["usr", "bin", "lib", "lib64", "sbin", "etc", "app", "data", "proc", "dev", "tmp", "node"];
  const lines = [
    "set -e",
    `mount -t tmpfs none ${view}`,
    `mkdir ${mounts.map((name) => join(view, name)).join(" ")}`,
    ...["usr", "bin", "lib", "lib64", "sbin", "etc"].map((name) => `mount --rbind -o ro /${name} ${view}/${name}`),
    `mount --bind ${image.folder}/app ${view}/app`,
    `mount -o remount,ro,bind ${view}/app`,
    `mount --bind ${dirname(node)} ${view}/node`,
    `mount -o remount,ro,bind ${view}/node`,
    `mount --bind ${image.folder}/data ${view}/data`,
    `mount -t proc proc ${view}/proc`,
    `mount --rbind /dev ${view}/dev`,
    `mount -t tmpfs -o mode=1777,size=512m none ${view}/tmp`,
    `mount -o remount,ro ${view}`,
    `exec chroot --userspec=${USER}:${USER} ${view} "$@"`,
  ];
  const environment = { ...image.environment, PORT: String(port), HOST: "127.0.0.1", PATH: "/node:/usr/bin:/bin", HOME: "/tmp" };
  const inside = (words) => [
    "env",
    "-i",
    "-C",
    image.cwd,
    ...Object.entries(environment).map((pair) => pair.join("=")),
    ...words,
  ];
  const run = wordsOf(image.words.CMD);
  const child = spawn(
    "unshare",
    [
      "--mount",
      "--pid",
      "--fork",
      "--kill-child",
      "sh",
      "-c",
      lines.join("\n"),
      "sh",
      ...inside(["sh", "-c", `trap 'kill -TERM $!; wait $!; exit $?' TERM; ${run.join(" ")} & wait $!`]),
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exited = new Promise((done) => child.once("exit", done));
  const [, probe = "[]"] = /CMD (\[.*\])$/.exec(image.words.HEALTHCHECK) ?? [];
  const [, ...words] = wordsOf(probe);
  const look = () => spawnSync(node, words, { env: { PORT: String(port) } }).status === 0;
  return {
    child,
    exited,
    output: () => output,
    /** As an engine does it: the signal goes to the first process of the container, which unshare itself is not. */
    stop() {
      const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
      process.kill(Number(first), "SIGTERM");
    },
    async healthy() {
      for (let tries = 0; !look(); tries++) {
        if (child.exitCode !== null || tries > 120) throw new Error("The health check of the image does not pass.");
        await new Promise((done) => setTimeout(done, 500));
      }
    },
  };
}

const headersFor = (address) => ({ "content-type": "application/json", origin: address });

async function makeAndPrint(address) {
  const post = (path, body, headers = {}) =>
    fetch(address + path, { method: "POST", headers: { ...headersFor(address), ...headers }, body: JSON.stringify(body) });
  const signedUp = await expectOk(await post("/api/auth/sign-up/email", ACCOUNT));
  const cookie = signedUp.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const id = await (
    await expectOk(await post("/api/openapi/resumes", { name: "Printed", withSampleData: true }, { cookie }))
  ).json();
  const pdf = await expectOk(await fetch(`${address}/api/openapi/resumes/${id}/pdf`, { headers: { cookie } }));
  const bytes = Buffer.from(await pdf.arrayBuffer());
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("What was printed is no PDF.");
  console.log(`  printed ${bytes.length} bytes`);
  const page = await expectOk(await fetch(`${address}/dashboard`, { headers: { cookie } }));
  if (!(await page.text()).includes("<html")) throw new Error("The dashboard is no page.");
}

async function signIn(address) {
  const { email, password } = ACCOUNT;
  const body = JSON.stringify({ email, password });
  const signedIn = await expectOk(
    await fetch(`${address}/api/auth/sign-in/email`, { method: "POST", headers: headersFor(address), body }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  const list = await (await expectOk(await fetch(`${address}/api/openapi/resumes`, { headers: { cookie } }))).json();
  if (list.length !== 1) throw new Error(`The volume holds ${list.length} resumes instead of 1.`);
}

async function expectOk(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

function freePort() {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

try {
  console.log(`Node ${spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()}, in ${place}`);
  for (const stage of stages) await timed(`stage ${stage.name}`, () => buildStage(stage));
  const image = built.get(stages.at(-1)?.name);
  console.log(`image: ${megabytes(join(image.folder, "app"))} MB besides Node and Debian`);
  await timed("first run", () => useImage(image, "first"));
  await timed("second run", () => useImage(image, "second"));
  console.log("test:container passed");
} finally {
  rmSync(place, { recursive: true, force: true });
}
