import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { z } from "zod";
import { SIGN_UP_MODES, type SignUpMode } from "@/contracts/admin/choices";
import { listActs } from "@/server/accounts/admin/log";
import { listPeople } from "@/server/accounts/admin/people";
import {
  deletePerson,
  disablePerson,
  enablePerson,
  makeResetLink,
  setAdmin,
  signPersonOut,
} from "@/server/accounts/admin/people-acts";
import { BY_COMMAND } from "@/server/accounts/roles/act-as-admin";
import { invite } from "@/server/accounts/sign-ups/invitations";
import { setSignUps } from "@/server/accounts/sign-ups/sign-ups";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { personArchive } from "@/server/portability/archive/export/person-archive";
import { checkInstance } from "./check-command";

export const USAGE = `npm run admin -- <command>

  people [search]                     list accounts, or those whose name, email or username contains the text
  make-admin EMAIL                    make an account an administrator
  remove-admin EMAIL                  no longer
  disable EMAIL, enable EMAIL         lock an account out, or let it in again; nothing is deleted
  sign-out EMAIL                      end all sessions and disconnect all programs
  reset-link EMAIL                    print a link that sets a new password, valid for one hour
  delete EMAIL [--export FILE]        delete an account with everything in it, after writing its archive to FILE
  invite [--email EMAIL]              print a link with which one person can sign up within 7 days
  sign-ups open|invitation|domain|closed [DOMAIN …]
  log                                 the latest acts of administration
  check                               the state of the instance, with a test of the storage and of the mail server

Accounts are named by email address or username. The instance may be running or not. Each change is written to the log as made by a command.`;

type Say = (line: string) => void;
type Options = { export?: string | undefined; email?: string | undefined };

/** Why a command could not be done, as one sentence. */
export class CommandError extends Error {}

/** Runs a command of administration. Returns false if the arguments do not match the usage. Throws CommandError. */
export async function runAdminCommand(db: Db, words: readonly string[], say: Say): Promise<boolean> {
  const parsed = parse(words);
  const [command = "", ...rest] = parsed?.positionals ?? [];
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command as keyof typeof COMMANDS] : null;
  if (!parsed || !work) return false;
  return work(db, rest, say, parsed.values);
}

type Command = (db: Db, words: readonly string[], say: Say, options: Options) => Promise<boolean>;

/** A command on one account. */
const on =
  (act: (db: Db, person: { id: string; email: string }, say: Say, options: Options) => Promise<void>): Command =>
  async (db, words, say, options) => {
    const [who, ...more] = words;
    if (!who || more.length > 0) return false;
    await act(db, await personNamed(db, who), say, options);
    return true;
  };

const COMMANDS = {
  people: async (db, [search, ...more], say) => {
    if (more.length > 0) return false;
    let cursor: string | undefined;
    do {
      const page = await listPeople(db, { search, cursor, limit: 200 });
      for (const { email, username, name, isAdmin, disabledAt, lastSeenAt } of page.people) {
        const states = [isAdmin ? "administrator" : "", disabledAt ? "disabled" : ""].filter(Boolean).join(", ");
        say([email, username ?? "", name, lastSeenAt?.slice(0, 10) ?? "not seen", states].join("\t").trimEnd());
      }
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return true;
  },
  "make-admin": on(async (db, { id, email }, say) => {
    await setAdmin(db, BY_COMMAND, id, true);
    say(`${email} is an administrator.`);
  }),
  "remove-admin": on(async (db, { id, email }, say) => {
    await setAdmin(db, BY_COMMAND, id, false);
    say(`${email} is no administrator.`);
  }),
  disable: on(async (db, { id, email }, say) => {
    await disablePerson(db, BY_COMMAND, id);
    say(`${email} is disabled: sessions are ended, keys refused, shared resumes hidden.`);
  }),
  enable: on(async (db, { id, email }, say) => {
    await enablePerson(db, BY_COMMAND, id);
    say(`${email} is enabled.`);
  }),
  "sign-out": on(async (db, { id, email }, say) => {
    await signPersonOut(db, BY_COMMAND, id);
    say(`${email} is signed out everywhere.`);
  }),
  "reset-link": on(async (db, { id }, say) => {
    say((await makeResetLink(db, BY_COMMAND, id, ownAddress(), new Date())).url);
    say("It works once, for one hour. Whoever opens it can set a new password.");
  }),
  delete: on(async (db, { id, email }, say, { export: file }) => {
    if (file !== undefined) {
      await writeArchive(db, id, file);
      say(`The archive of ${email} is in ${file}.`);
    }
    await deletePerson(db, BY_COMMAND, id);
    say(`${email} is deleted.`);
  }),
  invite: async (db, words, say, { email }) => {
    if (words.length > 0) return false;
    if (email !== undefined && !z.email().safeParse(email).success) throw new CommandError(`${email} is not an email address.`);
    say((await invite(db, BY_COMMAND, email?.toLowerCase() ?? null, ownAddress(), new Date())).url);
    return true;
  },
  "sign-ups": async (db, [mode, ...domains], say) => {
    if (!isMode(mode) || (mode !== "domain" && domains.length > 0)) return false;
    const { signUps } = await setSignUps(db, BY_COMMAND, { mode, domains: domains.map((domain) => domain.toLowerCase()) });
    say(`Sign-ups: ${[signUps.mode, ...(signUps.mode === "domain" ? signUps.domains : [])].join(" ")}`);
    if (signUps.isFixed) say("DISABLE_SIGNUPS is on, so they stay closed.");
    return true;
  },
  log: async (db, words, say) => {
    if (words.length > 0) return false;
    for (const { at, actorName, kind, subjectName, detail } of (await listActs(db, { limit: 50 })).acts)
      say([at, actorName, kind, subjectName ?? "", detail ?? ""].join("\t").trimEnd());
    return true;
  },
  check: async (db, words, say) => {
    if (words.length > 0) return false;
    if (!(await checkInstance(db, say))) throw new CommandError("Something is wrong; see above.");
    return true;
  },
} satisfies Record<string, Command>;

const isMode = (text: string | undefined): text is SignUpMode => SIGN_UP_MODES.some((mode) => mode === text);

/** Links of commands need an address; without APP_URL it is the one on this machine. */
const ownAddress = () => env().APP_URL ?? `http://localhost:${env().PORT}`;

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { export: { type: "string" }, email: { type: "string" } },
    });
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")) return null;
    throw error;
  }
}

async function personNamed(db: Db, who: string) {
  const name = who.trim().toLowerCase();
  const where = { OR: [{ email: name }, { username: name }] };
  const person = await db.user.findFirst({ where, select: { id: true, email: true } });
  if (!person) throw new CommandError(`There is no account with the email or username ${who}.`);
  return person;
}

/** An existing file is not replaced, and an archive that ends early is removed: nothing is deleted without a whole one. */
async function writeArchive(db: Db, userId: string, file: string): Promise<void> {
  const target = createWriteStream(file, { flags: "wx", mode: 0o600 });
  await new Promise<void>((resolve, reject) => target.once("open", () => resolve()).once("error", reject)).catch(
    (error: Error) => {
      throw new CommandError(`${file} cannot be written: ${error.message}`);
    },
  );
  try {
    await (await personArchive(db, BY_COMMAND, userId, new Date())).pipeTo(Writable.toWeb(target));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
