import {
  type Application,
  freePort,
  makeDataFolder,
  removeDataFolder,
  startApplication,
  stopApplication,
} from "../server/testing/application";
import { type FakeModel, startFakeModel } from "../server/testing/fake-model";
import { type FakeService, sendJson, startFakeService } from "../server/testing/fake-service";
import { startJobBoard } from "./job-board";

export type AiInstance = {
  address: string;
  model: FakeModel;
  search: FakeService;
  /** What the search provider finds, on the job board. */
  found: { url: string; title: string; content: string };
  stop: () => Promise<void>;
};

/**
 * A separate instance that may reach a faked language model, a faked search provider and a job board on this machine. The stories
 * of a worker share one (fixtures.ts), each with a separate user.
 */
export async function startAiInstance(environment: Record<string, string> = {}): Promise<AiInstance> {
  const folder = makeDataFolder("dossier-ai-");
  const model = await startFakeModel();
  const board = await startJobBoard();
  const found = {
    url: `${board.address}/jobs/7`,
    title: "Product Designer at Northpine",
    content: "You design our payments in Utrecht.",
  };
  const search = await startFakeService(({ headers, path }, response) => {
    if (headers.authorization !== "Bearer good-key") return sendJson(response, 401, {});
    if (path === "/extract") return sendJson(response, 200, { results: [] });
    sendJson(response, 200, { results: [found] });
  });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const instance: Application = await startApplication({
    DATA_DIR: folder,
    PORT: String(port),
    APP_URL: address,
    AI_ALLOWED_HOSTS: new URL(model.url).host,
    POSTING_READER_ALLOWED_HOSTS: new URL(board.address).host,
    TAVILY_BASE_URL: search.url,
    ...environment,
  });
  return {
    address,
    model,
    search,
    found,
    async stop() {
      await stopApplication(instance);
      await Promise.all([model.stop(), search.stop(), board.stop()]);
      removeDataFolder(folder);
    },
  };
}
